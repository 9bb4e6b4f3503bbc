import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { settle } from '../../../../../tests/js/settle';
import { getFacts } from '@store-admin/settings';
import { BATCH, GROUP, hostSettings, openSettings, renderSettings, saveAll, STATUS, STATUSES, TOTALS } from './open-settings';

const excluded = async () => screen.findByRole( 'group', { name: 'Excluded statuses:' } );
const choice = async ( name: string ) => within( await excluded() ).getByRole( 'checkbox', { name } );
const COUNTS = 'GET /wc-analytics/activity-panel/counts';

const save = () => screen.getByRole( 'button', { name: 'Save settings' } );

describe( 'Analytics settings', () => {
	it( 'shows the stored values, and their final layout while they load', async () => {
		openSettings();
		expect( screen.getByText( 'Loading the settings…' ) ).toBeInTheDocument();
		expect( await choice( 'Pending payment' ) ).toBeChecked();
		expect( await choice( 'Completed' ) ).not.toBeChecked();
		expect( within( await excluded() ).queryByRole( 'checkbox', { name: /Refunded|Draft/ } ) ).toBeNull();
		expect( await excluded() ).toHaveAccessibleDescription( /The Refunded status can not be excluded/ );
		expect( screen.getByRole( 'button', { name: /Month to date .*Previous year/ } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'combobox', { name: 'Date type:' } ) ).toHaveDisplayValue( 'Select a date type' );
		expect( screen.getByRole( 'radio', { name: 'Scheduled (recommended)' } ) ).toBeChecked();
		expect( screen.getByText( /automatically every 12 hours/ ) ).toBeInTheDocument();
	} );

	it( 'has no choice of the updates on hosts that do not list it', async () => {
		openSettings();
		onRest( GROUP, hostSettings().slice( 0, 4 ) );
		await excluded();
		expect( screen.queryByRole( 'group', { name: 'Updates:' } ) ).toBeNull();
	} );

	it( 'shows statuses of plugins, and those of plugins that are gone', async () => {
		openSettings( { orderStatuses: { ...STATUSES, packed: 'Packed' } } );
		const known = { ...STATUSES, packed: 'Packed', old: 'old' };
		onRest( GROUP, [ { ...hostSettings()[ 0 ], options: known }, ...hostSettings().slice( 1 ) ] );
		const groups = within( await excluded() );
		expect(
			within( groups.getByRole( 'group', { name: 'Custom Statuses' } ) ).getByRole( 'checkbox', { name: 'Packed' } )
		).toBeVisible();
		expect(
			within( groups.getByRole( 'group', { name: 'Unregistered Statuses' } ) ).getByRole( 'checkbox', { name: 'old' } )
		).toBeVisible();
	} );

	it( 'saves only what was changed, and says so', async () => {
		const { user, registry } = openSettings();
		onRest( BATCH, saveAll );
		await user.click( await choice( 'Completed' ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Date type:' } ), 'Date created' );
		await user.click( save() );
		await waitFor( () => expect( restRequests( BATCH ) ).toHaveLength( 1 ) );
		expect( restRequests( BATCH )[ 0 ]?.body ).toEqual( {
			update: [
				{ id: 'woocommerce_excluded_report_order_statuses', value: [ 'pending', 'completed', 'cancelled', 'failed' ] },
				{ id: 'woocommerce_date_type', value: 'date_created' },
			],
		} );
		const { getNotices } = registry.select( 'core/notices' ) as unknown as { getNotices: () => readonly { content: string }[] };
		await waitFor( () => expect( getNotices()[ 0 ]?.content ).toBe( 'Your settings have been successfully saved.' ) );
		expect( await choice( 'Completed' ) ).toBeChecked();
	} );

	it( 'saves the chosen default range as the reports expect it', async () => {
		const { user } = openSettings();
		onRest( BATCH, saveAll );
		await user.click( await screen.findByRole( 'button', { name: /Month to date/ } ) );
		await user.click( screen.getByRole( 'radio', { name: 'Last quarter' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Update' } ) );
		await user.click( save() );
		await waitFor( () =>
			expect( restRequests( BATCH )[ 0 ]?.body ).toEqual( {
				update: [ { id: 'woocommerce_default_date_range', value: 'period=last_quarter&compare=previous_year' } ],
			} )
		);
	} );

	it( 'tells Home which orders need an action, and that their number has changed', async () => {
		const { user, registry } = openSettings( { hasActivityCounts: true } );
		onRest( BATCH, saveAll );
		onRest( COUNTS, { orders: 3, reviews: 0, low_stock: 0 } );
		const counts = registry.resolveSelect( 'store-admin/counts' ) as Record<
			string,
			( statuses: readonly string[] ) => Promise< unknown >
		>;
		const counted = async ( statuses: readonly string[] ) => act( async () => counts[ 'getOrdersToProcess' ]?.( statuses ) );
		expect( await counted( [ 'processing', 'on-hold' ] ) ).toBe( 3 );
		onRest( COUNTS, { orders: 1, reviews: 0, low_stock: 0 } );
		const actionable = within( await screen.findByRole( 'group', { name: 'Actionable statuses:' } ) );
		await user.click( actionable.getByRole( 'checkbox', { name: 'On hold' } ) );
		await user.click( save() );
		await waitFor( () => expect( getFacts( { facts: [ 'actionableStatuses' ] } ).actionableStatuses ).toEqual( [ 'processing' ] ) );
		expect( await counted( [ 'processing' ] ) ).toBe( 1 );
	} );

	it( 'announces scheduled updates until the user chooses', async () => {
		onRest( 'GET /wp/v2/users/me', makeUser( { scheduled_updates_promotion_notice_dismissed: '' } ) );
		const { user } = openSettings( { features: [ 'analytics', 'analytics-scheduled-import' ], isUpdateModeUnset: true } );
		onRest( GROUP, hostSettings( { woocommerce_analytics_scheduled_import: 'no' } ) );
		onRest( BATCH, saveAll );
		expect( await screen.findByText( /Analytics now supports scheduled updates/ ) ).toBeVisible();
		await user.click( await screen.findByRole( 'radio', { name: 'Scheduled (recommended)' } ) );
		await user.click( save() );
		await waitFor( () => expect( screen.queryByText( /Analytics now supports scheduled updates/ ) ).toBeNull() );
	} );

	it( 'keeps what was chosen when saving fails, and says beside the setting why it was refused', async () => {
		const { user } = openSettings();
		onRest( BATCH, restError( 500, 'broken', 'The disk is full.' ) );
		await user.click( await choice( 'Completed' ) );
		await user.click( save() );
		expect( await screen.findByText( /Your settings were not saved\. The disk is full\./ ) ).toBeInTheDocument();
		expect( await choice( 'Completed' ) ).toBeChecked();
		onRest( BATCH, { update: [ { id: 'woocommerce_excluded_report_order_statuses', error: { message: 'Not these.' } } ] } );
		await user.click( save() );
		await waitFor( async () => expect( await excluded() ).toHaveAccessibleDescription( /Not these/ ) );
		expect( await choice( 'Completed' ) ).toBeChecked();
	} );

	it( 'asks before orders are imported immediately', async () => {
		const { user } = openSettings();
		await user.click( await screen.findByRole( 'radio', { name: 'Immediately' } ) );
		const question = screen.getByRole( 'dialog', { name: 'Are you sure?' } );
		await user.click( within( question ).getByRole( 'button', { name: 'Cancel' } ) );
		expect( screen.getByRole( 'radio', { name: 'Scheduled (recommended)' } ) ).toBeChecked();
		await user.click( screen.getByRole( 'radio', { name: 'Immediately' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Confirm' } ) );
		expect( screen.getByRole( 'radio', { name: 'Immediately' } ) ).toBeChecked();
	} );

	it( 'resets to the defaults after a question, and says why when that fails', async () => {
		const { user } = openSettings();
		onRest( GROUP, hostSettings( { woocommerce_excluded_report_order_statuses: [ 'completed' ] } ) );
		onRest( BATCH, restError( 500, 'broken', 'The disk is full.' ) );
		await user.click( await screen.findByRole( 'button', { name: 'Reset defaults' } ) );
		expect( screen.getByRole( 'dialog' ) ).toHaveTextContent( 'reset all settings to default values' );
		await user.click( screen.getByRole( 'button', { name: 'Reset all settings' } ) );
		expect( await screen.findByText( /The settings were not reset\. The disk is full\./ ) ).toBeInTheDocument();
		onRest( BATCH, saveAll );
		await user.click( screen.getByRole( 'button', { name: 'Reset all settings' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		expect( restRequests( BATCH )[ 1 ]?.body ).toEqual( {
			update: [
				{ id: 'woocommerce_excluded_report_order_statuses', value: [ 'pending', 'cancelled', 'failed' ] },
				{ id: 'woocommerce_date_type', value: 'date_paid' },
			],
		} );
		expect( await choice( 'Completed' ) ).not.toBeChecked();
	} );

	it( 'X2: asks before a link within the app loses changes; checking and unchecking again is none', async () => {
		const { user, history } = openSettings();
		await user.click( await choice( 'Failed' ) );
		act( () => history.push( 'admin.php?page=wc-admin&path=/analytics/revenue' ) );
		const question = await screen.findByRole( 'dialog', { name: 'Leave without saving?' } );
		await user.click( within( question ).getByRole( 'button', { name: 'Stay' } ) );
		expect( await choice( 'Failed' ) ).not.toBeChecked();
		await user.click( await choice( 'Failed' ) );
		act( () => history.push( 'admin.php?page=wc-admin&path=/analytics/revenue' ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'says what failed, and loads the settings again', async () => {
		const { user } = openSettings();
		onRest( GROUP, restError( 500, 'broken', 'The database is gone.' ) );
		expect( await screen.findByText( 'Your settings could not be loaded.' ) ).toBeInTheDocument();
		onRest( GROUP, hostSettings() );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await excluded() ).toBeInTheDocument();
	} );

	it( 'tells a user who may only see reports who can help, and does not offer the import', async () => {
		onRest( GROUP, restError( 403, 'woocommerce_rest_cannot_view', 'Sorry.' ) );
		renderSettings( { user: { id: 2, name: 'Rita', capabilities: [ 'view_woocommerce_reports' ] } } );
		expect( await screen.findByText( /Ask the owner of the site/ ) ).toBeInTheDocument();
		await act( settle );
		expect( screen.queryByText( 'Import historical data' ) ).toBeNull();
		expect( restRequests( STATUS ).concat( restRequests( TOTALS ) ) ).toEqual( [] );
	} );
} );
