import { afterEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { onboardingStore, registerStores } from '@store-admin/data';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { bootWith } from '../../../../tests/js/render';
import { settle } from '../../../../tests/js/settle';
import { startHome } from '../loader';

const TASKS = 'GET /wc-admin/onboarding/tasks';

function bootIn( readyState: DocumentReadyState ): void {
	bootWith();
	registerStores();
	void dispatch( onboardingStore ).invalidateResolution( 'getTaskLists', [] );
	onRest( TASKS, [ makeTaskList() ] );
	jest.spyOn( document, 'readyState', 'get' ).mockReturnValue( readyState );
}

afterEach( () => {
	jest.restoreAllMocks();
} );

test( 'the lists are asked for once, before the screen asks', async () => {
	bootIn( 'complete' );
	await Promise.all( [ startHome(), startHome() ] );
	expect( restRequests( TASKS ) ).toHaveLength( 1 );
} );

test( 'scripts that come later in the document may still add tasks', async () => {
	bootIn( 'loading' );
	void startHome();
	await settle();
	expect( restRequests( TASKS ) ).toHaveLength( 0 );
	document.dispatchEvent( new Event( 'DOMContentLoaded' ) );
	await waitFor( () => expect( restRequests( TASKS ) ).toHaveLength( 1 ) );
} );

test.each( [
	[ 'fails', () => restError( 500, 'broken', 'No database' ) ],
	[ 'never comes', () => new Promise( () => {} ) ],
] )( 'an answer that %s does not hold up the screen', async ( _, answer ) => {
	bootIn( 'complete' );
	onRest( TASKS, answer );
	await expect( startHome() ).resolves.toBeUndefined();
} );
