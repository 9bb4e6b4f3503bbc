import { describe, expect, it } from '@jest/globals';
import { parseDatabase } from '../database';
import { sitePaths } from '../paths';
import { sqliteDropIn, wpConfig } from '../wp-config';

const paths = sitePaths( "/srv/it's here", '' );

function config( database: string, token = 'one' ): string {
	return wpConfig( { paths, database: parseDatabase( database ), url: 'http://127.0.0.1:8110/shop', token } );
}

describe( 'wpConfig', () => {
	it( 'contains the address, and the path of the SQLite file outside of the document root', () => {
		const text = config( 'sqlite' );
		expect( text ).toContain( "define( 'WP_HOME', 'http://127.0.0.1:8110/shop' );" );
		expect( text ).toContain( String.raw`define( 'DB_DIR', '/srv/it\'s here/database' );` );
		expect( text ).toContain( "define( 'WP_HTTP_BLOCK_EXTERNAL', true );" );
	} );

	it( 'escapes characters that would end a PHP string', () => {
		const text = config( `mysql://me:${ encodeURIComponent( `a'b\\c` ) }@127.0.0.1:3307/shop` );
		expect( text ).toContain( String.raw`define( 'DB_PASSWORD', 'a\'b\\c' );` );
		expect( text ).toContain( "define( 'DB_HOST', '127.0.0.1:3307' );" );
	} );

	it( 'keeps sessions over restarts of one store, and separate between stores', () => {
		expect( config( 'sqlite', 'one' ) ).toBe( config( 'sqlite', 'one' ) );
		const key = /AUTH_KEY', '(.+)'/;
		expect( key.exec( config( 'sqlite', 'one' ) )?.[ 1 ] ).not.toBe( key.exec( config( 'sqlite', 'two' ) )?.[ 1 ] );
	} );
} );

describe( 'sqliteDropIn', () => {
	it( 'loads the official driver', () => {
		expect( sqliteDropIn( '/srv/driver' ) ).toContain( "require_once '/srv/driver' . '/wp-includes/sqlite/db.php';" );
	} );
} );
