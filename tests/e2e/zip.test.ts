import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import type { Browser, BrowserContext } from 'playwright-core';
import { packPlugin } from '../run/plugin-zip';
import { PROJECT_DIR } from '../site/paths';
import type { RunningSite } from '../site/start-options';
import { startSite } from '../site/start-site';
import { launchBrowser, openContext, signIn, watchErrors } from './support/browser';
import { HOME } from './support/scenario';

let store: RunningSite;
let browser: Browser;
let context: BrowserContext | undefined;

const MAIN_FILE = 'store-admin/store-admin.php';

/** Rows of the database whose key has our name. */
const LEFT_OVER = `global $wpdb;
echo wp_json_encode( array_merge(
	$wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%store_admin%' OR option_name LIKE '%store-admin%'" ),
	$wpdb->get_col( "SELECT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE '%store_admin%' OR meta_key LIKE '%store-admin%'" )
) );`;

/** Installs the plugin like a site does: a folder from the zip, without links to this project. */
function unpackInto( folder: string ): void {
	rmSync( path.join( folder, 'store-admin' ), { recursive: true } );
	for ( const [ file, content ] of Object.entries( unzipSync( packPlugin( PROJECT_DIR ) ) ) ) {
		mkdirSync( path.dirname( path.join( folder, file ) ), { recursive: true } );
		writeFileSync( path.join( folder, file ), content );
	}
}

beforeAll( async () => {
	browser = await launchBrowser();
	store = await startSite( {} );
	unpackInto( path.join( store.wordpressDir, 'wp-content/plugins' ) );
} );

afterEach( async () => {
	await context?.close();
	context = undefined;
} );

afterAll( async () => {
	await store?.stop();
	await browser.close();
} );

async function openHome() {
	context = await openContext( browser );
	await signIn( context, store );
	const page = await context.newPage();
	const errors = watchErrors( page );
	await page.goto( `${ store.url }/wp-admin/${ HOME }` );
	return { page, errors };
}

describe( 'the plugin from its zip', () => {
	it( 'shows Home, and the original screen to a user who chose it', async () => {
		const { page, errors } = await openHome();
		await page.locator( '.store-admin-task-row' ).first().waitFor();
		expect( errors ).toEqual( [] );
		await page.getByRole( 'link', { name: 'Use the original screen' } ).click();
		await page.getByRole( 'menuitem', { name: 'Use Store Admin' } ).waitFor();
		expect( await page.locator( '.store-admin-task-row' ).count() ).toBe( 0 );
	} );

	it( 'gives the screens back when it is deactivated, and leaves no data when it is deleted', async () => {
		await store.runPhp(
			{
				code: `require_once ABSPATH . 'wp-admin/includes/plugin.php';
deactivate_plugins( $args[0] );`,
			},
			[ MAIN_FILE ]
		);
		const { page, errors } = await openHome();
		await page.locator( '#root' ).waitFor( { state: 'attached' } );
		expect( await page.content() ).not.toContain( '/store-admin/' );
		expect( errors ).toEqual( [] );
		expect( JSON.parse( await store.runPhp( { code: LEFT_OVER } ) ) ).not.toEqual( [] );
		await store.runPhp(
			{
				code: `require_once ABSPATH . 'wp-admin/includes/plugin.php';
uninstall_plugin( $args[0] );`,
			},
			[ MAIN_FILE ]
		);
		expect( JSON.parse( await store.runPhp( { code: LEFT_OVER } ) ) ).toEqual( [] );
	} );
} );
