import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RunningSite } from '../start-options';
import { startSite } from '../start-site';
import { signIn } from './sign-in';

/** Logs which files of this plugin each request loads, and which code sends database queries. */
const PROBE = `<?php
define( 'SAVEQUERIES', true );
register_shutdown_function( static function () {
	global $wpdb;
	$of_plugin = static function ( $text ) {
		return false !== strpos( $text, 'StoreAdmin\\\\' ) || false !== strpos( $text, 'store-admin' );
	};
	file_put_contents( dirname( ABSPATH ) . '/cost.json', json_encode( array(
		'files'   => array_map( 'basename', array_values( array_filter( get_included_files(), static function ( $file ) {
			return 1 === preg_match( '~/(store-admin\\.php|php/.+\\.php)$~', $file );
		} ) ) ),
		'queries' => array_values( array_filter( array_column( $wpdb->queries ?? array(), 2 ), $of_plugin ) ),
		'all'     => count( $wpdb->queries ?? array() ),
	) ) );
} );
`;

interface Cost {
	readonly files: readonly string[];
	readonly queries: readonly string[];
	readonly all: number;
}

let site: RunningSite;

beforeAll( async () => {
	site = await startSite();
	const folder = path.join( site.wordpressDir, 'wp-content/mu-plugins' );
	await mkdir( folder, { recursive: true } );
	await writeFile( path.join( folder, 'cost-probe.php' ), PROBE );
} );
afterAll( () => site?.stop() );

async function costOf( address: string, user?: string ): Promise< Cost > {
	const get = await signIn( site, user );
	const response = await get( address );
	expect( response.status ).toBeLessThan( 400 );
	// PHP is done when the body ends.
	await response.text();
	return JSON.parse( await readFile( path.join( site.dir, 'cost.json' ), 'utf8' ) ) as Cost;
}

describe( 'the cost of the plugin', () => {
	it.each( [ '/', '/wp-login.php', '/wp-json/', '/wp-json/wp/v2/posts', '/?feed=rss2', '/wp-cron.php' ] )(
		'is one file and no query outside wp-admin (%s)',
		async ( address ) => {
			const { files, queries, all } = await costOf( address );
			expect( { files, queries } ).toEqual( { files: [ 'store-admin.php' ], queries: [] } );
			expect( all ).toBeGreaterThan( 0 );
		}
	);

	it.each( [
		'/wp-admin/index.php',
		'/wp-admin/edit.php',
		'/wp-admin/post-new.php',
		'/wp-admin/upload.php',
		'/wp-admin/users.php',
		'/wp-admin/profile.php',
		'/wp-admin/options-general.php',
		'/wp-admin/admin-ajax.php?action=rest-nonce',
	] )( 'is two files and no query on other pages of wp-admin (%s)', async ( address ) => {
		const { files, queries, all } = await costOf( address );
		expect( { files, queries } ).toEqual( { files: [ 'store-admin.php', 'Plugin.php' ], queries: [] } );
		expect( all ).toBeGreaterThan( 0 );
	} );

	it( 'is measured by the probe on a page where there is some', async () => {
		const { files, queries } = await costOf( '/wp-admin/admin.php?page=wc-admin' );
		expect( files ).toContain( 'Takeover.php' );
		expect( queries.length ).toBeGreaterThan( 0 );
	} );
} );
