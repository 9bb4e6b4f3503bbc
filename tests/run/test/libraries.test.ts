import { describe, expect, it } from '@jest/globals';
import { readRepositoryFile, repositoryFiles } from '../repository-files';

const IMPORT = /(?:^(?:import|export) (?!type )[^;'"]*?from |^import |\bimport\( (?:\/\*[^*]*\*\/ )?)'([^'.][^']*)'/gm;

const decisions = repositoryFiles
	.filter( ( file ) => /^docs\/adr\/.+\.md$/.test( file ) )
	.map( ( file ) => ( { file, text: readRepositoryFile( file ) } ) )
	.filter( ( { text } ) => /^Status: accepted$/m.test( text ) );

/** The libraries on a line of an ADR such as `Adopts: date-fns, @date-fns/tz`. */
const librariesOf = ( text: string, verb: 'Adopts' | 'Rejects' ) =>
	( new RegExp( `^${ verb }: (.+)$`, 'm' ).exec( text )?.[ 1 ] ?? '' ).split( ', ' ).filter( Boolean );
const decided = ( verb: 'Adopts' | 'Rejects' ) =>
	decisions.flatMap( ( { file, text } ) => librariesOf( text, verb ).map( ( library ) => [ library, file ] as const ) );

/** `date-fns/addDays` belongs to `date-fns`, `@date-fns/tz/date` to `@date-fns/tz`. */
const libraryOf = ( module: string ) => ( /^(@[^/]+\/)?[^/]+/.exec( module ) ?? [ module ] )[ 0 ];

const production = repositoryFiles.filter( ( file ) => /^(client|packages)\/.+\.tsx?$/.test( file ) && ! /\/test\/|\.d\.ts$/.test( file ) );
const imported = new Set(
	production.flatMap( ( file ) =>
		[ ...readRepositoryFile( file ).matchAll( IMPORT ) ].map( ( [ , module = '' ] ) => libraryOf( module ) )
	)
);
const dependencies = new Set(
	repositoryFiles
		.filter( ( file ) => /^(client|packages\/[^/]+)\/package\.json$/.test( file ) )
		.flatMap( ( file ) => {
			const manifest = JSON.parse( readRepositoryFile( file ) ) as { dependencies?: Record< string, string > };
			return Object.keys( manifest.dependencies ?? {} );
		} )
);

describe( 'libraries', () => {
	it( 'have a line in the ADRs that decide about them', () => {
		expect( decided( 'Adopts' ).length ).toBeGreaterThan( 5 );
		expect( decided( 'Rejects' ).length ).toBeGreaterThan( 5 );
	} );

	it.each( decided( 'Adopts' ) )( '%s is imported by production code, as %s decides', ( library ) => {
		expect( [ ...imported ] ).toContain( library );
	} );

	it.each( decided( 'Rejects' ) )( '%s is not used by production code, as %s decides', ( library ) => {
		expect( [ ...imported ] ).not.toContain( library );
		expect( [ ...dependencies ] ).not.toContain( library );
	} );

	it( 'are never adopted by one ADR and rejected by another', () => {
		const rejected = decided( 'Rejects' ).map( ( [ library ] ) => library );
		expect( decided( 'Adopts' ).filter( ( [ library ] ) => rejected.includes( library ) ) ).toEqual( [] );
	} );
} );
