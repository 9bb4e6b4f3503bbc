import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { useTaskLists } from '@store-admin/data';
import { Answer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { SessionPlace } from '../session-place';

const TASKS = 'GET /wc-admin/onboarding/tasks';
const nonces = apiFetch.createNonceMiddleware( 'stale00000' );

function Page() {
	const { taskLists, retry } = useTaskLists();
	return (
		<>
			<SessionPlace />
			<button onClick={ retry }>Retry</button>
			<output>{ taskLists.status }</output>
		</>
	);
}

beforeEach( () => {
	apiFetch.use( nonces );
	apiFetch.nonceMiddleware = nonces;
	apiFetch.nonceEndpoint = 'http://localhost/wp-json/nonce';
	nonces.nonce = 'stale00000';
	onRest( TASKS, ( { headers } ) =>
		headers.get( 'X-WP-Nonce' ) === 'fresh00000' ? [] : restError( 403, 'rest_cookie_invalid_nonce', 'Cookie check failed' )
	);
	onRest( 'GET /nonce', new Answer( 400, '0', {} ) );
} );

afterEach( () => {
	apiFetch.unregister( nonces );
} );

test( 'H5: SessionNotice is shown once when the session has ended, requests stop, and both end after signing in', async () => {
	const { user } = render( <Page /> );
	expect( await screen.findByText( /You have been signed out/ ) ).toBeInTheDocument();
	expect( screen.getByRole( 'link', { name: /Sign in/ } ) ).toHaveAttribute( 'target', '_blank' );
	for ( let press = 0; press < 5; press++ ) {
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
	}
	await waitFor( () => expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'failed' ) );
	expect( restRequests() ).toHaveLength( 2 );
	expect( screen.getAllByRole( 'alert' ) ).toHaveLength( 1 );

	onRest( 'GET /nonce', new Answer( 200, 'fresh00000', {} ) );
	act( () => {
		window.dispatchEvent( new Event( 'focus' ) );
	} );
	await waitFor( () => expect( screen.queryByText( /You have been signed out/ ) ).not.toBeInTheDocument() );
	await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
	await waitFor( () => expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'ready' ) );
} );

test( 'SI1: A plain 401 leads to signing in as well', async () => {
	onRest( TASKS, restError( 401, 'rest_forbidden', 'Sorry, you are not allowed to do that.' ) );
	render( <Page /> );
	expect( await screen.findByText( /You have been signed out/ ) ).toBeInTheDocument();
	expect( restRequests( TASKS ) ).toHaveLength( 1 );
} );
