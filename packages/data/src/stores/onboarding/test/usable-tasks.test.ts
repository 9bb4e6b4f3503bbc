import { afterEach, expect, test } from '@jest/globals';
import { forgetCulprits } from '@store-admin/extensibility';
import { expectConsole } from '../../../../../../tests/js/console-guard';
import { makeTask } from '../../../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../../../tests/js/factories/make-task-list';
import { usableTaskLists } from '../usable-tasks';

afterEach( forgetCulprits );

const idsOf = ( ...tasks: ReturnType< typeof makeTask >[] ) =>
	usableTaskLists( [ makeTaskList( { id: 'extended', tasks } ) ] ).flatMap( ( list ) => list.tasks.map( ( task ) => task.id ) );

test( 'a task without an id is left out and named once', () => {
	expectConsole( 'warn', /task list extended, task “Connect”.*has no id/ );
	const tasks = [ makeTask( { id: '', title: 'Connect' } ), makeTask( { id: 'fine' } ) ];
	expect( idsOf( ...tasks ) ).toEqual( [ 'fine' ] );
	expect( idsOf( ...tasks ) ).toEqual( [ 'fine' ] );
} );

test( 'a task without a title stays and is named once', () => {
	expectConsole( 'warn', /task list extended, task untitled.*has no title/ );
	expect( idsOf( makeTask( { id: 'untitled', title: ' ' } ) ) ).toEqual( [ 'untitled' ] );
} );
