import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RunningSite } from '../../site/start-options';
import { startSite } from '../../site/start-site';
import { signIn, type Session } from '../rest-client';

let site: RunningSite;
let admin: Session;

beforeAll( async () => {
	site = await startSite( { portsFrom: 8245 } );
	// This file tests only what the host itself prints.
	await site.runPhp( { code: "update_option( 'active_plugins', array_values( preg_grep( '/demo-store/', get_option( 'active_plugins' ) ) ) );" } );
	admin = await signIn( site.url, site.user, site.password );
} );
afterAll( () => site?.stop() );

async function open( path: string, session = admin ): Promise< string > {
	return ( await session.open( `/wp-admin/${ path }` ) ).html;
}

const bodyClasses = ( html: string ): string[] => ( /<body class="([^"]*)"/.exec( html )?.[ 1 ] ?? '' ).split( /\s+/ );
const scriptHandles = ( html: string ): string[] => [ ...html.matchAll( /<script[^>]* id="([a-z-]+)-js"/g ) ].map( ( match ) => match[ 1 ] ?? '' );

describe( 'the page of the app', () => {
	it( 'The app page prints a mount point after the hidden list that collects notices', async () => {
		const html = await open( 'admin.php?page=wc-admin' );
		expect( html ).toMatch( /id="wp__notice-list"><div class="wp-header-end" id="woocommerce-layout__notice-catcher"><\/div>[\s\S]*<div class="wrap"><div id="root"><\/div><\/div>/ );
	} );

	it( 'The app page has the body classes that extensions use in their styles', async () => {
		expect( bodyClasses( await open( 'admin.php?page=wc-admin' ) ) ).toEqual(
			expect.arrayContaining( [ 'woocommerce-admin-page', 'woocommerce_page_wc-admin', 'woocommerce-feature-enabled-activity-panels' ] )
		);
		expect( bodyClasses( await open( 'admin.php?page=wc-admin&path=/setup-wizard' ) ) ).toContain( 'woocommerce-admin-full-screen' );
	} );

	it( 'The app page prints the app after its packages and before scripts that depend on it', async () => {
		const handles = scriptHandles( await open( 'admin.php?page=wc-admin' ) );
		expect( handles ).toEqual( expect.arrayContaining( [ 'wc-settings', 'wc-navigation', 'wc-store-data', 'wc-components', 'wc-admin-layout' ] ) );
		expect( handles.indexOf( 'wc-admin-app' ) ).toBeGreaterThan( handles.indexOf( 'wc-components' ) );
		expect( handles.indexOf( 'wc-admin-wcsettings-deprecation' ) ).toBeGreaterThan( handles.indexOf( 'wc-admin-app' ) );
	} );

	it( 'The app page prints the data that other scripts read', async () => {
		const html = await open( 'admin.php?page=wc-admin' );
		expect( html ).toMatch( /var wcSettings = JSON\.parse\( decodeURIComponent\(/ );
		expect( html ).toMatch( /window\.wcAdminFeatures = \{"activity-panels":true/ );
		expect( html ).toContain( 'window.wcMarketplace' );
		expect( html ).toContain( 'var wcAdminAssets' );
	} );

	it( 'The menu shows the number of open tasks', async () => {
		expect( await open( 'index.php' ) ).toMatch( /<span class="[^"]*woocommerce-task-list-remaining-tasks-badge"><span class="count-\d">\d<\/span><\/span>/ );
	} );

	it( 'The app page opens for users who do not see the store menu', async () => {
		const subscriber = await signIn( site.url, 'subscriber', site.password );
		const html = await open( 'admin.php?page=wc-admin', subscriber );
		expect( html ).toContain( '<div id="root"></div>' );
		expect( html ).not.toContain( 'admin.php?page=wc-settings' );
	} );

	it( 'The payments task redirects to the settings page', async () => {
		const answer = await admin.open( '/wp-admin/admin.php?page=wc-admin&task=payments' );
		expect( answer ).toMatchObject( { status: 302, location: expect.stringContaining( 'page=wc-settings&tab=checkout' ) } );
	} );
} );

describe( 'classic pages', () => {
	it.each( [
		[ 'admin.php?page=wc-settings', 'Settings', 'woocommerce_page_wc-settings-general' ],
		[ 'admin.php?page=wc-settings&tab=tax', 'Settings', 'woocommerce_page_wc-settings-tax' ],
		[ 'admin.php?page=wc-status', 'Status', 'woocommerce_page_wc-status-status' ],
		[ 'admin.php?page=wc-orders', 'Orders', 'woocommerce_page_wc-orders' ],
		[ 'edit.php?post_type=product', 'Products', 'edit-product' ],
		[ 'edit.php?post_type=shop_coupon', 'Coupons', 'edit-shop_coupon' ],
	] )( 'The classic page %s has the header %s', async ( path, title, screen ) => {
		const html = await open( path );
		expect( html ).toContain(
			`<div id="woocommerce-embedded-root" class="is-embed-loading"><div class="woocommerce-layout"><div class="woocommerce-layout__header is-embed-loading"><h1 class="woocommerce-layout__header-heading">${ title }</h1>`
		);
		expect( bodyClasses( html ) ).toEqual( expect.arrayContaining( [ 'woocommerce-embed-page', screen ] ) );
		expect( scriptHandles( html ) ).toContain( 'wc-admin-app' );
	} );

	it( 'A page of WordPress itself gets no header', async () => {
		const html = await open( 'edit.php' );
		expect( html ).not.toContain( 'woocommerce-embedded-root' );
		expect( scriptHandles( html ).filter( ( handle ) => handle.startsWith( 'wc-' ) ) ).toEqual( [] );
	} );
} );
