import { afterEach, describe, expect, it } from '@jest/globals';
import { finishSetup, restoreHome } from './support/home-store';
import { enableParts } from './support/parts';
import { runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();

/** A bar of another plugin that stays below the admin bar, in a page long enough to be scrolled. */
const PINNED_BAR = `add_action( 'admin_notices', function () {
	echo '<div style="position: fixed; inset-block-start: 32px; inset-inline: 300px; z-index: 10; block-size: 40px"><button type="button" style="inline-size: 100%; block-size: 100%">Pinned button</button></div><div style="block-size: 3000px"></div>';
} );`;

/** An account at WooCommerce.com, so that the header of Home has all its items. */
const WITH_ACCOUNT = `add_filter( 'script_loader_tag', function ( $tag ) {
	return preg_replace( '/"account":\\{[^}]*\\}/', '"account":{"isConnected":false,"url":"admin.php?page=wc-settings","email":""}', $tag );
} );`;

afterEach( () => restoreHome( scenario.store ) );

/** The texts of the elements that end under the header when Shift+Tab goes from the end of the page to its start. */
async function coveredStops(): Promise< readonly string[] > {
	const { page } = scenario;
	const covered: string[] = [];
	await page.locator( '.woocommerce-layout__primary :is(a, button):visible' ).last().focus();
	for ( let stop = 0; stop < 60; stop += 1 ) {
		const found = await page.evaluate( () => {
			const focused = document.querySelector( ':focus' );
			const header = document.querySelector( '.woocommerce-layout__header' );
			if ( ! focused?.closest( '.woocommerce-layout__primary' ) || ! header ) {
				return null;
			}
			return { text: focused.textContent, isCovered: focused.getBoundingClientRect().top < header.getBoundingClientRect().bottom };
		} );
		if ( ! found ) {
			expect( stop ).toBeGreaterThan( 10 );
			return covered;
		}
		if ( found.isCovered ) {
			covered.push( found.text );
		}
		await page.keyboard.press( 'Shift+Tab' );
	}
	throw new Error( 'Shift+Tab does not leave the page.' );
}

describe( 'the header of a classic page', () => {
	it.each( [
		'post-new.php?post_type=product',
		'admin.php?page=wc-orders&action=new',
		'post-new.php?post_type=shop_coupon',
		'admin.php?page=wc-settings',
	] )( 'HD1: scrolls away, so that what a plugin pins below the admin bar can be pressed: %s', async ( address ) => {
		await runWithPhp( scenario.store, PINNED_BAR, async () => {
			await scenario.open( address );
			await scenario.page.locator( '#woocommerce-embedded-root h1' ).waitFor();
			await scenario.page.evaluate( () => window.scrollTo( 0, 1100 ) );
			await scenario.page.getByRole( 'button', { name: 'Pinned button' } ).click( { timeout: 3000 } );
		} );
	} );
} );

describe( 'the header of Home', () => {
	it.each( [ 360, 1366 ] )( 'HD2: covers nothing that gets the focus at %i px', async ( width ) => {
		await finishSetup( scenario.store );
		await scenario.page.setViewportSize( { width, height: 700 } );
		await scenario.open();
		const inbox = scenario.page.getByRole( 'region', { name: 'Inbox' } );
		await inbox.scrollIntoViewIfNeeded();
		await inbox.locator( 'li' ).first().waitFor();
		expect( await coveredStops() ).toEqual( [] );
	} );

	it( 'HD2: covers nothing when items of extensions make it taller', async () => {
		await enableParts( scenario, 'header', 'header-item' );
		await finishSetup( scenario.store );
		await scenario.page.setViewportSize( { width: 700, height: 700 } );
		await scenario.open();
		await scenario.page.getByText( 'Second sample item' ).waitFor();
		expect( await coveredStops() ).toEqual( [] );
	} );

	it( 'HD2: covers no part that a script scrolls to', async () => {
		await finishSetup( scenario.store );
		await scenario.page.setViewportSize( { width: 1366, height: 500 } );
		await scenario.open();
		const inbox = scenario.page.getByRole( 'region', { name: 'Inbox' } );
		await inbox.evaluate( ( element ) => element.scrollIntoView() );
		const header = await scenario.page.locator( '.woocommerce-layout__header' ).boundingBox();
		expect( ( await inbox.boundingBox() )?.y ).toBeGreaterThanOrEqual( ( header?.y ?? 0 ) + ( header?.height ?? 0 ) );
	} );

	it.each( [ 320, 360 ] )( 'HD3: is one row with a whole title and all items at %i px', async ( width ) => {
		await runWithPhp( scenario.store, WITH_ACCOUNT, async () => {
			await scenario.page.setViewportSize( { width, height: 700 } );
			await scenario.open();
			const header = scenario.page.locator( '.woocommerce-layout__header' );
			await header.getByRole( 'button', { name: 'User options' } ).waitFor();
			await header.getByRole( 'button', { name: 'Display options' } ).waitFor();
			expect( ( await header.boundingBox() )?.height ).toBe( 60 );
			const title = await header.locator( 'h1' ).evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth );
			expect( title ).toBe( 0 );
			expect( ( await header.getByRole( 'tab', { name: 'Help' } ).boundingBox() )?.y ).toBeLessThan( 60 );
		} );
	} );
} );
