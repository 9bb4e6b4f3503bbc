import { describe, expect, test } from '@jest/globals';
import { makeTask } from '../../../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../../../tests/js/factories/make-task-list';
import { nextTick } from '../task-edits';
import { addEdit, confirmEdit, dropEdit, receiveTaskLists, taskListsReducer } from '../task-lists-reducer';

const list = makeTaskList( { tasks: [ makeTask( { id: 'tax' } ), makeTask( { id: 'payments' } ) ] } );
const loaded = taskListsReducer( undefined, receiveTaskLists( [ list ], nextTick() ) );
const complete = () => addEdit( { target: 'task', targetId: 'tax', changes: { isComplete: true } } );

function taxOf( state: typeof loaded ) {
	return state.shown[ 0 ]?.tasks[ 0 ];
}

describe( 'task lists', () => {
	test( 'an edit shows at once and touches nothing else', () => {
		const state = taskListsReducer( loaded, complete() );
		expect( taxOf( state )?.isComplete ).toBe( true );
		expect( state.shown[ 0 ]?.tasks[ 1 ] ).toBe( loaded.shown[ 0 ]?.tasks[ 1 ] );
	} );

	test( 'an answer asked for before an edit cannot undo it', () => {
		const askedAt = nextTick();
		const edited = taskListsReducer( loaded, complete() );
		expect( taxOf( taskListsReducer( edited, receiveTaskLists( [ list ], askedAt ) ) )?.isComplete ).toBe( true );
	} );

	test( 'an answer asked for after an edit is believed', () => {
		const edited = taskListsReducer( loaded, complete() );
		expect( taxOf( taskListsReducer( edited, receiveTaskLists( [ list ], nextTick() ) ) )?.isComplete ).toBe( false );
	} );

	test( 'an answer asked for while the write was on its way cannot undo it either', () => {
		const action = complete();
		const edited = taskListsReducer( loaded, action );
		const askedAt = nextTick();
		const confirmed = taskListsReducer( edited, confirmEdit( action.edit.id, { isActioned: true } ) );
		const state = taskListsReducer( confirmed, receiveTaskLists( [ list ], askedAt ) );
		expect( taxOf( state ) ).toMatchObject( { isComplete: true, isActioned: true } );
	} );

	test( 'a refused edit gives way to what the server said last', () => {
		const action = complete();
		const edited = taskListsReducer( loaded, action );
		const renamed = { ...list, tasks: [ makeTask( { id: 'tax', title: 'Renamed' } ) ] };
		const refreshed = taskListsReducer( edited, receiveTaskLists( [ renamed ], 0 ) );
		expect( taxOf( taskListsReducer( refreshed, dropEdit( action.edit.id ) ) ) ).toMatchObject( {
			isComplete: false,
			title: 'Renamed',
		} );
	} );

	test( 'a task that was completed here stays done until the server knows it, and follows the server from then on', () => {
		const completed = addEdit( { target: 'task', targetId: 'tax', changes: { isComplete: true }, isSticky: true } );
		const served = ( isComplete: boolean ) => ( { ...list, tasks: [ makeTask( { id: 'tax', isComplete } ) ] } );
		const answers = [ false, true, false ].map( served );
		let state = taskListsReducer( loaded, completed );
		const seen = answers.map( ( answer ) => {
			state = taskListsReducer( state, receiveTaskLists( [ answer ], nextTick() ) );
			return taxOf( state )?.isComplete;
		} );
		expect( seen ).toEqual( [ true, true, false ] );
	} );
} );
