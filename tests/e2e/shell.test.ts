import { afterEach, describe, expect, it } from '@jest/globals';
import { signIn } from './support/browser';
import { restoreHome } from './support/home-store';
import { runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const firstTask = () => scenario.page.getByText( 'Add your products' );
const isChunkOf = ( extension: string ) => ( url: URL ) =>
	new RegExp( `/build/chunks/home\\.[\\w.]+\\.${ extension }$` ).test( url.pathname );

describe( 'a screen whose code fails to load', () => {
	it.each( [
		[ 'script', 'js' ],
		[ 'style', 'css' ],
	] )( 'says so and can be retried in place: %s', async ( _kind, extension ) => {
		await scenario.page.route( isChunkOf( extension ), ( route ) => route.abort() );
		await scenario.open();
		await scenario.page.evaluate( () => Object.assign( window, { sameDocument: true } ) );
		await scenario.page.getByRole( 'heading', { name: 'This part of the page did not load' } ).waitFor();
		expect( await scenario.page.getByRole( 'heading', { level: 1 } ).textContent() ).toBe( 'Home' );
		await scenario.page.unrouteAll();
		await scenario.page.getByRole( 'button', { name: 'Try again' } ).click();
		await firstTask().waitFor();
		expect( await scenario.page.evaluate( () => 'sameDocument' in window ) ).toBe( true );
	} );

	it( 'says so when a firewall returns HTML', async () => {
		await scenario.page.route( isChunkOf( 'js' ), ( route ) =>
			route.fulfill( { status: 403, contentType: 'text/html', body: '<h1>Blocked</h1>' } )
		);
		await scenario.open();
		await scenario.page.getByRole( 'heading', { name: 'This part of the page did not load' } ).waitFor();
	} );
} );

describe( 'the header and the menu', () => {
	it( 'have a shadow over a scrolled page, and stay at the top', async () => {
		await scenario.open();
		await firstTask().waitFor();
		const header = scenario.page.locator( '.woocommerce-layout__header' );
		expect( await header.getAttribute( 'class' ) ).not.toContain( 'is-scrolled' );
		await scenario.page.evaluate( () => window.scrollTo( 0, 300 ) );
		await scenario.page.locator( '.woocommerce-layout__header.is-scrolled' ).waitFor();
		expect( await header.evaluate( ( element ) => Math.round( element.getBoundingClientRect().top ) ) ).toBe( 32 );
	} );

	it( 'mark Home as current, and the body has the classes of the screen', async () => {
		await scenario.open();
		await firstTask().waitFor();
		const current = scenario.page.locator( '#adminmenu .wp-submenu li.current a' );
		expect( await current.getAttribute( 'href' ) ).toContain( 'page=wc-admin' );
		expect( await scenario.page.evaluate( () => document.body.className ) ).toMatch(
			/\bwoocommerce-page\b|\bwoocommerce-admin-page\b/
		);
	} );

	it( 'N5: are above the notices of other plugins', async () => {
		const code =
			'add_action( "admin_notices", function () { echo "<div class=\'notice\'><p>A notice of another plugin</p></div>"; } );';
		await runWithPhp( scenario.store, code, async () => {
			await scenario.open();
			await firstTask().waitFor();
			const box = await scenario.page.getByText( 'A notice of another plugin' ).boundingBox();
			const header = await scenario.page.locator( '.woocommerce-layout__header' ).boundingBox();
			expect( box?.y ).toBeGreaterThan( ( header?.y ?? 0 ) + ( header?.height ?? 0 ) );
		} );
	} );
} );

describe( 'a notice of the host on our pages', () => {
	it.each( [ 1366, 360 ] )( 'keeps its link "Dismiss" inside, at %d px', async ( width ) => {
		const code = `add_action( 'admin_notices', function () {
			echo '<div class="error woocommerce-message"><a class="woocommerce-message-close notice-dismiss" href="#">Dismiss</a><p>A notice of the host</p></div>';
		} );`;
		await runWithPhp( scenario.store, code, async () => {
			await scenario.page.setViewportSize( { width, height: 900 } );
			await scenario.open();
			await firstTask().waitFor();
			const isInside = await scenario.page.locator( '.woocommerce-message-close' ).evaluate( ( link ) => {
				const inner = link.getBoundingClientRect();
				const outer = link.parentElement?.getBoundingClientRect();
				return (
					outer !== undefined &&
					inner.top >= outer.top &&
					inner.left >= outer.left &&
					inner.right <= outer.right &&
					inner.bottom <= outer.bottom
				);
			} );
			expect( isInside ).toBe( true );
		} );
	} );
} );

describe( 'a store alert on a classic page', () => {
	const text = 'The database of your store has to be brought up to date. '.repeat( 3 );
	const ALERT = `add_action( 'admin_init', static function () {
		global $wpdb;
		if ( $wpdb->get_var( "SELECT note_id FROM {$wpdb->prefix}wc_admin_notes WHERE name = 'browser-test-alert'" ) ) {
			return;
		}
		$wpdb->insert( $wpdb->prefix . 'wc_admin_notes', array( 'name' => 'browser-test-alert', 'type' => 'error', 'locale' => 'en_US', 'title' => 'Browser test', 'content' => '${ text }', 'status' => 'unactioned', 'source' => 'test', 'date_created' => gmdate( 'Y-m-d H:i:s', time() + 60 ), 'is_snoozable' => 1, 'layout' => 'plain', 'image' => '', 'is_deleted' => 0, 'icon' => 'info' ) );
	} );`;

	afterEach( () => restoreHome( scenario.store ) );

	it.each( [ 1366, 360 ] )( 'fills the space that was reserved for it at %i px', async ( width ) => {
		await runWithPhp( scenario.store, ALERT, async () => {
			const { page } = scenario;
			await page.setViewportSize( { width, height: 800 } );
			await page.addInitScript( () => {
				Object.assign( window, { layoutShift: 0 } );
				const add = ( shift: number ) =>
					Object.assign( window, { layoutShift: Number( Reflect.get( window, 'layoutShift' ) ) + shift } );
				const observer = new PerformanceObserver( ( list ) =>
					list.getEntries().forEach( ( entry ) => add( Number( Reflect.get( entry, 'value' ) ) ) )
				);
				observer.observe( { type: 'layout-shift', buffered: true } );
			} );
			await scenario.open( 'edit.php?post_type=product' );
			await page.getByRole( 'heading', { name: 'Browser test' } ).waitFor();
			const alert = await page.locator( '.store-admin-alert' ).boundingBox();
			const list = await page.locator( '#posts-filter' ).boundingBox();
			expect( ( alert?.y ?? 0 ) + ( alert?.height ?? 0 ) ).toBeLessThan( list?.y ?? 0 );
			expect( await page.evaluate( () => Number( Reflect.get( window, 'layoutShift' ) ) ) ).toBeLessThan( 0.02 );
		} );
	} );
} );

describe( 'an address', () => {
	it( 'U4: with unknown arguments and invalid percent signs shows its page', async () => {
		await scenario.open( `${ HOME }&foo[]=1&ip-geo-block-auth-nonce=1&bar=%E0%A4%A` );
		await firstTask().waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );
} );

describe( 'a session that ends while the page is open', () => {
	it( 'H5, H6: is reported once, sends no further requests, keeps the page, and continues after signing in', async () => {
		const hide = async () => {
			await scenario.page.getByRole( 'button', { name: 'Task List Options' } ).first().click();
			await scenario.page.getByRole( 'menuitem', { name: /^Hide/ } ).click();
			await scenario.page
				.getByRole( 'dialog' )
				.getByRole( 'button', { name: /^Yes, hide/ } )
				.click();
		};
		await scenario.open();
		await firstTask().waitFor();
		await scenario.settle();
		const context = scenario.page.context();
		await context.clearCookies();
		const refused: string[] = [];
		scenario.page.on( 'response', ( response ) => {
			if ( [ 401, 403 ].includes( response.status() ) ) {
				refused.push( response.url() );
			}
		} );
		await hide();
		await scenario.page.getByText( /You have been signed out/ ).waitFor();
		const failure = scenario.page.getByRole( 'alert' ).filter( { hasText: 'The list was not hidden.' } );
		await failure.waitFor();
		await scenario.settle();
		const before = refused.length;
		await failure.getByRole( 'button', { name: 'Try again' } ).click();
		await failure.waitFor();
		expect( refused ).toHaveLength( before );
		expect( new Set( refused ).size ).toBe( before );

		await signIn( context, scenario.store );
		await scenario.page.evaluate( () => window.dispatchEvent( new Event( 'focus' ) ) );
		await scenario.page.getByText( /You have been signed out/ ).waitFor( { state: 'detached' } );
		await hide();
		await firstTask().waitFor( { state: 'detached' } );
	} );
} );

describe( 'Home beside other code', () => {
	it( 'H9: loads its chunks when another webpack bundle uses the default name', async () => {
		await scenario.page.addInitScript( () => {
			Object.assign( window, {
				webpackChunk: { push: () => fail() },
				webpackJsonp: { push: () => fail() },
			} );
			function fail(): never {
				throw new Error( 'A chunk of ours came to the wrong bundle' );
			}
		} );
		await scenario.open();
		await firstTask().waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'H7: works when no other host can be reached', async () => {
		const foreign: string[] = [];
		await scenario.page.route( '**/*', ( route ) => {
			const isOurs = route.request().url().startsWith( scenario.store.url );
			if ( ! isOurs ) {
				foreign.push( route.request().url() );
			}
			return isOurs ? route.continue() : route.abort();
		} );
		await scenario.open();
		await firstTask().waitFor();
		expect( foreign.filter( ( url ) => ! /gravatar\.com|^data:/.test( url ) ) ).toEqual( [] );
	} );
} );
