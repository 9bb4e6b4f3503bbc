import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Lockfile {
	readonly packages: Readonly< Record< string, { readonly version?: string; readonly resolved?: string; readonly link?: boolean } > >;
}

const root = path.resolve( __dirname, '../../..' );
const { packages } = JSON.parse( readFileSync( path.join( root, 'package-lock.json' ), 'utf8' ) ) as Lockfile;

/** A page must not have two copies of these (docs/adr/0002-externals.md). */
const SINGLETONS = [
	'react',
	'react-dom',
	'@types/react',
	'@types/react-dom',
	'@wordpress/data',
	'@wordpress/hooks',
	'@wordpress/i18n',
	'@wordpress/api-fetch',
	'@wordpress/element',
	'@wordpress/components',
	'@wordpress/icons',
];

const placesOf = ( name: string ) => Object.keys( packages ).filter( ( place ) => place.endsWith( `node_modules/${ name }` ) );

describe( 'the lockfile', () => {
	it.each( SINGLETONS )( 'has one copy of %s', ( name ) => {
		expect( placesOf( name ) ).toEqual( [ `node_modules/${ name }` ] );
	} );

	it( 'has no download address, so that it works with every registry', () => {
		const addressed = Object.entries( packages ).filter( ( [ , { resolved, link } ] ) => resolved?.includes( '://' ) && ! link );
		expect( addressed.map( ( [ place ] ) => place ) ).toEqual( [] );
	} );
} );
