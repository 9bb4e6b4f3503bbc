import { describe, expect, it } from '@jest/globals';
import { readRepositoryFile, repositoryFiles } from '../repository-files';

/** Names of tests begin with the numbers of the faults that they prevent: `'T1: …'`, `'N1, N2: …'`, in PHP `test_f5_…`. */
const NAMED = /['"`]((?:[A-Z]{1,2}\d{1,2}, )*[A-Z]{1,2}\d{1,2}): |function test_([a-z]{1,2}\d{1,2})_/g;

function faultsWithTest(): ReadonlySet< string > {
	const tests = repositoryFiles.filter( ( file ) => /(\.test\.tsx?|Test\.php)$/.test( file ) );
	const names = tests.flatMap( ( file ) =>
		[ ...readRepositoryFile( file ).matchAll( NAMED ) ].map( ( match ) => match[ 1 ] ?? match[ 2 ] ?? '' )
	);
	return new Set( names.flatMap( ( name ) => name.toUpperCase().split( ', ' ) ) );
}

function faultsOfTheDocument(): readonly string[] {
	const pages = repositoryFiles.filter( ( file ) => /^docs\/known-faults.*\.md$/.test( file ) );
	return [
		...pages
			.map( readRepositoryFile )
			.join( '\n' )
			.matchAll( /^\| ([A-Z]{1,2}\d{1,2}) \|/gm ),
	].map( ( match ) => match[ 1 ] ?? '' );
}

describe( 'known faults', () => {
	it( 'each have a test with their number', () => {
		const tested = faultsWithTest();
		expect( faultsOfTheDocument().length ).toBeGreaterThan( 0 );
		expect( faultsOfTheDocument().filter( ( fault ) => ! tested.has( fault ) ) ).toEqual( [] );
	} );

	it( 'are all documented when a test names them', () => {
		const explained = new Set( faultsOfTheDocument() );
		expect( [ ...faultsWithTest() ].filter( ( fault ) => ! explained.has( fault ) ) ).toEqual( [] );
	} );
} );
