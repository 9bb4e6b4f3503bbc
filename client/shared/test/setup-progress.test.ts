import { describe, expect, test } from '@jest/globals';
import type { TaskList } from '@store-admin/data';
import { makeTask } from '../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../tests/js/factories/make-task-list';
import { filledQuarters, setupProgress } from '../setup-progress';

const IS_SETUP_OVER = false;
const ready = ( ...data: readonly TaskList[] ) => ( { status: 'ready', data, isRefreshing: false } ) as const;

function listOf( done: number, all: number, changes: Partial< TaskList > = {} ): TaskList {
	return makeTaskList( {
		tasks: Array.from( { length: all }, ( _none, index ) => makeTask( { isComplete: index < done } ) ),
		...changes,
	} );
}

describe( 'setupProgress', () => {
	test( 'is active while a task is open', () => {
		expect( setupProgress( ready( listOf( 3, 5 ) ), IS_SETUP_OVER ) ).toMatchObject( { isActive: true, completed: 3 } );
	} );

	test.each( [
		[ 'hidden', [ listOf( 3, 5, { isHidden: true } ) ] ],
		[ 'not visible', [ listOf( 3, 5, { isVisible: false } ) ] ],
		[ 'complete', [ listOf( 5, 5, { isComplete: true } ) ] ],
		[ 'done but not called complete', [ listOf( 5, 5 ) ] ],
		[ 'empty', [ listOf( 0, 0 ) ] ],
		[ 'absent', [ makeTaskList( { id: 'extended' } ) ] ],
		[ 'among no lists at all', [] ],
	] )( 'is not active when the list is %s, whatever the boot object says', ( _name, lists ) => {
		expect( setupProgress( ready( ...lists ), IS_SETUP_OVER ).isActive ).toBe( false );
	} );

	test( 'comes from the boot object while the lists are loading', () => {
		expect( setupProgress( { status: 'pending' }, IS_SETUP_OVER ) ).toEqual( { isActive: true, tasks: undefined, completed: 0 } );
		expect( setupProgress( { status: 'pending' }, true ).isActive ).toBe( false );
	} );

	test( 'leaves out tasks that are snoozed, dismissed or hidden from this user', () => {
		const tasks = [
			makeTask( { isComplete: true } ),
			makeTask(),
			makeTask( { isDismissed: true } ),
			makeTask( { canView: false } ),
			makeTask( { isSnoozed: true, snoozedUntil: Date.now() + 1e6 } ),
			makeTask( { isSnoozed: true, snoozedUntil: Date.now() - 1000 } ),
		];
		expect( setupProgress( ready( makeTaskList( { tasks } ) ), IS_SETUP_OVER ).tasks ).toHaveLength( 3 );
	} );
} );

test.each( [
	[ 0, 5, 0 ],
	[ 1, 10, 1 ],
	[ 1, 2, 1 ],
	[ 3, 5, 2 ],
	[ 3, 4, 2 ],
	[ 4, 5, 3 ],
] )( 'filledQuarters with %i of %i tasks done is %i', ( done, all, quarters ) => {
	expect( filledQuarters( setupProgress( ready( listOf( done, all ) ), IS_SETUP_OVER ) ) ).toBe( quarters );
} );

test( 'filledQuarters is 0 while the tasks are loading', () => {
	expect( filledQuarters( { isActive: true, tasks: undefined, completed: 0 } ) ).toBe( 0 );
} );
