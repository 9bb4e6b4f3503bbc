import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { removeAllFilters } from '@wordpress/hooks';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeNote } from '../../../../tests/js/factories/make-note';
import { onRest, restError, restRequests, type RestRequest } from '../../../../tests/js/fake-rest';
import { controlTime, passTime } from '../../../../tests/js/pass-time';
import { settle } from '../../../../tests/js/settle';
import { addPages, makePage, PAGES, renderApp } from '../../../app/test/render-app';

const NOTES = 'GET /wc-analytics/admin/notes';
const update = makeNote( {
	id: 1,
	type: 'update',
	title: 'Database update',
	content: 'Run <strong>it</strong>.',
	actions: [ { id: 5, name: 'run', label: 'Run update', url: '' } ],
} );
const failure = makeNote( { id: 2, type: 'error', title: 'Payment <b>failed</b>', is_snoozable: true } );

beforeEach( () => {
	addPages( makePage() );
	onRest( NOTES, [ update, failure ] );
	onRest( 'DELETE /wc-analytics/admin/notes/delete/:id', ( { params }: RestRequest ) => ( {
		...update,
		id: Number( params[ 'id' ] ),
		is_deleted: true,
	} ) );
	onRest( 'PUT /wc-analytics/admin/notes/:id', ( { body }: RestRequest ) => ( { ...failure, ...( body as object ) } ) );
	onRest( 'POST /wc-analytics/admin/notes/:id/action/:action', { ...update, status: 'actioned' } );
} );

afterEach( () => {
	act( () => {
		removeAllFilters( PAGES, '' );
	} );
} );

function renderAlerts( settings = {} ) {
	return renderApp( '%2Fmine', { settings: { alertCount: 2, ...settings } } );
}

test( 'StoreAlerts requests exactly what the server preloads, and shows one alert at a time', async () => {
	const { user } = renderAlerts();
	const alert = await screen.findByRole( 'region', { name: 'Database update' } );
	expect( alert ).toHaveTextContent( 'Run it.' );
	expect( restRequests( NOTES ).map( ( { query } ) => query ) ).toEqual( [
		{ page: '1', per_page: '25', type: 'error,update', status: 'unactioned' },
	] );
	expect( within( alert ).getByText( '1 of 2' ) ).toBeInTheDocument();
	await user.click( screen.getByRole( 'button', { name: 'Next Alert' } ) );
	expect( screen.getByRole( 'heading', { name: 'Payment failed' } ) ).toBeInTheDocument();
	expect( screen.getByText( '2 of 2' ) ).toBeInTheDocument();
	await user.click( screen.getByRole( 'button', { name: 'Next Alert' } ) );
	expect( screen.getByRole( 'heading', { name: 'Database update' } ) ).toBeInTheDocument();
} );

test.each( [
	[ 'there are none', { alertCount: 0 } ],
	[ 'the feature is off', { features: [] } ],
	[ 'the user may not manage the store', { user: { id: 2, name: 'R', capabilities: [ 'view_woocommerce_reports' ] } } ],
] )( 'StoreAlertsArea requests nothing when %s', async ( _, settings ) => {
	controlTime();
	onRest( 'GET /wp/v2/users/me', {} );
	renderAlerts( settings );
	// Enough time for the requests that the page makes itself.
	await passTime( 250 );
	expect( restRequests( NOTES ) ).toHaveLength( 0 );
} );

test( 'A page can switch the alerts off', async () => {
	act( () => {
		removeAllFilters( PAGES, '' );
	} );
	addPages( makePage( { layout: { showStoreAlerts: false } } ) );
	renderAlerts();
	expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
	expect( restRequests( NOTES ) ).toHaveLength( 0 );
} );

test( 'Dismissing an alert shows the next one, keeps the focus and can be undone', async () => {
	const { user } = renderAlerts();
	await screen.findByRole( 'heading', { name: 'Database update' } );
	const dismiss = screen.getByRole( 'button', { name: 'Dismiss' } );
	await user.click( dismiss );
	expect( await screen.findByRole( 'heading', { name: 'Payment failed' } ) ).toBeInTheDocument();
	await waitFor( () => expect( screen.getByRole( 'button', { name: 'Dismiss' } ) ).toHaveFocus() );
	await user.click( await screen.findByRole( 'button', { name: 'Undo' } ) );
	await waitFor( () =>
		expect(
			restRequests()
				.filter( ( { method } ) => method === 'PUT' )
				.at( -1 )
		).toMatchObject( {
			method: 'PUT',
			path: '/wc-analytics/admin/notes/1',
			body: { is_deleted: false },
		} )
	);
} );

test( 'An alert whose dismissal fails stays, with a notice that says why and tries again', async () => {
	onRest( 'DELETE /wc-analytics/admin/notes/delete/:id', restError( 500, 'broken', 'No.' ) );
	const { user } = renderAlerts();
	await screen.findByRole( 'heading', { name: 'Database update' } );
	await user.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
	expect( await screen.findByText( 'The alert was not dismissed. No.' ) ).toBeInTheDocument();
	expect( screen.getByRole( 'heading', { name: 'Database update' } ) ).toBeInTheDocument();
	onRest( 'DELETE /wc-analytics/admin/notes/delete/:id', { ...update, is_deleted: true } );
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByText( 'Alert dismissed.' ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'heading', { name: 'Database update' } ) ).not.toBeInTheDocument();
} );

