import { describe, expect, test } from '@jest/globals';
import { expectConsole } from '../../../../../tests/js/console-guard';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../../tests/js/factories/make-task-list';
import { onRest, restRequests } from '../../../../../tests/js/fake-rest';
import { fetchTaskLists, hideTaskList, saveProfile, snoozeTask } from '../../index';

describe( 'fetchTaskLists', () => {
	test( 'gives the lists as the server sent them', async () => {
		const lists = [ makeTaskList(), makeTaskList( { id: 'extended' } ) ];
		onRest( 'GET /wc-admin/onboarding/tasks', lists );
		expect( await fetchTaskLists() ).toEqual( lists );
	} );

	test( 'fills in what a third-party task leaves out, and keeps what it adds', async () => {
		expectConsole( 'warn', /^Store Admin: task “No id”: id: expected a text, received nothing\. It was left out\./ );
		expectConsole( 'warn', /^Store Admin: task without a name: .* It was left out\./ );
		onRest( 'GET /wc-admin/onboarding/tasks', [
			{ id: 'extended', tasks: [ { id: 'mine', imageUrl: 'a.png' }, { title: 'No id' }, 'nonsense' ] },
		] );
		const [ list ] = await fetchTaskLists();
		expect( list?.tasks ).toHaveLength( 1 );
		expect( list?.tasks[ 0 ] ).toMatchObject( {
			id: 'mine',
			title: '',
			canView: true,
			isComplete: false,
			additionalData: null,
			imageUrl: 'a.png',
		} );
		expect( list ).toMatchObject( { isHidden: false, keepCompletedTaskList: 'no' } );
	} );

	test( 'sends the tasks of the deprecated filter along', async () => {
		onRest( 'POST /wc-admin/onboarding/tasks', [] );
		await fetchTaskLists( [ { id: 'mine', list_id: 'extended' } ] );
		expect( restRequests()[ 0 ]?.body ).toEqual( { extended_tasks: [ { id: 'mine', list_id: 'extended' } ] } );
	} );
} );

test( 'a task is snoozed for a day and the server says what became of it', async () => {
	onRest( 'POST /wc-admin/onboarding/tasks/:id/snooze', makeTask( { id: 'tax', isSnoozed: true, snoozedUntil: 5 } ) );
	expect( await snoozeTask( 'tax' ) ).toMatchObject( { id: 'tax', snoozedUntil: 5 } );
	expect( restRequests()[ 0 ]?.body ).toEqual( { duration: 'day' } );
} );

test( 'snoozeTask throws when the answer does not show it', async () => {
	onRest( 'POST /wc-admin/onboarding/tasks/:id/snooze', makeTask( { id: 'tax', isSnoozeable: true } ) );
	await expect( snoozeTask( 'tax' ) ).rejects.toMatchObject( {
		code: 'wrong_shape',
		problem: expect.stringContaining( 'a snoozed task' ),
	} );
} );

test( 'a list is hidden', async () => {
	onRest( 'POST /wc-admin/onboarding/tasks/setup/hide', makeTaskList( { isHidden: true } ) );
	expect( await hideTaskList( 'setup' ) ).toMatchObject( { id: 'setup', isHidden: true } );
} );

test( 'a profile that was not saved is a failure, although the server sends 200', async () => {
	onRest( 'POST /wc-admin/onboarding/profile', { status: 'error', message: 'Not now.' } );
	await expect( saveProfile( { completed: true } ) ).rejects.toMatchObject( {
		code: 'not_successful',
		message: 'Not now.',
	} );
} );
