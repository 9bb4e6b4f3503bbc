import { describe, expect, it } from '@jest/globals';
import { readRepositoryFile, repositoryFiles } from '../repository-files';

const workflows = repositoryFiles.filter( ( file ) => /^\.github\/workflows\/.+\.yml$/.test( file ) );
const { scripts } = JSON.parse( readRepositoryFile( 'package.json' ) ) as { scripts: Record< string, string > };

const allMatches = ( file: string, pattern: RegExp ) =>
	[ ...readRepositoryFile( file ).matchAll( pattern ) ].map( ( [ , name = '' ] ) => name );

describe( 'the workflows of the hosting site', () => {
	it( 'are the tests of each push and the nightly ones', () => {
		expect( workflows ).toEqual( [ '.github/workflows/nightly.yml', '.github/workflows/test.yml' ] );
	} );

	it.each( workflows )( '%s calls npm scripts that exist', ( file ) => {
		expect( allMatches( file, /npm run ([a-z][\w:]*)/g ).filter( ( name ) => ! ( name in scripts ) ) ).toEqual( [] );
	} );

	it.each( workflows )( '%s names files that exist', ( file ) => {
		const named = allMatches( file, /(?:^|\s)((?:tests|\.ci)\/[\w./-]+\w)/gm );
		const isThere = ( name: string ) => repositoryFiles.some( ( other ) => other === name || other.startsWith( `${ name }/` ) );
		expect( named.filter( ( name ) => ! isThere( name ) ) ).toEqual( [] );
	} );

	it.each( workflows )( '%s is indented by spaces, two for each level', ( file ) => {
		const lines = readRepositoryFile( file ).split( '\n' );
		expect( lines.filter( ( line ) => /^(  )* \S|^ *\t/.test( line ) ) ).toEqual( [] );
	} );
} );
