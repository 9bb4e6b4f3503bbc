import { describe, expect, it } from '@jest/globals';
import { runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const alert = ( text: string ) => scenario.page.getByRole( 'alert' ).filter( { hasText: text } );

/** A plugin whose script runs in the head, after the React of WordPress. */
const inHead = ( script: string ) => `add_action( 'admin_enqueue_scripts', function () {
	wp_register_script( 'old-library', false, array( 'react', 'react-dom' ), '1', false );
	wp_enqueue_script( 'old-library' );
	wp_add_inline_script( 'old-library', '${ script }' );
}, 99 );`;

const OLD_REACT = inHead(
	'window.React = { version: "15.6.2", createElement: function () {} }; window.ReactDOM = { render: function () {} };'
);
/** React throws no error, but renders nothing. */
const IDLE_REACT = inHead( 'window.ReactDOM.createRoot = function () { return { render: function () {}, unmount: function () {} }; };' );

describe( 'Home is not blank', () => {
	it( 'when a script fails to load: it has a message and two links', async () => {
		await scenario.page.route( '**/build/main.js*', ( route ) => route.abort() );
		await scenario.page.goto( `${ scenario.store.url }/wp-admin/${ HOME }` );
		const message = alert( 'This page could not be loaded' );
		await message.waitFor();
		expect( await message.getByRole( 'link', { name: 'Use the original screen' } ).getAttribute( 'href' ) ).toContain(
			'admin-post.php'
		);
		await scenario.page.unrouteAll();
		await message.getByRole( 'link', { name: 'Reload Page' } ).click();
		await scenario.page.getByText( 'Add your products' ).waitFor();
	} );

	it.each( [
		[ 'throws', OLD_REACT ],
		[ 'draws nothing', IDLE_REACT ],
	] )( 'ST1: when a plugin has replaced React by one that %s', async ( _, code ) => {
		await runWithPhp( scenario.store, code, async () => {
			await scenario.page.goto( `${ scenario.store.url }/wp-admin/${ HOME }` );
			const message = alert( 'Store Admin could not start' );
			await message.waitFor();
			await message.getByRole( 'link', { name: 'Reload Page' } ).waitFor();
			expect( await message.getByRole( 'link', { name: 'Use the original screen' } ).getAttribute( 'href' ) ).toContain(
				'admin-post.php'
			);
		} );
	} );
} );

describe( 'a classic page', () => {
	it.each( [
		[ 'throws', OLD_REACT ],
		[ 'draws nothing', IDLE_REACT ],
	] )( 'ST2: works when a plugin has replaced React by one that %s', async ( _, code ) => {
		await runWithPhp( scenario.store, code, async () => {
			await scenario.page.goto( `${ scenario.store.url }/wp-admin/admin.php?page=wc-settings` );
			await scenario.page.locator( '#woocommerce-embedded-root:not(.is-embed-loading)' ).waitFor( { state: 'attached' } );
			await scenario.page.locator( 'body:not( .store-admin-has-alerts, .woocommerce-admin-is-loading )' ).waitFor();
			await scenario.page.locator( '#mainform' ).waitFor();
			expect( await scenario.page.getByRole( 'alert' ).count() ).toBe( 0 );
		} );
	} );
} );
