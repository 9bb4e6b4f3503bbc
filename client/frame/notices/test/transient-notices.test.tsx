import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { act, screen, waitFor } from '@testing-library/react';
import { noticesStore } from '@store-admin/data';
import { forgetCulprits } from '@store-admin/extensibility';
import { expectConsole } from '../../../../tests/js/console-guard';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { controlTime, passTime } from '../../../../tests/js/pass-time';
import { addPages, makePage, PAGES, renderApp } from '../../../app/test/render-app';

const QUEUE = 'woocommerce_admin_transient_notices_queue';
const FILTER = 'woocommerce_admin_queued_notice_filter';

function queued( id: string, changes: object = {} ) {
	return { [ id ]: { id, user_id: null, status: 'success', content: `Notice ${ id }`, options: {}, ...changes } };
}

beforeEach( () => {
	addPages( makePage() );
	onRest( 'POST /wc-admin/options', { [ QUEUE ]: true } );
} );

afterEach( () => {
	jest.useRealTimers();
	act( () => {
		removeAllFilters( PAGES, '' );
	} );
	removeAllFilters( FILTER, '' );
	forgetCulprits();
} );

function stored(): unknown {
	return restRequests( 'POST /wc-admin/options' ).map( ( { body } ) => body );
}

test( 'TransientNotices shows the notices that are queued for this user and for all users, not for others', async () => {
	renderApp( '%2Fmine', { queue: { ...queued( 'a' ), ...queued( 'b', { user_id: 1 } ), ...queued( 'c', { user_id: '7' } ) } } );
	expect( await screen.findByText( 'Notice a' ) ).toBeInTheDocument();
	expect( screen.getByText( 'Notice b' ) ).toBeInTheDocument();
	expect( screen.queryByText( 'Notice c' ) ).not.toBeInTheDocument();
} );

test( 'A queued notice waits until all scripts have run, since their filter may change it', async () => {
	const state = jest.spyOn( document, 'readyState', 'get' ).mockReturnValue( 'loading' );
	renderApp( '%2Fmine', { queue: queued( 'a' ) } );
	await waitFor( () => expect( restRequests( 'GET /wc-admin/options' ) ).toHaveLength( 1 ) );
	addFilter( FILTER, 'test/late', ( notice: object ) => ( { ...notice, content: 'Changed by a late script' } ) );
	expect( screen.queryByText( 'Notice a' ) ).not.toBeInTheDocument();
	state.mockRestore();
	act( () => void document.dispatchEvent( new Event( 'readystatechange' ) ) );
	expect( await screen.findByText( 'Changed by a late script' ) ).toBeInTheDocument();
} );

test( 'A click dismisses a notice and removes it from the queue, and those of other users stay', async () => {
	const { user } = renderApp( '%2Fmine', { queue: { ...queued( 'a' ), ...queued( 'c', { user_id: 7 } ) } } );
	await user.click( await screen.findByText( 'Notice a' ) );
	expect( screen.queryByText( 'Notice a' ) ).not.toBeInTheDocument();
	await waitFor( () => expect( stored() ).toEqual( [ { [ QUEUE ]: queued( 'c', { user_id: 7 } ) } ] ) );
} );

test( 'Two notices that are dismissed one after the other are both removed from the queue', async () => {
	const { user } = renderApp( '%2Fmine', { queue: { ...queued( 'a' ), ...queued( 'b' ) } } );
	await user.click( await screen.findByText( 'Notice a' ) );
	await user.click( screen.getByText( 'Notice b' ) );
	await waitFor( () => expect( stored() ).toEqual( [ { [ QUEUE ]: queued( 'b' ) }, { [ QUEUE ]: {} } ] ) );
	expect( screen.queryByText( /Notice/ ) ).not.toBeInTheDocument();
} );

test( 'A dismissed notice leaves everything else in the queue as it came', async () => {
	const { user } = renderApp( '%2Fmine', { queue: { ...queued( 'a' ), b: 'no notice', c: { id: 3 } } } );
	await user.click( await screen.findByText( 'Notice a' ) );
	await waitFor( () => expect( stored() ).toEqual( [ { [ QUEUE ]: { b: 'no notice', c: { id: 3 } } } ] ) );
} );

test( 'A failed write of the queue shows no error', async () => {
	onRest( 'POST /wc-admin/options', restError( 500, 'broken', 'No.' ) );
	const { user } = renderApp( '%2Fmine', { queue: queued( 'a' ) } );
	await user.click( await screen.findByText( 'Notice a' ) );
	await waitFor( () => expect( stored() ).toHaveLength( 1 ) );
	expect( screen.queryByText( 'Notice a' ) ).not.toBeInTheDocument();
	expect( screen.getByText( 'My page' ) ).toBeInTheDocument();
} );

test.each( [
	[ 'false', false ],
	[ 'an empty list', [] ],
	[ 'rubbish', { a: 'x', b: { id: 3 } } ],
	[ 'a word', 'x' ],
] )( 'A queue that is %s shows nothing', async ( _, queue ) => {
	renderApp( '%2Fmine', { queue } );
	await waitFor( () => expect( restRequests( 'GET /wc-admin/options' ) ).toHaveLength( 1 ) );
	expect( screen.queryByRole( 'button', { name: /Dismiss/ } ) ).not.toBeInTheDocument();
} );

describe( 'The filter of queued notices', () => {
	test( 'can change a notice', async () => {
		addFilter( FILTER, 'my/plugin', ( notice: object ) => ( { ...notice, content: 'Changed' } ) );
		renderApp( '%2Fmine', { queue: queued( 'a' ) } );
		expect( await screen.findByText( 'Changed' ) ).toBeInTheDocument();
	} );

	test( 'is ignored when it returns nothing', async () => {
		addFilter( FILTER, 'bad/plugin', () => undefined );
		expectConsole( 'warn', /woocommerce_admin_queued_notice_filter, handler bad\/plugin/ );
		renderApp( '%2Fmine', { queue: queued( 'a' ) } );
		expect( await screen.findByText( 'Notice a' ) ).toBeInTheDocument();
	} );
} );

test( 'A notice goes after ten seconds, unless it has to be dismissed', async () => {
	jest.useFakeTimers();
	const { registry } = renderApp( '%2Fmine' );
	await act( async () => {
		await registry.dispatch( noticesStore ).createNotice( 'success', 'Saved.' );
		await registry.dispatch( noticesStore ).createNotice( 'error', 'Not saved.', { explicitDismiss: true } );
	} );
	act( () => {
		jest.advanceTimersByTime( 9999 );
	} );
	expect( screen.getByText( 'Saved.' ) ).toBeInTheDocument();
	act( () => {
		jest.advanceTimersByTime( 1 );
	} );
	expect( screen.queryByText( 'Saved.' ) ).not.toBeInTheDocument();
	expect( screen.getByText( 'Not saved.' ) ).toBeInTheDocument();
} );

test( 'TransientNotices requests no queue for a user whom the server would refuse it', async () => {
	controlTime();
	onRest( 'GET /wp/v2/users/me', makeUser() );
	const before = restRequests( 'GET /wc-admin/options' ).length;
	renderApp( '%2Fmine', { settings: { user: { id: 7, name: 'Olga', capabilities: [ 'edit_shop_orders' ] } }, queue: queued( 'a' ) } );
	await passTime( 150 );
	expect( restRequests( 'GET /wc-admin/options' ) ).toHaveLength( before );
} );
