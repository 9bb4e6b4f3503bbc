import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { findViolations, widestOverflow } from './support/axe';
import { eventually } from './support/eventually';
import { finishSetup, readRow, restoreHome } from './support/home-store';
import { addMessages, numbered } from './support/messages';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const HOUR = 3600000;
const alert = () => scenario.page.locator( '.woocommerce-store-alerts' );
const noteOf = ( index: number ) =>
	readRow( scenario.store, `SELECT * FROM {prefix}wc_admin_notes WHERE name = "browser-test-${ index }"` );

/** Inserts alerts into the database, newest first, each with a button, and marks the existing ones as actioned. */
async function addAlerts( count: number, title = 'Alert', content = 'Something happened.' ): Promise< void > {
	const code = `global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}wc_admin_notes SET status = 'actioned' WHERE type IN ( 'error', 'update' )" );`;
	await scenario.store.runPhp( { code } );
	const buttons = [ { name: 'look', label: 'Look at the orders', address: 'edit.php?post_type=shop_order' } ];
	const alerts = numbered( count, { title, content, isSnoozable: true, buttons } );
	await addMessages(
		scenario.store,
		alerts.map( ( message, index ) => ( { ...message, type: index % 2 ? 'update' : 'error' } ) )
	);
}

beforeEach( () => finishSetup( scenario.store ) );
afterEach( () => restoreHome( scenario.store ) );

describe( 'store alerts', () => {
	it( 'are shown one at a time, with keyboard navigation', async () => {
		await addAlerts( 3 );
		await scenario.open();
		await alert().getByText( '1 of 3' ).waitFor();
		await alert().getByRole( 'heading', { name: 'Alert 0' } ).waitFor();
		await alert().getByRole( 'button', { name: 'Next Alert' } ).focus();
		await scenario.page.keyboard.press( 'Enter' );
		await alert().getByRole( 'heading', { name: 'Alert 1' } ).waitFor();
		await alert().getByRole( 'button', { name: 'Previous Alert' } ).focus();
		await scenario.page.keyboard.press( 'Enter' );
		await scenario.page.keyboard.press( 'Enter' );
		await alert().getByRole( 'heading', { name: 'Alert 2' } ).waitFor();
		expect( await alert().getByText( '3 of 3' ).isVisible() ).toBe( true );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'are as wide as a report below them', async () => {
		await addAlerts( 1 );
		await scenario.open( 'admin.php?page=wc-admin&path=/analytics/revenue' );
		await scenario.page.getByRole( 'table', { name: 'Revenue' } ).waitFor();
		const width = async ( element: Locator ) => ( await element.boundingBox() )?.width;
		expect( await width( alert() ) ).toBe( await width( scenario.page.locator( '.store-admin-table-card' ) ) );
	} );

	it( 'are snoozed for four hours', async () => {
		await addAlerts( 1 );
		await scenario.open();
		await alert().getByRole( 'button', { name: 'Remind Me Later' } ).click();
		const before = Date.now();
		await scenario.page.getByRole( 'menuitem', { name: 'Later Today' } ).click();
		await alert().waitFor( { state: 'detached' } );
		await eventually(
			async () => ( await noteOf( 0 ) )?.[ 'status' ],
			( status ) => status === 'snoozed'
		);
		const reminder = Date.parse( `${ ( await noteOf( 0 ) )?.[ 'date_reminder' ]?.replace( ' ', 'T' ) }Z` );
		expect( Math.abs( reminder - before - 4 * HOUR ) ).toBeLessThan( HOUR / 4 );
		await scenario.page.reload();
		await scenario.page.getByRole( 'region', { name: 'Inbox' } ).waitFor();
		expect( await alert().count() ).toBe( 0 );
	} );

	it( 'are dismissed with one press, and restored with Undo', async () => {
		await addAlerts( 1 );
		await scenario.open();
		await alert().getByRole( 'button', { name: 'Dismiss' } ).click();
		await alert().waitFor( { state: 'detached' } );
		await eventually(
			async () => ( await noteOf( 0 ) )?.[ 'is_deleted' ],
			( value ) => value === '1'
		);
		await scenario.page.getByRole( 'button', { name: 'Undo' } ).click();
		await alert().getByRole( 'heading', { name: 'Alert 0' } ).waitFor();
		await scenario.settle();
		expect( ( await noteOf( 0 ) )?.[ 'is_deleted' ] ).toBe( '0' );
	} );

	it( 'disappear once their button was pressed, which opens its link', async () => {
		await addAlerts( 1 );
		await scenario.open();
		await alert().getByRole( 'link', { name: 'Look at the orders' } ).click();
		await scenario.page.waitForURL( /post_type=shop_order|page=wc-orders/ );
		expect( ( await noteOf( 0 ) )?.[ 'status' ] ).toBe( 'actioned' );
	} );

	it( 'are shown on classic pages and for gateways of extensions, but not on the payments screens of the host', async () => {
		await addAlerts( 1 );
		for ( const address of [ 'edit.php?post_type=product', 'admin.php?page=wc-settings&tab=checkout&section=sample-gateway' ] ) {
			await scenario.open( address );
			await alert().getByRole( 'heading', { name: 'Alert 0' } ).waitFor();
		}
		await scenario.open( 'admin.php?page=wc-settings&tab=checkout' );
		await scenario.page.locator( '#woocommerce-embedded-root h1' ).waitFor();
		await scenario.settle();
		expect( await alert().count() ).toBe( 0 );
	} );

	it.each( [ 1366, 360 ] )( 'fit fifty titles of 300 characters with scripts at %i px', async ( width ) => {
		await addAlerts( 50, `<img src=x onerror="window.hacked=1">${ 'long'.repeat( 60 ) }`, '<script>window.hacked=1</script>Text' );
		await scenario.page.setViewportSize( { width, height: 800 } );
		await scenario.open();
		await alert().getByText( '1 of 25' ).waitFor();
		expect( await scenario.page.evaluate( () => 'hacked' in window ) ).toBe( false );
		expect( await widestOverflow( scenario.page ) ).toBeLessThanOrEqual( 0 );
		expect( await findViolations( scenario.page ) ).toEqual( [] );
	} );
} );
