import { describe, expect, test } from '@jest/globals';
import { expectConsole } from '../../../../../tests/js/console-guard';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../../tests/js/factories/make-task-list';
import { onRest, restRequests } from '../../../../../tests/js/fake-rest';
import { fetchTaskLists, hideTaskList, saveProfile, snoozeTask } from '../../index';

describe( 'fetchTaskLists', () => {
	test( 'returns the lists as the server sent them', async () => {
		const lists = [ makeTaskList(), makeTaskList( { id: 'extended' } ) ];
		onRest( 'GET /wc-admin/onboarding/tasks', lists );
		expect( await fetchTaskLists() ).toEqual( lists );
	} );

	test( 'adds missing fields to a third-party task, and keeps additional ones', async () => {
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

	test( 'sends the tasks of the deprecated filter', async () => {
		onRest( 'POST /wc-admin/onboarding/tasks', [] );
		await fetchTaskLists( [ { id: 'mine', list_id: 'extended' } ] );
		expect( restRequests()[ 0 ]?.body ).toEqual( { extended_tasks: [ { id: 'mine', list_id: 'extended' } ] } );
	} );
} );

test( 'snoozeTask snoozes for a day and returns the task of the answer', async () => {
	onRest( 'POST /wc-admin/onboarding/tasks/:id/snooze', makeTask( { id: 'tax', isSnoozed: true, snoozedUntil: 5 } ) );
	expect( await snoozeTask( 'tax' ) ).toMatchObject( { id: 'tax', snoozedUntil: 5 } );
	expect( restRequests()[ 0 ]?.body ).toEqual( { duration: 'day' } );
} );

test( 'snoozeTask throws when the task of the answer is not snoozed', async () => {
	onRest( 'POST /wc-admin/onboarding/tasks/:id/snooze', makeTask( { id: 'tax', isSnoozeable: true } ) );
	await expect( snoozeTask( 'tax' ) ).rejects.toMatchObject( {
		code: 'wrong_shape',
		problem: expect.stringContaining( 'a snoozed task' ),
	} );
} );

test( 'hideTaskList returns the hidden list', async () => {
	onRest( 'POST /wc-admin/onboarding/tasks/setup/hide', makeTaskList( { isHidden: true } ) );
	expect( await hideTaskList( 'setup' ) ).toMatchObject( { id: 'setup', isHidden: true } );
} );

test( 'saveProfile throws when the profile was not saved, although the status is 200', async () => {
	onRest( 'POST /wc-admin/onboarding/profile', { status: 'error', message: 'Not now.' } );
	await expect( saveProfile( { completed: true } ) ).rejects.toMatchObject( {
		code: 'not_successful',
		message: 'Not now.',
	} );
} );
