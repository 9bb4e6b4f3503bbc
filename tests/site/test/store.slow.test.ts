import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isAlive, isServing } from '../server';
import type { RunningSite } from '../start-options';
import { startSite } from '../start-site';
import { signIn } from './sign-in';

let one: RunningSite;
let other: RunningSite;

beforeAll( async () => {
	one = await startSite( { portsFrom: 8110 } );
	other = await startSite( { portsFrom: 8110, subFolder: 'shop', hasPlainPermalinks: true } );
} );

afterAll( async () => {
	await one?.stop();
	await other?.stop();
} );

describe( 'two stores at once', () => {
	it( 'have their own addresses', async () => {
		expect( one.port ).not.toBe( other.port );
		expect( await isServing( one.port, one.state.token ) ).toBe( true );
		expect( await isServing( other.port, one.state.token ) ).toBe( false );
		expect( other.url ).toBe( `http://127.0.0.1:${ other.port }/shop` );
	} );

	it( 'do not share data', async () => {
		await one.runPhp( { code: 'update_option( "mark", $args[0] );' }, [ 'it’s “one”' ] );
		expect( await one.runPhp( { code: 'echo get_option( "mark" );' } ) ).toBe( 'it’s “one”' );
		expect( await other.runPhp( { code: 'var_export( get_option( "mark" ) );' } ) ).toBe( 'false' );
	} );

	it( 'listen on this machine only', async () => {
		const log = await readFile( path.join( one.dir, 'logs/server.log' ), 'utf8' );
		expect( log ).toContain( `http://127.0.0.1:${ one.port }` );
		expect( log ).not.toContain( '0.0.0.0' );
	} );
} );

