import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readRepositoryFile, repositoryFiles, repositoryRoot } from '../../run/repository-files';
import surface from '../public-surface.json';

/*
 * Filters and slots of screens that exist must be in the sources of those screens, and the sample extension must use
 * them, so that the browser tests prove that they work. Those of a screen that the host still serves are required as
 * soon as its folder exists.
 */

const isSource = ( file: string ) => /^(client|packages)\/.+\.tsx?$/.test( file ) && ! /\/test\/|\/types\//.test( file );
const read = ( files: readonly string[] ) => files.map( ( file ) => readRepositoryFile( file ) ).join( '\n' );
const sources = read( repositoryFiles.filter( isSource ) );
const sample = read( repositoryFiles.filter( ( file ) => file.startsWith( 'tests/extension/js/' ) ) );
const isDue = ( place: string ) => existsSync( path.join( repositoryRoot, place ) );

/** Quoted, or the start of a template string for names that end in an id. */
function isIn( text: string, name: string ): boolean {
	const [ start = name ] = name.split( '{id}' );
	return start === name ? new RegExp( `['"]${ name }['"]` ).test( text ) : text.includes( `\`${ start }\${` );
}

/** Names of the host's own components for a slot. */
const COMPONENTS: Readonly< Record< string, string > > = {
	woocommerce_header_item: 'WooHeaderItem',
	woocommerce_header_navigation_item: 'WooHeaderNavigationItem',
	woocommerce_header_page_title: 'WooHeaderPageTitle',
	woocommerce_footer_item: 'WooFooterItem',
};

function isUsed( name: string ): boolean {
	const [ start = name ] = name.split( '{id}' );
	return new RegExp( `['"\`]${ start }` ).test( sample ) || sample.includes( COMPONENTS[ name ] ?? `'${ name }'` );
}

const points = [ ...Object.entries( surface.filters ), ...Object.entries( surface.slots ) ];
const due = points.filter( ( [ , point ] ) => isDue( point.in ) ).map( ( [ name ] ) => name );

describe( 'filters and slots', () => {
	test( 'Some filters and slots belong to screens that exist', () => {
		expect( due.length ).toBeGreaterThan( 25 );
	} );

	test.each( due )( '%s is applied', ( name ) => {
		expect( isIn( sources, name ) ).toBe( true );
	} );

	test.each( due )( '%s is used by the sample extension', ( name ) => {
		expect( isUsed( name ) ).toBe( true );
	} );
} );

describe( 'globals', () => {
	test.each( [ 'wpNavMenuUrlUpdate', 'wpNavMenuClassChange' ] )( '%s is defined and used by the sample extension', ( name ) => {
		expect( sources ).toContain( name );
		expect( sample ).toContain( name );
	} );
} );
