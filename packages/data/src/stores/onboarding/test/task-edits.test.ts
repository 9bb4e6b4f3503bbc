import { describe, expect, test } from '@jest/globals';
import { makeTask } from '../../../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../../../tests/js/factories/make-task-list';
import { addEdits, nextTick } from '../../../core/optimistic-edits';
import { receiveActions, receiveTaskLists, taskListsReducer } from '../state';
import { editTask, editTaskList } from '../task-edits';

const list = makeTaskList( { id: 'setup', tasks: [ makeTask( { id: 'tax' } ), makeTask( { id: 'setup' } ) ] } );
const loaded = taskListsReducer( undefined, receiveTaskLists( [ list ], nextTick() ) );

function taxOf( state: typeof loaded ) {
	return state.shown[ 0 ]?.tasks[ 0 ];
}

describe( 'an edit of a task', () => {
	const state = taskListsReducer( loaded, addEdits( [ editTask( 'tax', { isComplete: true } ) ] ) );

	test( 'is shown at once, and other tasks stay the same objects', () => {
		expect( taxOf( state )?.isComplete ).toBe( true );
		expect( state.shown[ 0 ]?.tasks[ 1 ] ).toBe( list.tasks[ 1 ] );
	} );

	test( 'is dropped for lists that were requested after it', () => {
		expect( taxOf( taskListsReducer( state, receiveTaskLists( [ list ], nextTick() ) ) )?.isComplete ).toBe( false );
	} );

	test( 'is kept for lists that were requested before it', () => {
		expect( taxOf( taskListsReducer( state, receiveTaskLists( [ list ], 0 ) ) )?.isComplete ).toBe( true );
	} );
} );

test( 'of a list changes no task with the same id', () => {
	const state = taskListsReducer( loaded, addEdits( [ editTaskList( 'setup', { isHidden: true } ) ] ) );
	expect( state.shown[ 0 ] ).toMatchObject( { isHidden: true, tasks: list.tasks } );
} );

test( 'that completes a task is kept until the server answers that it is complete, and dropped then', () => {
	const served = ( isComplete: boolean ) => ( { ...list, tasks: [ makeTask( { id: 'tax', isComplete } ) ] } );
	let state = taskListsReducer( loaded, receiveActions.optimisticallyCompleteTask( 'tax' ) as never );
	const seen = [ false, true, false ].map( ( isComplete ) => {
		state = taskListsReducer( state, receiveTaskLists( [ served( isComplete ) ], nextTick() ) );
		return taxOf( state )?.isComplete;
	} );
	expect( seen ).toEqual( [ true, true, false ] );
} );
