import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { readRepositoryFile, repositoryFiles } from '../repository-files';

const SCRIPT = /\.(tsx?|[cm]?js)$/;
const SOURCE = /\.(tsx?|[cm]?js|scss|php)$/;
const KEBAB_FILE = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const KEBAB_FOLDER = /^\.?[a-z0-9]+(-[a-z0-9]+)*$/;
const EMPTY_NAMES = /^(utils?|helpers?|misc|common|stuff)$/;

const scripts = repositoryFiles.filter( ( file ) => SCRIPT.test( file ) );
const styles = repositoryFiles.filter( ( file ) => file.endsWith( '.scss' ) );
const sources = repositoryFiles.filter( ( file ) => SOURCE.test( file ) );
const pluginClasses = repositoryFiles.filter( ( file ) => /^php\/.+\.php$/.test( file ) );

const hasKebabCase = ( file: string ) => {
	const folders = path.dirname( file ).split( '/' );
	// Sass partials start with an underscore.
	const name = path.basename( file ).replace( /^_(?=.+\.scss$)/, '' );
	return KEBAB_FILE.test( name ) && folders.every( ( folder ) => folder === '.' || KEBAB_FOLDER.test( folder ) );
};
const namesNothing = ( file: string ) => file.split( '/' ).some( ( part ) => EMPTY_NAMES.test( part.replace( /\..*$/, '' ) ) );
const countLines = ( file: string ) => readRepositoryFile( file ).replace( /\n$/, '' ).split( '\n' ).length;

describe( 'file names', () => {
	it( 'are kebab-case in scripts and styles', () => {
		expect( scripts.length ).toBeGreaterThan( 50 );
		expect( [ ...scripts, ...styles ].filter( ( file ) => ! hasKebabCase( file ) ) ).toEqual( [] );
	} );

	it( 'are not empty words such as utils', () => {
		expect( sources.filter( namesNothing ) ).toEqual( [] );
	} );

	it( 'are index.ts only for the entry of a package', () => {
		const indexes = scripts.filter( ( file ) => /^index\./.test( path.basename( file ) ) );
		expect( indexes.filter( ( file ) => ! /^packages\/[^/]+\/src\/index\.ts$/.test( file ) ) ).toEqual( [] );
	} );

	it( 'of plugin classes are the class names', () => {
		const declares = ( file: string ) =>
			new RegExp( `^(final |abstract )*(class|interface|trait) ${ path.basename( file, '.php' ) }\\b`, 'm' ).test(
				readRepositoryFile( file )
			);
		expect( pluginClasses.filter( ( file ) => ! declares( file ) ) ).toEqual( [] );
	} );

	it( 'of tests are in a folder called test', () => {
		const tests = scripts.filter( ( file ) => /\.test\.tsx?$/.test( file ) && ! file.startsWith( 'tests/e2e/' ) );
		expect( tests.filter( ( file ) => path.basename( path.dirname( file ) ) !== 'test' ) ).toEqual( [] );
	} );
} );

describe( 'files', () => {
	it( 'have at most 300 lines', () => {
		const long = sources.filter( ( file ) => countLines( file ) > 300 );
		expect( long.map( ( file ) => `${ file }: ${ countLines( file ) }` ) ).toEqual( [] );
	} );

	it( 'of plugin classes have at most 200 lines', () => {
		expect( pluginClasses.length ).toBeGreaterThan( 20 );
		expect( pluginClasses.filter( ( file ) => countLines( file ) > 200 ) ).toEqual( [] );
	} );

	it( 'name an issue in each TODO', () => {
		const unfinished = /\bTODO\b(?!\s*\(?#\d+)/;
		const written = sources.filter( ( file ) => file !== 'tests/run/test/layout.test.ts' );
		expect( written.filter( ( file ) => unfinished.test( readRepositoryFile( file ) ) ) ).toEqual( [] );
	} );

	it( 'of docs have at most 120 lines', () => {
		const pages = repositoryFiles.filter( ( file ) => /^docs\/.+\.md$/.test( file ) );
		expect( pages.filter( ( file ) => countLines( file ) > 120 ) ).toEqual( [] );
	} );
} );
