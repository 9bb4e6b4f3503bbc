import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { act, screen, waitFor } from '@testing-library/react';
import { noticesStore } from '@store-admin/data';
import { forgetCulprits } from '@store-admin/extensibility';
import { expectConsole } from '../../../../tests/js/console-guard';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
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

test( 'shows what was queued for this user and for everybody, not for others', async () => {
	renderApp( '%2Fmine', { queue: { ...queued( 'a' ), ...queued( 'b', { user_id: 1 } ), ...queued( 'c', { user_id: '7' } ) } } );
	expect( await screen.findByText( 'Notice a' ) ).toBeInTheDocument();
	expect( screen.getByText( 'Notice b' ) ).toBeInTheDocument();
	expect( screen.queryByText( 'Notice c' ) ).not.toBeInTheDocument();
} );

test( 'waits for the scripts behind ours, since their filter may change it', async () => {
	const state = jest.spyOn( document, 'readyState', 'get' ).mockReturnValue( 'loading' );
	renderApp( '%2Fmine', { queue: queued( 'a' ) } );
	await waitFor( () => expect( restRequests( 'GET /wc-admin/options' ) ).toHaveLength( 1 ) );
	addFilter( FILTER, 'test/late', ( notice: object ) => ( { ...notice, content: 'Changed by a late script' } ) );
	expect( screen.queryByText( 'Notice a' ) ).not.toBeInTheDocument();
	state.mockRestore();
	act( () => void document.dispatchEvent( new Event( 'readystatechange' ) ) );
	expect( await screen.findByText( 'Changed by a late script' ) ).toBeInTheDocument();
} );

test( 'a click puts one away and takes it out of the queue, those of others stay in it', async () => {
	const { user } = renderApp( '%2Fmine', { queue: { ...queued( 'a' ), ...queued( 'c', { user_id: 7 } ) } } );
	await user.click( await screen.findByText( 'Notice a' ) );
	expect( screen.queryByText( 'Notice a' ) ).not.toBeInTheDocument();
	await waitFor( () => expect( stored() ).toEqual( [ { [ QUEUE ]: [ expect.objectContaining( { id: 'c' } ) ] } ] ) );
} );

test( 'two that go one after the other are both taken out', async () => {
	const { user } = renderApp( '%2Fmine', { queue: { ...queued( 'a' ), ...queued( 'b' ) } } );
	await user.click( await screen.findByText( 'Notice a' ) );
	await user.click( screen.getByText( 'Notice b' ) );
	await waitFor( () => expect( stored() ).toEqual( [ { [ QUEUE ]: [ expect.objectContaining( { id: 'b' } ) ] }, { [ QUEUE ]: [] } ] ) );
	expect( screen.queryByText( /Notice/ ) ).not.toBeInTheDocument();
} );

test( 'a queue that cannot be saved bothers nobody', async () => {
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
] )( 'a queue that is %s shows nothing', async ( _, queue ) => {
	renderApp( '%2Fmine', { queue } );
	await waitFor( () => expect( restRequests( 'GET /wc-admin/options' ) ).toHaveLength( 1 ) );
	expect( screen.queryByRole( 'button', { name: /Dismiss/ } ) ).not.toBeInTheDocument();
} );

describe( 'the filter', () => {
	test( 'changes a notice', async () => {
		addFilter( FILTER, 'my/plugin', ( notice: object ) => ( { ...notice, content: 'Changed' } ) );
		renderApp( '%2Fmine', { queue: queued( 'a' ) } );
		expect( await screen.findByText( 'Changed' ) ).toBeInTheDocument();
	} );

	test( 'that returns nothing is ignored', async () => {
		addFilter( FILTER, 'bad/plugin', () => undefined );
		expectConsole( 'warn', /woocommerce_admin_queued_notice_filter, handler bad\/plugin/ );
		renderApp( '%2Fmine', { queue: queued( 'a' ) } );
		expect( await screen.findByText( 'Notice a' ) ).toBeInTheDocument();
	} );
} );

test( 'notices of the page leave after ten seconds, unless they ask to be put away', async () => {
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

test( 'somebody who does not manage the store asks for no queue: the server would refuse', async () => {
	onRest( 'GET /wp/v2/users/me', makeUser() );
	const before = restRequests( 'GET /wc-admin/options' ).length;
	renderApp( '%2Fmine', { settings: { user: { id: 7, name: 'Olga', capabilities: [ 'edit_shop_orders' ] } }, queue: queued( 'a' ) } );
	await act( async () => {
		await new Promise( ( resolve ) => setTimeout( resolve, 150 ) );
	} );
	expect( restRequests( 'GET /wc-admin/options' ) ).toHaveLength( before );
} );
