/*
 * Derives the shapes in ./shapes from recorded answers of a real store:
 *
 *   npx tsx tests/contract/derive-shapes.ts DIRECTORY_OF_RECORDINGS
 *
 * A recording is a JSON file { request: { method, path, query, body, auth }, status, headers, body }.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContractCase } from './contract-case';
import { deriveShape } from './derive-shape';
import type { Shape } from './shape';
import { RECORDINGS } from './recordings';

interface Recording {
	readonly request: { method: string; path: string; query?: Record< string, unknown >; body?: unknown; auth?: string };
	readonly status: number;
	readonly headers?: Record< string, string >;
	readonly body: unknown;
}

const TOTALS = [ 'x-wp-total', 'x-wp-totalpages' ];

/** Lists that are empty in the recordings and are objects otherwise. */
const EMPTY: Readonly< Record< string, Shape > > = { 'onboarding-profile-progress': { '*': 'any' } };

/** Recordings that are too short to show which keys are always present. */
const CUT: Readonly< Record< string, Shape > > = { 'wca-data-countries-locales': { '*': { '*': { '*': 'any' } } } };

function shapeOf( name: string, body: unknown ): Shape {
	const known = CUT[ name ];
	if ( known !== undefined ) {
		return known;
	}
	if ( typeof body === 'object' && body !== null && '__raw' in body ) {
		return 'any';
	}
	const isEmpty = Array.isArray( body ) && body.length === 0;
	return isEmpty ? EMPTY[ name ] ?? [] : deriveShape( [ body ] );
}

function callOf( { request }: Recording ): Pick< ContractCase, 'method' | 'path' | 'query' | 'body' | 'auth' > {
	const { method, body, auth } = request;
	const [ route = '', search ] = request.path.split( '?' );
	const query = { ...request.query, ...Object.fromEntries( new URLSearchParams( search ) ) };
	return {
		method,
		// 0 is a real id (the zone for the rest of the world); 999… stands for an id that does not exist.
		path: route.replace( /\/(?!0(?:\/|$)|9{3,})\d+(?=\/|$)/g, '/{id}' ),
		...( Object.keys( query ).length > 0 ? { query } : {} ),
		...( body === undefined ? {} : { body } ),
		...( auth === undefined ? {} : { auth: auth === 'none' ? 'none' : 'wrong nonce' } ),
	};
}

function toCase( name: string, recording: Recording ): ContractCase {
	const { status, body } = recording;
	const headers = Object.keys( recording.headers ?? {} )
		.map( ( header ) => header.toLowerCase() )
		.filter( ( header ) => TOTALS.includes( header ) );
	return {
		name,
		...callOf( recording ),
		status,
		...( headers.length > 0 ? { headers } : {} ),
		...( status >= 400 ? { code: ( body as { code: string } ).code } : {} ),
		shape: shapeOf( name, body ),
	};
}

const directory = process.argv[ 2 ];
if ( directory === undefined ) {
	throw new Error( 'Name the directory that holds the recordings.' );
}
for ( const [ area, names ] of Object.entries( RECORDINGS ) ) {
	const cases = names.map( ( name ) => toCase( name, JSON.parse( readFileSync( path.join( directory, `${ name }.json` ), 'utf8' ) ) as Recording ) );
	const lines = cases.map( ( entry ) => `\t${ JSON.stringify( entry ) }` ).join( ',\n' );
	writeFileSync( path.join( __dirname, 'shapes', `${ area }.json` ), `[\n${ lines }\n]\n` );
}
