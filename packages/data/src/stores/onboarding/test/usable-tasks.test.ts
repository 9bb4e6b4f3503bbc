import { afterEach, expect, test } from '@jest/globals';
import { forgetCulprits } from '@store-admin/extensibility';
import { expectConsole } from '../../../../../../tests/js/console-guard';
import { makeTask } from '../../../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../../../tests/js/factories/make-task-list';
import { usableTaskLists } from '../usable-tasks';

afterEach( forgetCulprits );

const idsOf = ( ...tasks: ReturnType< typeof makeTask >[] ) =>
	usableTaskLists( [ makeTaskList( { id: 'extended', tasks } ) ] ).flatMap( ( list ) => list.tasks.map( ( task ) => task.id ) );

test( 'usableTaskLists leaves a task without an id out and warns once', () => {
	expectConsole( 'warn', /task list extended, task “Connect”.*has no id/ );
	const tasks = [ makeTask( { id: '', title: 'Connect' } ), makeTask( { id: 'fine' } ) ];
	expect( idsOf( ...tasks ) ).toEqual( [ 'fine' ] );
	expect( idsOf( ...tasks ) ).toEqual( [ 'fine' ] );
} );

test( 'usableTaskLists keeps a task without a title and warns once', () => {
	expectConsole( 'warn', /task list extended, task untitled.*has no title/ );
	expect( idsOf( makeTask( { id: 'untitled', title: ' ' } ) ) ).toEqual( [ 'untitled' ] );
} );
