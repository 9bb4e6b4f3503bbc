import { expect, test } from '@jest/globals';
import { dispatch } from '@wordpress/data';
import { onboardingStore, registerStores } from '@store-admin/data';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { bootWith } from '../../../../tests/js/render';
import { startHome } from '../loader';

const TASKS = 'GET /wc-admin/onboarding/tasks';

function start(): void {
	bootWith();
	registerStores();
	void dispatch( onboardingStore ).invalidateResolution( 'getTaskLists', [] );
	onRest( TASKS, [ makeTaskList() ] );
}

test( 'startHome fetches the lists once, before the screen needs them', async () => {
	start();
	await Promise.all( [ startHome(), startHome() ] );
	expect( restRequests( TASKS ) ).toHaveLength( 1 );
} );

test.each( [
	[ 'fails', () => restError( 500, 'broken', 'No database' ) ],
	[ 'never comes', () => new Promise( () => {} ) ],
] )( 'startHome resolves when the answer %s', async ( _, answer ) => {
	start();
	onRest( TASKS, answer );
	await expect( startHome() ).resolves.toBeUndefined();
} );
