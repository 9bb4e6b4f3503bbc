import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RunningSite } from '../site/start-options';
import type { ContractCase } from './contract-case';
import { readCases } from './read-cases';
import { signIn, type Session } from './rest-client';
import { findDifferences } from './shape';

type Call = Session[ 'call' ];

/** Replaces `{id}` with the first id of the list above, except 0, which is the zone of the rest of the world. */
async function resolvePath( call: Call, path: string ): Promise< string > {
	const [ list, ...rest ] = path.split( '/{id}' );
	if ( list === undefined || rest.length === 0 ) {
		return path;
	}
	// The path of a deletion ends in the verb, after the list.
	const { body } = await call( { path: list.replace( /\/delete$/, '' ), query: { per_page: 2, ...( list.includes( 'reviews' ) ? { status: 'all' } : {} ) } } );
	const id = ( body as Array< { id: number } > ).find( ( item ) => item.id !== 0 )?.id ?? 'none';
	return await resolvePath( call, `${ list }/${ id }${ rest.join( '/{id}' ) }` );
}

function codeOf( body: unknown ): unknown {
	return ( body as { code?: unknown } | null )?.code;
}

async function check( call: Call, entry: ContractCase ): Promise< void > {
	const answer = await call( { ...entry, path: await resolvePath( call, entry.path ) } );
	expect( { status: answer.status, code: entry.code === undefined ? undefined : codeOf( answer.body ) } ).toEqual( { status: entry.status, code: entry.code } );
	expect( findDifferences( entry.shape, answer.body ) ).toEqual( [] );
	expect( ( entry.headers ?? [] ).filter( ( header ) => ! answer.headers.has( header ) ) ).toEqual( [] );
}

/**
 * Checks every recorded call against a store that is started for it.
 *
 * @param start starts a store with seed data
 */
export function describeRoutes( start: () => Promise< RunningSite > ): void {
	let site: RunningSite;
	let call: Call;

	beforeAll( async () => {
		site = await start();
		// The recordings were made without a connection to the plugin directory.
		await site.runPhp( { code: "update_option( 'demo_store_plugin_source', 'blocked' );" } );
		( { call } = await signIn( site.url, site.user, site.password ) );
	} );
	afterAll( () => site?.stop() );

	describe.each( readCases() )( '%s', ( _area, cases ) => {
		it.each( cases.map( ( entry ) => [ `${ entry.method } ${ entry.path } (${ entry.name })`, entry ] as const ) )( '%s', async ( _name, entry ) => {
			await check( call, entry );
		} );
	} );
}
