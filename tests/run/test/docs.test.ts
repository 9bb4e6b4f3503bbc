import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readRepositoryFile, repositoryFiles, repositoryRoot } from '../repository-files';

const pages = repositoryFiles.filter( ( file ) => file.endsWith( '.md' ) );
const texts = repositoryFiles.filter( ( file ) => /\.(md|txt|tsx?|[cm]?js|scss|php|ya?ml)$/.test( file ) );
const { scripts } = JSON.parse( readRepositoryFile( 'package.json' ) ) as { scripts: Record< string, string > };

/** Docs may name files that a build, a test or npm generates, although a fresh clone does not have them. */
const MADE = /^(build|languages|vendor|node_modules|\.site|store-admin\.zip)(\/|$)/;
const topLevel = new Set( repositoryFiles.map( ( file ) => file.split( '/' )[ 0 ] ) );

const linksOf = ( text: string ) => [ ...text.matchAll( /\]\(([^)\s]+)\)/g ) ].map( ( [ , target = '' ] ) => target.replace( /#.*$/, '' ) );
const codeOf = ( text: string ) =>
	[ ...text.replace( /```[\s\S]*?```/g, '' ).matchAll( /`([^`\n]+)`/g ) ].map( ( [ , code = '' ] ) => code );

function isRepositoryPath( code: string ): boolean {
	return (
		/^[\w.@-]+(\/[\w.@-]+)*\/?$/.test( code ) &&
		code.includes( '/' ) &&
		topLevel.has( code.split( '/' )[ 0 ] ?? '' ) &&
		! MADE.test( code )
	);
}

const isThere = ( target: string, page: string ) =>
	existsSync( path.join( repositoryRoot, path.dirname( page ), target ) ) || existsSync( path.join( repositoryRoot, target ) );

describe( 'docs', () => {
	it( 'have pages to check', () => {
		expect( pages ).toEqual( expect.arrayContaining( [ 'README.md', 'docs/data.md', 'docs/adr/0001-takeover.md' ] ) );
	} );

	it.each( pages )( '%s has no broken link', ( page ) => {
		const local = linksOf( readRepositoryFile( page ) ).filter( ( target ) => target && ! /^[a-z]+:/.test( target ) );
		expect( local.filter( ( target ) => ! existsSync( path.join( repositoryRoot, path.dirname( page ), target ) ) ) ).toEqual( [] );
	} );

	it.each( pages )( '%s names paths that exist', ( page ) => {
		const named = codeOf( readRepositoryFile( page ) ).filter( isRepositoryPath );
		expect( named.filter( ( target ) => ! isThere( target, page ) ) ).toEqual( [] );
	} );

	it.each( pages )( '%s names npm scripts that exist', ( page ) => {
		const named = [ ...readRepositoryFile( page ).matchAll( /npm run (?:-s )?([a-z][\w:]*)/g ) ].map( ( [ , name = '' ] ) => name );
		expect( named.filter( ( name ) => ! ( name in scripts ) ) ).toEqual( [] );
	} );

	it( 'point from code to ADRs and pages that exist', () => {
		const named = texts.flatMap( ( file ) =>
			[ ...readRepositoryFile( file ).matchAll( /\bdocs\/[\w/-]+\.md\b/g ) ].map( ( [ target ] ) => target )
		);
		expect( named.filter( ( target ) => ! existsSync( path.join( repositoryRoot, target ) ) ) ).toEqual( [] );
	} );
} );

describe( 'the examples for extension authors', () => {
	const withoutIndent = ( text: string ) => text.replace( /^[ \t]+/gm, '' ).trim();
	const partsOf = ( pattern: RegExp ) =>
		repositoryFiles.filter( ( file ) => pattern.test( file ) ).map( ( file ) => withoutIndent( readRepositoryFile( file ) ) );
	const parts = { js: partsOf( /^tests\/extension\/js\// ), php: partsOf( /^tests\/extension\/.+\.php$/ ) };
	const guides = repositoryFiles
		.filter( ( file ) => /^docs\/extending.*\.md$/.test( file ) )
		.map( ( file ) => readRepositoryFile( file ) );
	const examplesIn = ( language: 'js' | 'php' ) =>
		guides.flatMap( ( page ) =>
			[ ...page.matchAll( new RegExp( `\`\`\`${ language }\\n([\\s\\S]*?)\`\`\``, 'g' ) ) ].map( ( [ , code = '' ] ) =>
				withoutIndent( code )
			)
		);

	it.each( [ 'js', 'php' ] as const )( 'in %s are parts of the extension that the browser tests run', ( language ) => {
		const examples = examplesIn( language );
		expect( examples.length ).toBeGreaterThan( 2 );
		expect( examples.filter( ( example ) => ! parts[ language ].some( ( part ) => part.includes( example ) ) ) ).toEqual( [] );
	} );
} );

describe( 'texts', () => {
	it( 'name no folder of one machine', () => {
		const ofOneMachine = /(^|[\s'"`(=])\/(home|root|work|Users)\/\w/m;
		expect( texts.filter( ( file ) => ofOneMachine.test( readRepositoryFile( file ) ) ) ).toEqual( [] );
	} );

	it( 'give the same version in the plugin header, package.json and readme.txt', () => {
		const { version } = JSON.parse( readRepositoryFile( 'package.json' ) ) as { version: string };
		expect( readRepositoryFile( 'readme.txt' ) ).toContain( `Stable tag: ${ version }\n` );
		expect( readRepositoryFile( 'store-admin.php' ) ).toMatch(
			new RegExp( `\\* Version:\\s+${ version.replaceAll( '.', '\\.' ) }\\n` )
		);
	} );
} );
