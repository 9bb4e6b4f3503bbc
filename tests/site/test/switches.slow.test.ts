import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PROJECT_DIR } from '../paths';
import type { RunningSite } from '../start-options';
import { startSite } from '../start-site';
import { signIn } from './sign-in';

const HOME = '/wp-admin/admin.php?page=wc-admin';
const PLUGINS = '/wp-admin/plugins.php';
const NOTICE = 'Store Admin is not running.';

let site: RunningSite;
let get: Awaited< ReturnType< typeof signIn > >;

beforeAll( async () => {
	site = await startSite();
	get = await signIn( site );
	await mkdir( inContent( 'mu-plugins' ), { recursive: true } );
} );

afterAll( () => site?.stop() );

let trial = 0;

afterEach( () => rm( inContent( `mu-plugins/trial-${ trial }.php` ), { force: true } ) );

const inContent = ( file: string ) => path.join( site.wordpressDir, 'wp-content', file );

async function read( address: string ): Promise< string > {
	const response = await get( address );
	expect( response.status ).toBe( 200 );
	return await response.text();
}

const isOurs = ( html: string ) => html.includes( 'window.storeAdminSettings' );

/** Fails unless both the page of the app and a classic page run the host's own scripts. */
async function expectTheHostsOwn(): Promise< void > {
	for ( const address of [ HOME, '/wp-admin/admin.php?page=wc-settings' ] ) {
		const html = await read( address );
		expect( html ).not.toContain( 'plugins/store-admin/' );
		expect( html ).toMatch( /<script[^>]+id="wc-admin-app-js"/ );
	}
}

/** Runs code on each request, as a must-use plugin. Each has its own file, because PHP distinguishes compiled files by whole seconds. */
const onEachRequest = ( code: string ) => writeFile( inContent( `mu-plugins/trial-${ ++trial }.php` ), `<?php\n${ code }` );

it( 'runs without a notice on the Plugins screen', async () => {
	expect( isOurs( await read( HOME ) ) ).toBe( true );
	expect( await read( PLUGINS ) ).not.toContain( NOTICE );
} );

describe( 'the switch', () => {
	it( 'leaves each page to the host when the constant turns the plugin off', async () => {
		await onEachRequest( "define( 'STORE_ADMIN_DISABLE', true );" );
		await expectTheHostsOwn();
	} );

	it( 'keeps the plugin on when the constant is false', async () => {
		await onEachRequest( "define( 'STORE_ADMIN_DISABLE', false );" );
		expect( isOurs( await read( HOME ) ) ).toBe( true );
	} );

	it( 'leaves each page to the host when the filter turns the plugin off', async () => {
		await onEachRequest( "add_filter( 'store_admin_enabled', '__return_false' );" );
		await expectTheHostsOwn();
	} );

	it( 'keeps Home when the filter turns the plugin off for classic pages only', async () => {
		await onEachRequest( "add_filter( 'store_admin_enabled', static function ( $is, $page ) { return 'main' === $page; }, 10, 2 );" );
		expect( isOurs( await read( HOME ) ) ).toBe( true );
		expect( isOurs( await read( '/wp-admin/admin.php?page=wc-settings' ) ) ).toBe( false );
	} );
} );

describe( 'the notice about a missing requirement', () => {
	it( 'names WooCommerce when it is inactive, and is shown on the Plugins screen only', async () => {
		await site.runPhp( {
			code: "require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'woocommerce/demo-store.php' );",
		} );
		try {
			const html = await read( PLUGINS );
			expect( html ).toContain( NOTICE );
			expect( html ).toContain( 'WooCommerce is not active on this site.' );
			expect( await read( '/wp-admin/index.php' ) ).not.toContain( NOTICE );
		} finally {
			await site.runPhp( {
				code: "require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( 'woocommerce/demo-store.php' );",
			} );
		}
	} );

	it( 'names both versions when WordPress is too old, and the host keeps its pages', async () => {
		await onEachRequest( "$GLOBALS['wp_version'] = '6.5.5';" );
		const html = await read( PLUGINS );
		expect( html ).toContain( 'It needs WordPress 6.6 or newer; this site runs WordPress 6.5.5.' );
		await expectTheHostsOwn();
	} );

	it( 'names the command when the build is missing, and the host keeps its pages', async () => {
		const folder = inContent( 'plugins/store-admin' );
		await rm( folder, { recursive: true } );
		await mkdir( folder );
		await cp( path.join( PROJECT_DIR, 'store-admin.php' ), path.join( folder, 'store-admin.php' ) );
		await cp( path.join( PROJECT_DIR, 'php' ), path.join( folder, 'php' ), { recursive: true } );
		try {
			for ( const address of [ HOME, PLUGINS ] ) {
				const html = await read( address );
				expect( html ).toContain( NOTICE );
				expect( html ).toContain( '<code>npm ci && npm run build</code>'.replace( /&&/, '&amp;&amp;' ) );
			}
			await expectTheHostsOwn();
		} finally {
			await symlink( path.join( PROJECT_DIR, 'build' ), path.join( folder, 'build' ) );
		}
		expect( await readFile( path.join( folder, 'build/main.asset.php' ), 'utf8' ) ).toContain( 'dependencies' );
		expect( isOurs( await read( HOME ) ) ).toBe( true );
	} );
} );