test( 'An action that fails shows a notice that names the button', async () => {
	onRest( 'POST /wc-analytics/admin/notes/:id/action/:action', restError( 403, 'refused', 'No.' ) );
	const { user } = renderAlerts();
	await user.click( await screen.findByRole( 'button', { name: 'Run update' } ) );
	expect( await screen.findByText( /^“Run update” was not started\. Your account is not allowed to change this/ ) ).toBeInTheDocument();
} );

test( 'Snoozing sends status and time, and the alert is removed', async () => {
	onRest( NOTES, [ failure ] );
	const { user } = renderAlerts();
	const snooze = await screen.findByRole( 'button', { name: 'Remind Me Later' } );
	expect( snooze ).toHaveTextContent( 'Remind Me Later' );
	await user.click( snooze );
	await user.click( screen.getByRole( 'menuitem', { name: 'Tomorrow' } ) );
	await waitFor( () => expect( screen.queryByRole( 'heading', { name: 'Payment failed' } ) ).not.toBeInTheDocument() );
	expect(
		restRequests()
			.filter( ( { method } ) => method === 'PUT' )
			.at( -1 )?.body
	).toEqual( {
		status: 'snoozed',
		date_reminder: expect.stringMatching( /^\d{4}-\d\d-\d\dT\d\d:00:00.000Z$/ ),
	} );
	expect( screen.getByRole( 'heading', { level: 1, name: 'Mine' } ) ).toHaveFocus();
} );

test( 'An action with an address is a link, whether or not the server takes note of it', async () => {
	const action = { id: 5, name: 'run', label: 'Read more', url: 'https://example.org/' };
	onRest( NOTES, [ { ...update, actions: [ action ] } ] );
	onRest( 'POST /wc-analytics/admin/notes/:id/action/:action', restError( 403, 'refused', 'No.' ) );
	const { user } = renderAlerts();
	const link = await screen.findByRole( 'link', { name: 'Read more (opens in a new tab)' } );
	expect( link ).toHaveAttribute( 'href', action.url );
	await user.click( link );
	await waitFor( () => expect( restRequests().filter( ( { keepalive } ) => keepalive ) ).toHaveLength( 1 ) );
	// The header may get its set-up meanwhile.
	await act( settle );
	expect( screen.queryByText( /was not started/ ) ).not.toBeInTheDocument();
} );

test( 'An action is sent to the server', async () => {
	const { user } = renderAlerts();
	await user.click( await screen.findByRole( 'button', { name: 'Run update' } ) );
	await waitFor( () => expect( restRequests().some( ( { path } ) => path === '/wc-analytics/admin/notes/1/action/5' ) ).toBe( true ) );
	expect( await screen.findByRole( 'heading', { name: 'Payment failed' } ) ).toBeInTheDocument();
} );

test( 'A failed request of the alerts shows nothing', async () => {
	onRest( NOTES, restError( 500, 'broken', 'No.' ) );
	renderAlerts();
	expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
	await waitFor( () => expect( screen.queryByText( 'Loading…' ) ).not.toBeInTheDocument() );
	expect( screen.queryByRole( 'region' ) ).not.toBeInTheDocument();
} );

test( 'The second page of alerts is fetched when the first is done', async () => {
	const waiting = new Set( Array.from( { length: 50 }, ( _, index ) => index + 1 ) );
	const alert = ( id: number ) => makeNote( { id, type: 'update', title: `Alert ${ id }` } );
	onRest( NOTES, ( { query }: RestRequest ) => [ ...waiting ].slice( 0, Number( query[ 'per_page' ] ) ).map( alert ) );
	onRest( 'DELETE /wc-analytics/admin/notes/delete/:id', ( { params }: RestRequest ) => {
		const id = Number( params[ 'id' ] );
		waiting.delete( id );
		return { ...alert( id ), is_deleted: true };
	} );
	const { user } = renderAlerts( { alertCount: 50 } );
	expect( await screen.findByText( '1 of 25' ) ).toBeInTheDocument();
	for ( let id = 1; id <= 25; id++ ) {
		await screen.findByRole( 'heading', { name: `Alert ${ id }` } );
		await user.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
	}
	expect( await screen.findByRole( 'heading', { name: 'Alert 26' } ) ).toBeInTheDocument();
	expect( screen.getByText( '1 of 25' ) ).toBeInTheDocument();
	expect( restRequests( NOTES ) ).toHaveLength( 2 );
} );

test( 'StoreAlertsArea takes over the space that the server reserved on a classic page', async () => {
	document.body.classList.add( 'store-admin-has-alerts' );
	renderAlerts();
	expect( document.body ).not.toHaveClass( 'store-admin-has-alerts' );
	expect( await screen.findByRole( 'region', { name: 'Database update' } ) ).toBeInTheDocument();
} );
