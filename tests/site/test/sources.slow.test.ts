import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findHost } from '../host-source';
import { silentProgress } from '../progress';
import type { SourceContext } from '../source';
import { findWordPress } from '../wordpress-source';
import { temporaryFolder } from './temporary-folder';
import { zipBytes } from './zip-fixture';

const inFolder = temporaryFolder();

const WORDPRESS = zipBytes( [ { name: 'wordpress/wp-includes/version.php', content: "<?php $wp_version = '6.9.1';" } ] );
const HOST = zipBytes( [
	{ name: 'woocommerce/woocommerce.php', content: '<?php\n/**\n * Plugin Name: WooCommerce\n * Version: 10.5.0\n */' },
] );

let server: Server;
let address = '';
let answer: ( path: string, response: ServerResponse ) => void;

function serveFiles( path: string, response: ServerResponse ): void {
	const files: Record< string, Buffer > = {
		'/release/wordpress-6.9.1.zip': WORDPRESS,
		'/plugin/woocommerce.10.5.0.zip': HOST,
	};
	const file = files[ path ];
	response.writeHead( file === undefined ? 404 : 200 ).end( file );
}

beforeAll( async () => {
	server = createServer( ( request, response ) => answer( request.url ?? '', response ) );
	await new Promise< void >( ( resolve ) => {
		server.listen( 0, '127.0.0.1', resolve );
	} );
	address = `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`;
} );

afterAll( () => {
	server.closeAllConnections();
	server.close();
} );

/** npm’s WordPress is already in the cache, so that no test downloads it. */
async function context( cache: string, downloads = address ): Promise< SourceContext > {
	await mkdir( inFolder( `${ cache }/wordpress/npm-0.9.19-nightly` ), { recursive: true } );
	return { cache: inFolder( cache ), downloads, progress: silentProgress };
}

describe( 'without an option', () => {
	it( 'downloads a version, and uses the download from the cache the next time', async () => {
		answer = serveFiles;
		const first = await context( 'a' );
		expect( await findWordPress( 'auto', first ) ).toMatchObject( { version: '6.9.1', origin: `download from ${ address }` } );
		expect( await findHost( 'auto', '', first ) ).toMatchObject( { slug: 'woocommerce', version: '10.5.0' } );
		const later = await context( 'a', 'http://127.0.0.1:9' );
		expect( await findWordPress( 'auto', later ) ).toMatchObject( { version: '6.9.1', origin: 'cache of earlier downloads' } );
		expect( await findHost( 'auto', '', later ) ).toMatchObject( { version: '10.5.0', origin: 'cache of earlier downloads' } );
		expect( await readdir( inFolder( 'a/download/wordpress' ) ) ).toEqual( [] );
	} );

	it( 'uses npm’s WordPress and the demo store when no server answers, and says so', async () => {
		const offline = await context( 'b', 'http://127.0.0.1:9' );
		expect( await findWordPress( 'auto', offline ) ).toMatchObject( {
			isNpm: true,
			origin: expect.stringContaining( '127.0.0.1:9 cannot be reached' ),
		} );
		expect( await findHost( 'auto', '', offline ) ).toMatchObject( {
			slug: 'demo-store',
			origin: expect.stringContaining( 'cannot be reached' ),
		} );
		expect( await findHost( 'auto', 'WordPress is too old', offline ) ).toMatchObject( {
			slug: 'demo-store',
			origin: expect.stringContaining( 'too old' ),
		} );
	} );

	it( 'waits 3 s for an answer, and not longer', async () => {
		answer = ( path, response ) => {
			setTimeout( () => serveFiles( path, response ), 20000 ).unref();
		};
		expect( await findWordPress( 'auto', await context( 'c' ) ) ).toMatchObject( {
			isNpm: true,
			origin: expect.stringContaining( 'did not answer within 3 s' ),
		} );
	} );

	it( 'uses npm’s WordPress when the server has none', async () => {
		answer = ( _path, response ) => response.writeHead( 503 ).end();
		expect( await findWordPress( 'auto', await context( 'd' ) ) ).toMatchObject( {
			isNpm: true,
			origin: expect.stringContaining( 'answered 503' ),
		} );
	} );

	it( 'is not misled by a network that answers everything with its own page', async () => {
		answer = ( _path, response ) => response.end( '<html>Sign in to the hotel network</html>' );
		expect( await findWordPress( 'auto', await context( 'j' ) ) ).toMatchObject( {
			isNpm: true,
			origin: expect.stringContaining( 'no good' ),
		} );
	} );
} );

describe( 'a requested version', () => {
	it( 'is downloaded', async () => {
		answer = serveFiles;
		expect( await findWordPress( '6.9.1', await context( 'e' ) ) ).toMatchObject( { version: '6.9.1' } );
		expect( await findHost( '10.5.0', '', await context( 'e' ) ) ).toMatchObject( { version: '10.5.0' } );
	} );

	it( 'is never replaced by another one', async () => {
		answer = serveFiles;
		await expect( findWordPress( '6.1', await context( 'f' ) ) ).rejects.toMatchObject( {
			code: 'broken-download',
			message: expect.stringContaining( 'answered 404' ),
		} );
		await expect( findHost( '8.0.0', '', await context( 'f' ) ) ).rejects.toMatchObject( { code: 'broken-download' } );
	} );

	it.each( [
		[ 'a page instead of a zip file', Buffer.from( '<html>Sign in to the hotel network</html>' ) ],
		[ 'half a zip file', WORDPRESS.subarray( 0, WORDPRESS.length / 2 ) ],
	] )( 'is refused when the server sends %s', async ( name, body ) => {
		answer = ( _path, response ) => response.end( body );
		await expect( findWordPress( '6.9.1', await context( name ) ) ).rejects.toMatchObject( { code: 'broken-download' } );
		expect( await readdir( inFolder( `${ name }/wordpress` ) ) ).toEqual( [ 'npm-0.9.19-nightly' ] );
	} );

	it( 'is refused when the connection breaks', async () => {
		answer = ( _path, response ) => {
			response.writeHead( 200, { 'content-length': WORDPRESS.length } ).write( WORDPRESS.subarray( 0, 20 ) );
			setTimeout( () => response.destroy(), 100 );
		};
		await expect( findWordPress( '6.9.1', await context( 'g' ) ) ).rejects.toMatchObject( { code: 'broken-download' } );
	} );
} );

describe( 'a named folder or zip file', () => {
	it( 'is used', async () => {
		await writeFile( inFolder( 'wp.zip' ), WORDPRESS );
		await writeFile( inFolder( 'wc.zip' ), HOST );
		const offline = await context( 'h', 'http://127.0.0.1:9' );
		const wordpress = await findWordPress( inFolder( 'wp.zip' ), offline );
		expect( wordpress ).toMatchObject( { version: '6.9.1', origin: `zip file ${ inFolder( 'wp.zip' ) }` } );
		expect( await findWordPress( wordpress.dir, offline ) ).toMatchObject( { origin: `folder ${ wordpress.dir }` } );
		expect( await findHost( inFolder( 'wc.zip' ), '', offline ) ).toMatchObject( { slug: 'woocommerce', version: '10.5.0' } );
	} );

	it( 'is refused when it has other content', async () => {
		await writeFile( inFolder( 'wc2.zip' ), HOST );
		await expect( findWordPress( inFolder( 'wc2.zip' ), await context( 'i' ) ) ).rejects.toMatchObject( {
			code: 'not-found',
			message: expect.stringContaining( 'holds no WordPress' ),
		} );
	} );
} );