describe( 'a store with pretty permalinks', () => {
	it( 'lets the administrator in and shows the host’s page with our plugin', async () => {
		const get = await signIn( one );
		const page = await get( '/wp-admin/admin.php?page=wc-admin' );
		expect( page.status ).toBe( 200 );
		// WordPress sorts plugins by name, so our plugin is loaded before the host.
		expect( await one.runPhp( { code: 'echo implode( ",", get_option( "active_plugins" ) );' } ) ).toBe(
			'store-admin/store-admin.php,woocommerce/demo-store.php'
		);
	} );

	it( 'serves REST, posts, missing pages and folders without a slash like a web server', async () => {
		const get = await signIn( one );
		expect( await ( await get( '/wp-json/' ) ).json() ).toMatchObject( { home: one.url } );
		expect( ( await get( '/hello-world/' ) ).status ).toBe( 200 );
		expect( ( await get( '/no-such-page/' ) ).status ).toBe( 404 );
		const folder = await get( '/wp-admin' );
		expect( [ folder.status, folder.headers.get( 'location' ) ] ).toEqual( [ 301, '/wp-admin/' ] );
	} );

	it( 'serves scripts with a validator, and answers that they did not change', async () => {
		const get = await signIn( one );
		const script = await get( '/wp-includes/js/jquery/jquery.js' );
		expect( script.headers.get( 'content-type' ) ).toContain( 'javascript' );
		const again = await get( '/wp-includes/js/jquery/jquery.js', { headers: { 'if-none-match': script.headers.get( 'etag' ) ?? '' } } );
		expect( again.status ).toBe( 304 );
		expect( ( await get( '/wp-includes/js/none.js' ) ).status ).toBe( 404 );
	} );

	it.each( [
		'/.htaccess',
		'/wp-content/plugins/store-admin/node_modules/tsx/package.json',
		'/../site.json',
		'/wp-content/%2e%2e/%2e%2e/site.json',
	] )( 'never serves %s', async ( address ) => {
		const response = await fetch( `${ one.url }${ address }` );
		expect( response.status ).toBeGreaterThanOrEqual( 400 );
		expect( await response.text() ).not.toContain( one.state.token );
	} );

	it( 'has users for each role', async () => {
		for ( const user of [ 'shopmanager', 'editor', 'subscriber' ] ) {
			expect( ( await ( await signIn( one, user ) )( '/wp-admin/profile.php' ) ).status ).toBe( 200 );
		}
	} );

	it( 'answers as many requests at the same time as it has PHP processes', async () => {
		// Each request waits until all have started, which would fail if one waited behind a busy process.
		await one.runPhp( { code: 'file_put_contents( $args[0], $args[1] );' }, [
			path.join( one.wordpressDir, 'together.php' ),
			`<?php
				touch( __DIR__ . '/begun-' . $_GET['round'] . '-' . getmypid() );
				while ( count( glob( __DIR__ . '/begun-' . $_GET['round'] . '-*' ) ) < 4 ) {
					usleep( 10000 );
				}
				echo getmypid();`,
		] );
		for ( const round of [ 1, 2, 3, 4, 5 ] ) {
			const answers = [ 1, 2, 3, 4 ].map( async () => ( await fetch( `${ one.url }/together.php?round=${ round }` ) ).text() );
			expect( new Set( await Promise.all( answers ) ).size ).toBe( 4 );
		}
	} );

	it( 'replaces a PHP process that crashed', async () => {
		await one.runPhp( { code: 'file_put_contents( $args[0], "<?php posix_kill( getmypid(), 9 );" );' }, [
			path.join( one.wordpressDir, 'crash.php' ),
		] );
		for ( let round = 0; round < 5; round++ ) {
			expect( ( await fetch( `${ one.url }/crash.php` ) ).status ).toBe( 502 );
		}
		expect( ( await fetch( `${ one.url }/wp-login.php` ) ).status ).toBe( 200 );
	} );

	it( 'accepts a body that arrives in chunks, and passes the requested port to WordPress', async () => {
		await one.runPhp( { code: 'file_put_contents( $args[0], $args[1] );' }, [
			path.join( one.wordpressDir, 'echo.php' ),
			`<?php require __DIR__ . '/wp-load.php'; echo $_SERVER['SERVER_PORT'], ' ', file_get_contents( 'php://input' );`,
		] );
		const body = new ReadableStream( {
			start: ( pieces ) => {
				pieces.enqueue( new TextEncoder().encode( 'one, ' ) );
				pieces.enqueue( new TextEncoder().encode( 'two' ) );
				pieces.close();
			},
		} );
		const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
		expect( await ( await fetch( `${ one.url }/echo.php`, init ) ).text() ).toBe( `${ one.port } one, two` );
	} );

	it( 'keeps compiled PHP between requests', async () => {
		await one.runPhp( { code: 'file_put_contents( $args[0], "<?php echo json_encode( opcache_get_status( false ) );" );' }, [
			path.join( one.wordpressDir, 'opcache.php' ),
		] );
		const status: unknown = await ( await fetch( `${ one.url }/opcache.php` ) ).json();
		expect( status ).toMatchObject( { opcache_enabled: true } );
	} );

	it( 'fails requests to other hosts at once, and stores mail in a file', async () => {
		const answer = await one.runPhp( {
			code: '$r = wp_remote_get( "https://api.wordpress.org/" ); echo $r->get_error_code(); wp_mail( "a@example.com", "Subject", "Text" );',
		} );
		expect( answer ).toBe( 'http_request_not_executed' );
		expect( await readFile( path.join( one.dir, 'logs/mail.log' ), 'utf8' ) ).toContain( 'a@example.com' );
	} );

	it( 'never deletes the plugins, which are links to sources', async () => {
		expect( await one.runPhp( { code: 'wp_set_current_user( 1 ); var_export( current_user_can( "delete_plugins" ) );' } ) ).toBe(
			'false'
		);
	} );
} );

describe( 'a store with plain permalinks in a sub-folder', () => {
	it( 'answers REST by query only', async () => {
		const get = await signIn( other );
		expect( ( await get( '/wp-admin/' ) ).status ).toBe( 200 );
		expect( await ( await get( '/?rest_route=/' ) ).json() ).toMatchObject( { home: other.url } );
		expect( ( await get( '/wp-json/' ) ).status ).toBe( 404 );
		expect( ( await fetch( `http://127.0.0.1:${ other.port }/` ) ).status ).toBe( 404 );
	} );
} );

describe( 'runPhp', () => {
	it( 'rejects with the reason when PHP fails', async () => {
		await expect( one.runPhp( { code: 'throw new Exception( "no luck" );' } ) ).rejects.toMatchObject( {
			code: 'php-failed',
			message: expect.stringContaining( 'no luck' ),
		} );
	} );
} );

describe( 'stop', () => {
	it( 'leaves neither a process nor a folder', async () => {
		const site = await startSite( { portsFrom: 8110 } );
		const pid = Number( await readFile( path.join( site.dir, 'server.pid' ), 'utf8' ) );
		const workers = await site.runPhp( { code: `echo trim( (string) shell_exec( 'pgrep -g ${ pid } | wc -l' ) );` } );
		expect( Number( workers ) ).toBeGreaterThan( 2 );
		await site.stop();
		expect( existsSync( site.dir ) ).toBe( false );
		expect( isAlive( pid ) ).toBe( false );
		expect( () => process.kill( -pid, 0 ) ).toThrow( 'ESRCH' );
	} );
} );
