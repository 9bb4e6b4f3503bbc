import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@store-admin/api';
import type { RemoteData } from '@store-admin/data';
import { RemoteBoundary } from '../remote-boundary';

function renderBoundary( of: RemoteData< readonly string[] > ) {
	const onRetry = jest.fn();
	render(
		<RemoteBoundary
			of={ of }
			skeleton={ <p>Waiting</p> }
			failureTitle="Your tasks could not be loaded."
			onRetry={ onRetry }
			isEmpty={ ( items ) => items.length === 0 }
			empty={ <p>Nothing</p> }
		>
			{ ( items ) => <p>{ items.join() }</p> }
		</RemoteBoundary>
	);
	return { onRetry, user: userEvent.setup() };
}

function failed( fields: { readonly code?: string; readonly status?: number; readonly message?: string } ) {
	return {
		status: 'failed',
		error: new ApiError( { code: 'rest_error', status: 500, message: 'The database is away.', request: 'GET /tasks', ...fields } ),
	} as const;
}

describe( 'RemoteBoundary', () => {
	it( 'shows the skeleton while the value is pending', () => {
		renderBoundary( { status: 'pending' } );
		expect( screen.getByText( 'Waiting' ) ).toBeInTheDocument();
	} );

	it( 'shows the empty state or the content', () => {
		renderBoundary( { status: 'ready', data: [], isRefreshing: false } );
		expect( screen.getByText( 'Nothing' ) ).toBeInTheDocument();
	} );

	it( 'keeps the content while the value is refreshed', () => {
		renderBoundary( { status: 'ready', data: [ 'one', 'two' ], isRefreshing: true } );
		expect( screen.getByText( 'one,two' ) ).toBeInTheDocument();
	} );

	it( 'keeps the content when its refresh fails, says so beside it, and tries again', async () => {
		const { error } = failed( {} );
		const { onRetry, user } = renderBoundary( { status: 'ready', data: [ 'one' ], isRefreshing: false, refreshError: error } );
		expect( screen.getByText( 'one' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'This could not be refreshed, so it may be out of date. The database is away.'
		);
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( onRetry ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'names the wrong field of an answer in the technical detail', () => {
		const problem = 'tasks.0.id: expected a text, received nothing';
		const error = new ApiError( { code: 'wrong_shape', status: 200, message: 'Not understood.', request: 'GET /tasks', problem } );
		renderBoundary( { status: 'failed', error } );
		expect( screen.getByText( `GET /tasks: wrong_shape (200), ${ problem }` ) ).toBeInTheDocument();
	} );

	it( 'keeps an empty value empty when its refresh fails', () => {
		renderBoundary( { status: 'ready', data: [], isRefreshing: false, refreshError: failed( {} ).error } );
		expect( screen.getByText( 'Nothing' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'alert' ) ).toBeInTheDocument();
	} );

	it( 'says nothing of the failed refresh while it refreshes again', () => {
		renderBoundary( { status: 'ready', data: [ 'one' ], isRefreshing: true, refreshError: failed( {} ).error } );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );

	it( 'shows the server’s message and tries again', async () => {
		const { onRetry, user } = renderBoundary( failed( {} ) );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Your tasks could not be loaded.' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );
		expect( screen.getByText( 'GET /tasks: rest_error (500)' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( onRetry ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'session_expired', 401, 'Your session has ended. Please sign in again.' ],
		[ 'invalid_json', 403, 'The server sent a page that could not be understood. Try again in a moment.' ],
	] )( 'explains %s with status %d and offers to try again', async ( code, status, message ) => {
		const { onRetry, user } = renderBoundary( failed( { code, status, message } ) );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( message );
		expect( screen.getByRole( 'alert' ) ).not.toHaveTextContent( 'not allowed' );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( onRetry ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'offers no second attempt when the user may not see the value', () => {
		renderBoundary( failed( { status: 403, code: 'rest_forbidden' } ) );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'not allowed' );
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	} );

	it( 'explains fetch_error', () => {
		renderBoundary( failed( { code: 'fetch_error', status: 0 } ) );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'could not reach the store' );
	} );
} );
