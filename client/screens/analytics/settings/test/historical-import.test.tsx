import { afterEach, describe, expect, it } from '@jest/globals';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetCulprits } from '@store-admin/extensibility';
import { expectConsole } from '../../../../../tests/js/console-guard';
import { onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { controlTime, passTime } from '../../../../../tests/js/pass-time';
import { settle } from '../../../../../tests/js/settle';
import { openSettings, STATUS, TOTALS } from './open-settings';

const START = 'POST /wc-analytics/reports/import';
const STOP = 'POST /wc-analytics/reports/import/cancel';
const DELETE = 'POST /wc-analytics/reports/import/delete';
const FILTER = 'woocommerce_admin_import_status';
const DONE = { status: 'success', message: 'Done.' };

const counts = ( customers: number, orders: number, isImporting = true ) => ( {
	is_importing: isImporting,
	customers: { imported: customers, total: 5 },
	orders: { imported: orders, total: 1576 },
	imported_from: -1,
} );

const bar = ( name: RegExp ) => screen.getByRole( 'progressbar', { name } );
const orders = () => bar( /Orders and Refunds/ );
const button = ( name: string ) => screen.getByRole( 'button', { name } );

function setVisible( isVisible: boolean ) {
	Object.defineProperty( document, 'hidden', { configurable: true, value: ! isVisible } );
	act( () => void document.dispatchEvent( new Event( 'visibilitychange' ) ) );
}

afterEach( () => {
	removeAllFilters( FILTER, 'shop/settings' );
	forgetCulprits();
	Reflect.deleteProperty( document, 'hidden' );
} );

async function openWithTotals() {
	const result = openSettings();
	onRest( TOTALS, { customers: 5, orders: 1576 } );
	await screen.findByText( /Ready To Import/ );
	return result;
}

describe( 'Historical import', () => {
	it( 'has nothing to start when there is nothing to import', async () => {
		openSettings();
		expect( await screen.findByText( /Nothing To Import/ ) ).toBeInTheDocument();
		expect( button( 'Start' ) ).toBeDisabled();
		expect( screen.queryByRole( 'button', { name: /Delete/ } ) ).toBeNull();
	} );

	it( 'counts what the chosen period has', async () => {
		const { user } = await openWithTotals();
		expect( orders() ).toHaveAttribute( 'aria-valuetext', '0 of 1,576' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Import historical data' } ), 'Last 30 days' );
		await user.click( screen.getByRole( 'checkbox', { name: /Skip previously imported/ } ) );
		await waitFor( () =>
			expect( restRequests( TOTALS ).map( ( { query } ) => query ) ).toEqual( [
				{ skip_existing: 'true' },
				{ skip_existing: 'true', days: '30' },
				{ days: '30' },
			] )
		);
	} );

	it( 'says beside the first day what is wrong with it, and asks nothing', async () => {
		const { user } = await openWithTotals();
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Import historical data' } ), 'Custom' );
		const day = screen.getByRole( 'textbox', { name: 'Beginning on' } );
		await user.type( day, '2026-02-30' );
		expect( day ).toHaveAccessibleDescription( 'Invalid date' );
		expect( button( 'Start' ) ).toBeDisabled();
		await user.clear( day );
		await user.type( day, '2999-01-01' );
		expect( day ).toHaveAccessibleDescription( 'Select a date in the past' );
		expect( restRequests( TOTALS ) ).toHaveLength( 1 );
	} );

	it( 'E3: runs to its end, with progress that never goes back', async () => {
		controlTime();
		const { user } = await openWithTotals();
		onRest( START, DONE );
		onRest( STATUS, counts( 2, 0 ) );
		await user.click( button( 'Start' ) );
		expect( await screen.findByText( /Importing Customers/ ) ).toBeInTheDocument();
		expect( restRequests( START )[ 0 ]?.query ).toEqual( { skip_existing: 'true' } );
		expect( screen.getByRole( 'combobox', { name: 'Import historical data' } ) ).toBeDisabled();
		onRest( STATUS, counts( 5, 900 ) );
		await passTime( 3000 );
		await waitFor( () => expect( orders() ).toHaveAttribute( 'aria-valuenow', '900' ) );
		onRest( STATUS, counts( 5, 700 ) );
		await passTime( 3000 );
		await waitFor( () => expect( orders() ).toHaveAttribute( 'aria-valuenow', '900' ) );
		onRest( STATUS, counts( 5, 1576, false ) );
		await passTime( 3000 );
		expect( await screen.findByText( /All historical data imported/ ) ).toBeInTheDocument();
		const asked = restRequests( STATUS ).length;
		await passTime( 60_000 );
		expect( restRequests( STATUS ) ).toHaveLength( asked );
		await user.click( button( 'Re-import Data' ) );
		expect( screen.getByRole( 'checkbox', { name: /Skip previously imported/ } ) ).not.toBeChecked();
		await waitFor( () => expect( button( 'Start' ) ).toBeEnabled() );
	} );

	it( 'is stopped, and keeps what it has shown', async () => {
		controlTime();
		const { user } = openSettings();
		onRest( STATUS, counts( 5, 400 ) );
		onRest( STOP, restError( 500, 'broken', 'Try later.' ) );
		await user.click( await screen.findByRole( 'button', { name: 'Stop Import' } ) );
		expect( await screen.findByText( /There was a problem stopping your current import\. Try later\./ ) ).toBeInTheDocument();
		onRest( STOP, DONE );
		onRest( STATUS, counts( 5, 400, false ) );
		await user.click( button( 'Try again' ) );
		await passTime( 3000 );
		expect( await screen.findByRole( 'button', { name: 'Start' } ) ).toBeInTheDocument();
		expect( orders() ).toHaveAttribute( 'aria-valuenow', '400' );
		expect( screen.queryByText( /ended before everything/ ) ).toBeNull();
	} );

	it( 'A15: says when it ended before everything was imported', async () => {
		controlTime();
		openSettings();
		onRest( STATUS, counts( 5, 400 ) );
		await screen.findByText( /Importing Orders/ );
		onRest( STATUS, counts( 5, 400, false ) );
		// One such answer also comes between two parts.
		await passTime( 4000 );
		await passTime( 4000 );
		expect( await screen.findByText( /ended before everything was imported/ ) ).toBeInTheDocument();
	} );

	it( 'says why it could not start, also when the host answers with a status', async () => {
		const { user } = await openWithTotals();
		onRest( START, { status: 'error', message: 'An import is already in progress.' } );
		await user.click( button( 'Start' ) );
		expect( await screen.findByText( /rebuilding your report data\. An import is already in progress\./ ) ).toBeInTheDocument();
		expect( button( 'Try again' ) ).toBeInTheDocument();
	} );

	it( 'asks less often after failures and not at all while the page is hidden', async () => {
		controlTime();
		openSettings();
		onRest( STATUS, counts( 5, 400 ) );
		await screen.findByText( /Importing Orders/ );
		onRest( STATUS, restError( 500, 'broken', 'Busy.' ) );
		await passTime( 3000 );
		expect( screen.getByText( /could not be refreshed/ ) ).toBeInTheDocument();
		const failed = restRequests( STATUS ).length;
		await passTime( 5000 );
		expect( restRequests( STATUS ) ).toHaveLength( failed );
		await passTime( 1500 );
		expect( restRequests( STATUS ) ).toHaveLength( failed + 1 );
		setVisible( false );
		await passTime( 120_000 );
		expect( restRequests( STATUS ) ).toHaveLength( failed + 1 );
		onRest( STATUS, counts( 5, 800 ) );
		setVisible( true );
		await passTime( 10 );
		expect( orders() ).toHaveAttribute( 'aria-valuenow', '800' );
	} );

	it( 'deletes what was imported after a question, and says in it why that was refused', async () => {
		const { user } = openSettings();
		onRest( STATUS, counts( 5, 1576, false ) );
		onRest( DELETE, restError( 403, 'woocommerce_rest_cannot_edit', 'Sorry.' ) );
		await user.click( await screen.findByRole( 'button', { name: 'Delete Previously Imported Data' } ) );
		const question = screen.getByRole( 'dialog' );
		await user.click( within( question ).getByRole( 'button', { name: 'Delete imported data' } ) );
		expect(
			await within( question ).findByText( /There was a problem deleting your previous data\. Your account is not allowed/ )
		).toBeVisible();
		onRest( DELETE, DONE );
		onRest( STATUS, { is_importing: false } );
		onRest( TOTALS, { customers: 5, orders: 1576 } );
		await user.click( within( question ).getByRole( 'button', { name: 'Delete imported data' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		expect( await screen.findByText( /Ready To Import/ ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: /Delete/ } ) ).toBeNull();
	} );

	it( 'says what failed: the state and the counting, each with its own retry', async () => {
		const { user } = openSettings();
		onRest( STATUS, restError( 500, 'broken', 'No state.' ) );
		expect( await screen.findByText( 'The state of the import could not be loaded.' ) ).toBeInTheDocument();
		onRest( STATUS, { is_importing: false } );
		onRest( TOTALS, restError( 500, 'broken', 'No totals.' ) );
		await user.click( button( 'Retry' ) );
		await user.selectOptions( await screen.findByRole( 'combobox', { name: 'Import historical data' } ), 'Last 7 days' );
		expect( await screen.findByText( /could not be counted\. No totals\./ ) ).toBeInTheDocument();
		expect( button( 'Start' ) ).toBeEnabled();
		onRest( TOTALS, { customers: 1, orders: 2 } );
		await user.click( button( 'Try again' ) );
		expect( await screen.findByText( /Ready To Import/ ) ).toBeInTheDocument();
	} );

	it( 'offers orders whose import failed again, where the host remembers them', async () => {
		const { user } = openSettings( { failedImports: 3 } );
		expect( await screen.findByText( /^3 orders are missing in your reports/ ) ).toBeInTheDocument();
		const RETRY = 'POST /wc-analytics/imports/retry-failed';
		onRest( RETRY, restError( 500, 'broken', 'The queue is full.' ) );
		await user.click( button( 'Import failed orders again' ) );
		expect( await screen.findByText( /not queued again\. The queue is full\./ ) ).toBeInTheDocument();
		onRest( RETRY, { success: true, message: 'Queued.' } );
		await user.click( button( 'Import failed orders again' ) );
		expect( await screen.findByText( /queued again\. Reload this page/ ) ).toBeInTheDocument();
		await act( settle );
	} );

	it( 'shows the texts of an extension, and ignores unusable ones with a warning', async () => {
		addFilter( FILTER, 'shop/good', ( texts: object ) => ( { ...texts, nothing: 'All is well' } ) );
		addFilter( FILTER, 'shop/bad', () => ( { nothing: 'Only this' } ) );
		expectConsole( 'warn', /woocommerce_admin_import_status, handler shop\/bad/ );
		openSettings();
		expect( await screen.findByText( /All is well/ ) ).toBeInTheDocument();
	} );
} );
