import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually';
import { readUserMeta } from './support/home-store';
import { pressByKeyboard } from './support/keyboard';
import { RIGHT_TO_LEFT, addPhp, runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();
const TOUR_HIDDEN = 'woocommerce_admin_launch_your_store_tour_hidden';
const badge = () => scenario.page.locator( '#wp-admin-bar-woocommerce-site-visibility-badge' );
const tour = () => scenario.page.getByRole( 'dialog', { name: 'Set your store’s visibility' } );
const gotIt = () => tour().getByRole( 'button', { name: 'Got it' } );

/** The badge and the option of newer hosts, for a host that has neither. */
const BADGE = `add_action( 'admin_bar_menu', function ( $bar ) {
	if ( ! $bar->get_node( 'woocommerce-site-visibility-badge' ) ) {
		$bar->add_node( array( 'id' => 'woocommerce-site-visibility-badge', 'title' => 'Coming soon', 'href' => admin_url( 'admin.php?page=wc-settings&tab=site-visibility' ) ) );
	}
}, 99 );
add_filter( 'woocommerce_admin_get_user_data_fields', function ( $fields ) {
	return array_unique( array_merge( $fields, array( 'launch_your_store_tour_hidden' ) ) );
} );`;
let removeBadge = async () => {};

beforeEach( async () => {
	removeBadge = await addPhp( scenario.store, BADGE );
	await setOptions( scenario.store, { woocommerce_show_lys_tour: 'yes' } );
} );
afterEach( async () => {
	await removeBadge();
	await setOptions( scenario.store, { woocommerce_show_lys_tour: null } );
	await scenario.store.runPhp( { code: 'delete_user_meta( 1, $args[0] );' }, [ TOUR_HIDDEN ] );
} );

describe( 'the launch tour', () => {
	it( 'points at the badge once', async () => {
		await scenario.open();
		await tour().waitFor();
		const above = await badge().boundingBox();
		const below = await tour().boundingBox();
		expect( Math.round( ( below?.y ?? 0 ) - ( above?.y ?? 0 ) - ( above?.height ?? 0 ) ) ).toBe( 16 );
		await gotIt().click();
		await tour().waitFor( { state: 'detached' } );
		await eventually(
			() => readUserMeta( scenario.store, TOUR_HIDDEN ),
			( value ) => value === 'yes'
		);
		await scenario.page.reload();
		await scenario.page.getByText( 'Add your products' ).waitFor();
		expect( await tour().count() ).toBe( 0 );
	} );

	it( 'V4: has the focus, closes with Escape and returns the focus; Tab reaches the badge by its name', async () => {
		const { page } = scenario;
		await scenario.open();
		await tour().waitFor();
		expect( await tour().evaluate( ( element ) => element === element.ownerDocument.activeElement ) ).toBe( true );
		await page.keyboard.press( 'Tab' );
		expect( await gotIt().evaluate( ( element ) => element === element.ownerDocument.activeElement ) ).toBe( true );
		await page.keyboard.press( 'Escape' );
		await tour().waitFor( { state: 'detached' } );
		// No element had the focus before.
		expect( await page.locator( ':focus' ).count() ).toBe( 0 );
		// Tab goes through the side menu to the bar at the top.
		await pressByKeyboard( page.getByRole( 'link', { name: 'Skip to toolbar' } ) );
		const link = badge().getByRole( 'menuitem' ).or( badge().getByRole( 'link' ) ).first();
		expect( ( await link.textContent() )?.trim() ).toMatch( /coming soon|live/i );
		await pressByKeyboard( link );
		await page.waitForURL( /tab=site-visibility/ );
	} );

	it( 'V4: returns the focus to where it was before the tour opened', async () => {
		const { page } = scenario;
		await page.addInitScript( () => {
			document.addEventListener( 'DOMContentLoaded', () => document.querySelector< HTMLElement >( '#menu-posts > a' )?.focus() );
		} );
		await scenario.open();
		await tour().waitFor();
		await pressByKeyboard( gotIt() );
		await tour().waitFor( { state: 'detached' } );
		const menu = page.locator( '#menu-posts > a' );
		expect( await menu.evaluate( ( element ) => element === element.ownerDocument.activeElement ) ).toBe( true );
	} );

	it( 'is on the correct side from right to left', async () => {
		await runWithPhp( scenario.store, RIGHT_TO_LEFT, async () => {
			await scenario.open();
			await tour().waitFor();
			const above = await badge().boundingBox();
			const below = await tour().boundingBox();
			const middle = ( above?.x ?? 0 ) + ( above?.width ?? 0 ) / 2;
			expect( Math.abs( ( below?.x ?? 0 ) + ( below?.width ?? 0 ) - middle - 52 ) ).toBeLessThanOrEqual( 2 );
		} );
	} );
} );
