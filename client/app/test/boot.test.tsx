import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Root } from 'react-dom/client';
import { act, screen } from '@testing-library/react';
import { resetSettings } from '@store-admin/settings';
import { expectConsole } from '../../../tests/js/console-guard';
import { onRest, restRequests } from '../../../tests/js/fake-rest';
import { bootWith, openUrl } from '../../../tests/js/render';

beforeEach( () => {
	onRest( 'GET /wc-admin/options', { woocommerce_admin_transient_notices_queue: false } );
	document.body.className = 'woocommerce-admin-is-loading';
} );

let roots: readonly Root[] = [];

afterEach( () => {
	act( () => roots.forEach( ( root ) => root.unmount() ) );
	roots = [];
	document.body.replaceChildren();
	document.body.removeAttribute( 'class' );
	jest.restoreAllMocks();
} );

async function boot(): Promise< void > {
	const { boot: start } = await import( '../boot' );
	await act( async () => {
		roots = start();
		await Promise.resolve();
	} );
}

async function bootEmbed(): Promise< void > {
	const { bootEmbed: start } = await import( '../boot-embed' );
	await act( async () => {
		roots = start();
		await Promise.resolve();
	} );
}

test( 'boot starts the app in #root', async () => {
	document.body.innerHTML = '<div id="root"></div>';
	bootWith();
	openUrl( 'admin.php?page=wc-admin&path=%2Fnothing' );
	await boot();
	expect( screen.getByRole( 'heading', { level: 1, name: 'Page not found' } ) ).toBeInTheDocument();
	expect( document.body ).not.toHaveClass( 'woocommerce-admin-is-loading' );
	expect( Reflect.get( window, 'wpNavMenuUrlUpdate' ) ).toBeInstanceOf( Function );
} );

test.each( [
	[ 'missing', undefined ],
	[ 'broken', { version: 3 } ],
] )( 'boot shows what failed when the boot object is %s', async ( _, raw ) => {
	document.body.innerHTML = '<div id="root"></div>';
	Reflect.set( window, 'storeAdminSettings', raw );
	resetSettings();
	await boot();
	expect( screen.getByRole( 'heading', { level: 1, name: 'Store Admin could not start' } ) ).toBeInTheDocument();
	expect( screen.getByText( /BootError/ ) ).toBeInTheDocument();
	expect( screen.getByRole( 'button', { name: 'Reload Page' } ) ).toBeInTheDocument();
} );

test( 'R3: boot requests no options for a user whom the server would refuse them', async () => {
	document.body.innerHTML = '<div id="root"></div>';
	onRest( 'GET /wp/v2/users/me', {} );
	bootWith( { user: { id: 2, name: 'Bo', capabilities: [ 'edit_shop_orders' ] } } );
	openUrl( 'admin.php?page=wc-admin' );
	await boot();
	expect( screen.getByRole( 'heading', { level: 1, name: 'Not allowed' } ) ).toBeInTheDocument();
	expect( restRequests( 'GET /wc-admin/options' ) ).toHaveLength( 0 );
} );

const PRINTED = '<div id="root"></div><div id="store-admin-first-view"><h1>Printed</h1></div>';

/** The text of the page at the moment when the first view is removed. */
function textAtTakeover(): Promise< string | null > {
	return new Promise( ( resolve ) => {
		new MutationObserver( ( _, observer ) => {
			if ( ! document.getElementById( 'store-admin-first-view' ) ) {
				observer.disconnect();
				resolve( document.body.textContent );
			}
		} ).observe( document.body, { childList: true } );
	} );
}

test( 'The first view of Home stays until Home is drawn completely', async () => {
	document.body.innerHTML = PRINTED;
	onRest( 'GET /wp/v2/users/me', {} );
	onRest( 'GET /wc-admin/onboarding/tasks', [] );
	bootWith( { user: { id: 1, name: 'Ann', capabilities: [ 'manage_woocommerce' ] } } );
	openUrl( 'admin.php?page=wc-admin' );
	const text = textAtTakeover();
	await boot();
	expect( await text ).toContain( 'Your store today' );
	expect( screen.getByRole( 'heading', { level: 1, name: 'Home' } ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'heading', { name: 'Printed' } ) ).not.toBeInTheDocument();
} );

test( 'The first view is removed when the start fails', async () => {
	document.body.innerHTML = PRINTED;
	Reflect.set( window, 'storeAdminSettings', { version: 3 } );
	resetSettings();
	await boot();
	expect( screen.getByRole( 'heading', { level: 1, name: 'Store Admin could not start' } ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'heading', { name: 'Printed' } ) ).not.toBeInTheDocument();
} );

test( 'boot does nothing on a page without #root', async () => {
	bootWith();
	await boot();
	expect( document.body.innerHTML ).toBe( '' );
} );

const CLASSIC = `<div id="woocommerce-embedded-root" class="is-embed-loading"><div class="woocommerce-layout"><h1>Settings</h1></div></div>
	<div id="wpbody-content"><div id="wp__notice-list"><div class="notice inline">Backup failed</div></div>
	<div class="wrap woocommerce">Form</div></div>`;

test( 'bootEmbed adds header and notices to a classic page', async () => {
	document.body.innerHTML = CLASSIC;
	bootWith( {
		page: 'embed',
		isSetupOver: true,
		breadcrumbs: [ [ 'admin.php?page=wc-admin', 'WooCommerce' ], [ 'admin.php?page=wc-settings', 'Settings' ], 'Tax' ],
	} );
	openUrl( 'admin.php?page=wc-settings&tab=tax' );
	await bootEmbed();
	expect( screen.getByRole( 'heading', { level: 1, name: 'Settings' } ) ).toHaveClass( 'woocommerce-layout__header-heading' );
	expect( document.getElementById( 'woocommerce-embedded-root' ) ).not.toHaveClass( 'is-embed-loading' );
	expect( document.body ).not.toHaveClass( 'woocommerce-admin-is-loading' );
	expect( document.querySelector( '#wp__notice-list > .notice' ) ).toHaveTextContent( 'Backup failed' );
	expect(
		document.querySelector( '.wrap.woocommerce' )?.previousElementSibling?.querySelector( '#woocommerce-layout__notice-list' )
	).toBeInTheDocument();
} );

test( 'bootEmbed without a boot object keeps the header that PHP printed and removes the space for alerts', async () => {
	document.body.innerHTML = CLASSIC;
	document.body.classList.add( 'store-admin-has-alerts' );
	Reflect.deleteProperty( window, 'storeAdminSettings' );
	resetSettings();
	expectConsole( 'error', /BootError/ );
	await bootEmbed();
	expect( screen.getByRole( 'heading', { name: 'Settings' } ) ).toBeInTheDocument();
	expect( document.getElementById( 'woocommerce-embedded-root' ) ).not.toHaveClass( 'is-embed-loading' );
	expect( document.body ).not.toHaveClass( 'store-admin-has-alerts' );
} );

test( 'bootEmbed adds the offer of order attribution to the place that the host has for it beside an order', async () => {
	document.body.innerHTML = `${ CLASSIC }<div id="order-attribution-install-banner-slotfill"></div>`;
	bootWith( { page: 'embed', isSetupOver: true, showsSuggestions: false } );
	openUrl( 'admin.php?page=wc-orders&action=edit&id=7' );
	await bootEmbed();
	expect( roots ).toHaveLength( 4 );
} );
