import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { goOffline, goOnline, onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { controlTime, passTime } from '../../../../../../tests/js/pass-time';
import { render } from '../../../../../../tests/js/render';
import { settle } from '../../../../../../tests/js/settle';
import { DataStatus } from '../data-status';

const STATUS = 'GET /wc-analytics/imports/status';
const TRIGGER = 'POST /wc-analytics/imports/trigger';
const scheduled = ( isRunning = false ) => ( {
	mode: 'scheduled',
	last_processed_date: '2020-11-27 15:51:13',
	next_scheduled: null,
	import_in_progress_or_due: isRunning,
} );

const open = ( settings = {} ) => render( <DataStatus />, { settings: { importInterval: '12 hours', ...settings } } );
const bar = async () => screen.findByRole( 'group', { name: 'Data status' } );

describe( 'The data status', () => {
	it( 'A15: says in store time when the reports were last updated and will be', async () => {
		onRest( STATUS, scheduled() );
		open();
		expect( await bar() ).toHaveTextContent( /Last updatedNovember 27, 2020.*Next updateNever/ );
		expect( screen.getByText( 'November 27, 2020' ) ).toHaveAttribute( 'title', 'November 27, 2020 3:51 pm' );
	} );

	it( 'updates the reports, and follows the update until it has ended', async () => {
		controlTime();
		onRest( STATUS, scheduled() );
		onRest( TRIGGER, { success: true, message: 'Triggered.' } );
		const { user } = open();
		await bar();
		onRest( STATUS, scheduled( true ) );
		await user.click( screen.getByRole( 'button', { name: 'Update now' } ) );
		expect( await screen.findByText( 'Updating…' ) ).toBeInTheDocument();
		onRest( STATUS, scheduled() );
		await passTime( 3000 );
		expect( within( await bar() ).queryByText( 'Updating…' ) ).toBeNull();
	} );

	it( 'says why an update did not start', async () => {
		onRest( STATUS, scheduled() );
		onRest( TRIGGER, restError( 400, 'woocommerce_rest_analytics_import_in_progress', 'A batch import is already in progress.' ) );
		const { user } = open();
		await bar();
		await user.click( screen.getByRole( 'button', { name: 'Update now' } ) );
		expect( await screen.findByText( /The update was not started\. A batch import is already in progress\./ ) ).toBeInTheDocument();
	} );

	it( 'says that it is not known, and asks again', async () => {
		onRest( STATUS, scheduled() );
		goOffline();
		const { user } = open();
		expect( await screen.findByText( /When your reports were last updated is not known/ ) ).toBeInTheDocument();
		goOnline();
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await bar() ).toBeInTheDocument();
	} );

	it.each( [
		[
			'the store imports every order immediately',
			{ mode: 'immediate', last_processed_date: null, next_scheduled: null, import_in_progress_or_due: null },
		],
		[ 'the host has no such route', restError( 404, 'rest_no_route', 'No route.' ) ],
		[ 'the user may not see it', restError( 403, 'woocommerce_rest_cannot_access', 'Sorry.' ) ],
	] )( 'is not shown when %s', async ( _case, answer ) => {
		onRest( STATUS, answer );
		const { container } = open();
		await act( settle );
		expect( restRequests( STATUS ) ).toHaveLength( 1 );
		expect( container ).toBeEmptyDOMElement();
	} );

	it( 'is not asked for on older hosts, and for users who may not see it', async () => {
		open( { importInterval: '' } );
		open( { user: { id: 2, name: 'Rita', capabilities: [ 'view_woocommerce_reports' ] } } );
		await act( settle );
		expect( restRequests() ).toEqual( [] );
	} );
} );
