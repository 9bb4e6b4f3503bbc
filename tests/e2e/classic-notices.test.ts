import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { finishSetup, restoreHome } from './support/home-store';
import { layoutShift } from './support/layout-shift';
import { RIGHT_TO_LEFT, runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const PRODUCTS = 'edit.php?post_type=product';
const SETTINGS = 'admin.php?page=wc-settings';
const LONG = 'Its text is long enough to take more than one line on a phone.';

const dismissible = `add_action( 'admin_notices', function () { echo '<div class="notice notice-info is-dismissible"><p>Dismissible message. ${ LONG }</p></div>'; } );`;
const inline = `add_action( 'admin_notices', function () { echo '<div class="notice notice-warning inline"><p>Inline message. ${ LONG }</p></div>'; } );`;
/** Printed after the notices that the host collects. */
const late = `add_action( 'all_admin_notices', function () { echo '<div class="notice notice-error"><p>Late message. ${ LONG }</p></div>'; } );`;
const MESSAGES = { 0: '', 3: dismissible + inline + late };
const ALERT = `add_action( 'admin_init', static function () {
	global $wpdb;
	$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_admin_notes WHERE name = 'browser-test-alert'" );
	$wpdb->insert( $wpdb->prefix . 'wc_admin_notes', array( 'name' => 'browser-test-alert', 'type' => 'error', 'locale' => 'en_US', 'title' => 'Browser test', 'content' => 'Text', 'status' => 'unactioned', 'source' => 'test', 'date_created' => gmdate( 'Y-m-d H:i:s', time() + 60 ), 'is_snoozable' => 1, 'layout' => 'plain', 'image' => '', 'is_deleted' => 0, 'icon' => 'info' ) );
} );`;

const message = ( kind: 'Dismissible' | 'Inline' | 'Late' ) => scenario.page.getByText( `${ kind } message.` );
const waitForHeader = () => scenario.page.locator( '#woocommerce-embedded-root:not( .is-embed-loading ) h1' ).waitFor();

/** Fails unless each notice is visible below the header. */
async function expectAllSeen(): Promise< void > {
	const header = await scenario.page.locator( '#woocommerce-embedded-root' ).boundingBox();
	for ( const kind of [ 'Dismissible', 'Inline', 'Late' ] as const ) {
		await message( kind ).waitFor();
		expect( ( await message( kind ).boundingBox() )?.y ).toBeGreaterThanOrEqual( ( header?.y ?? 0 ) + ( header?.height ?? 0 ) );
	}
}

beforeEach( () => finishSetup( scenario.store ) );
afterEach( () => restoreHome( scenario.store ) );

describe( 'notices of plugins on classic pages', () => {
	it.each( [
		{ count: 0, width: 1366 },
		{ count: 3, width: 1366 },
		{ count: 3, width: 360 },
	] as const )( 'cause no layout shift: $count of them at $width px', async ( { width, count } ) => {
		await runWithPhp( scenario.store, MESSAGES[ count ], async () => {
			await scenario.page.setViewportSize( { width, height: 900 } );
			for ( const address of [ PRODUCTS, SETTINGS ] ) {
				await scenario.open( address );
				await waitForHeader();
				await scenario.settle();
				expect( await layoutShift( scenario.page ) ).toBeLessThan( 0.02 );
			}
		} );
	} );

	it( 'cause no layout shift on right-to-left pages at 360 px', async () => {
		await runWithPhp( scenario.store, RIGHT_TO_LEFT + MESSAGES[ 3 ], async () => {
			await scenario.page.setViewportSize( { width: 360, height: 900 } );
			await scenario.open( PRODUCTS );
			await waitForHeader();
			await scenario.settle();
			expect( await layoutShift( scenario.page ) ).toBeLessThan( 0.02 );
			await expectAllSeen();
		} );
	} );

	it( 'are where WordPress moves them, in its order, and can be dismissed', async () => {
		await runWithPhp( scenario.store, MESSAGES[ 3 ], async () => {
			await scenario.open( PRODUCTS );
			await waitForHeader();
			const following = await scenario.page.locator( '.wp-header-end' ).evaluate( ( mark ) => {
				const texts = [];
				for ( let next = mark.nextElementSibling; next?.matches( '.notice, .updated, .error' ); next = next.nextElementSibling ) {
					texts.push( next.textContent?.trim().split( ' ' )[ 0 ] );
				}
				return texts;
			} );
			expect( following.filter( ( word ) => word === 'Dismissible' || word === 'Late' ) ).toEqual( [ 'Dismissible', 'Late' ] );
			await scenario.page
				.locator( '.notice', { hasText: 'Dismissible message.' } )
				.getByRole( 'button', { name: 'Dismiss this notice.' } )
				.click();
			await message( 'Dismissible' ).waitFor( { state: 'detached' } );
			expect( await message( 'Inline' ).isVisible() ).toBe( true );
		} );
	} );

	it( 'N5: are visible on a page without a heading', async () => {
		const page = `add_action( 'admin_menu', function () {
	add_submenu_page( 'woocommerce', 'Plain', 'Plain', 'read', 'browser-test-plain', function () { echo '<div class="wrap"><p>No heading</p></div>'; } );
	wc_admin_connect_page( array( 'id' => 'browser-test-plain', 'screen_id' => 'woocommerce_page_browser-test-plain', 'title' => 'Plain' ) );
} );`;
		await runWithPhp( scenario.store, page + MESSAGES[ 3 ], async () => {
			await scenario.open( 'admin.php?page=browser-test-plain' );
			await waitForHeader();
			await expectAllSeen();
		} );
	} );
} );

describe( 'a classic page without our script', () => {
	const failures = {
		'is blocked': () => scenario.page.route( '**/build/embed.js*', ( route ) => route.abort() ),
		throws: () => scenario.page.route( '**/build/embed.js*', ( route ) => route.fulfill( { body: 'throw new Error();' } ) ),
		'is cut off': () => scenario.page.route( '**/build/embed.js*', ( route ) => route.fulfill( { body: '( () => {' } ) ),
	};

	it.each( Object.entries( failures ) )( 'N5: shows every notice and no empty alert area when it %s', async ( _, fail ) => {
		await runWithPhp( scenario.store, ALERT + MESSAGES[ 3 ], async () => {
			await fail();
			await scenario.open( PRODUCTS );
			await expectAllSeen();
			await scenario.page.locator( 'body:not( .store-admin-has-alerts )' ).waitFor();
		} );
	} );

	it( 'N5: shows every notice, and removes the empty alert area while the script is still loading', async () => {
		await runWithPhp( scenario.store, ALERT + MESSAGES[ 3 ], async () => {
			await scenario.page.route( '**/build/embed.js*', () => undefined );
			await scenario.page.goto( `${ scenario.store.url }/wp-admin/${ PRODUCTS }`, { waitUntil: 'commit' } );
			await expectAllSeen();
			const wrap = scenario.page.locator( '#wpbody-content > .wrap' );
			await wrap.evaluate( ( element ) => Promise.all( element.getAnimations().map( ( { finished } ) => finished ) ) );
			expect( await wrap.evaluate( ( element ) => getComputedStyle( element ).top ) ).toMatch( /^(auto|0px)$/ );
		} );
	} );

	it( 'N5: shows every notice with scripts disabled', async () => {
		await runWithPhp( scenario.store, MESSAGES[ 3 ], async () => {
			await scenario.signInAs( scenario.store.user, { javaScriptEnabled: false } );
			await scenario.open( PRODUCTS );
			await expectAllSeen();
		} );
	} );
} );
