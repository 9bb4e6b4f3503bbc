import type { Query } from '../core/build-path';
import { get, post, request } from '../core/request';
import { toObject, toObjects, toText, type WireObject } from '../core/wire';

/** Anything of the store that has a number (or a slug) of its own, in the words of its REST route. */
export type Entity = WireObject & { readonly id: number | string };

export interface EntityPage {
	readonly items: readonly Entity[];
	/** How many there are on all pages. */
	readonly total: number;
	readonly totalPages: number;
}

/** Reads one; tax classes are known by their slug. */
function toEntity( wire: WireObject ): Entity {
	const { id, slug } = wire as { readonly id?: unknown; readonly slug?: unknown };
	const key = id ?? slug;
	return { ...wire, id: typeof key === 'number' || typeof key === 'string' ? key : '' };
}

/** Without their id, records could not be told apart. */
function withId( query: Query ): Query {
	const fields = query[ '_fields' ];
	const names: readonly unknown[] = Array.isArray( fields ) ? fields : [ 'id' ];
	return names.includes( 'id' ) ? query : { ...query, _fields: [ 'id', ...names.map( ( name ) => toText( name ) ) ] };
}

/**
 * Reads one page of a list.
 *
 * @param path  Route of the list, for example `/wc/v3/orders`.
 * @param query Its arguments; `per_page` is at most 100.
 */
export async function fetchEntities( path: string, query: Query = {} ): Promise< EntityPage > {
	const { body, total, totalPages } = await request( { path, query: withId( query ) } );
	const items = toObjects( body ).map( toEntity );
	return { items, total: total ?? items.length, totalPages: totalPages ?? 1 };
}

/** Counts a list, whatever page the query asks for. */
export async function countEntities( path: string, query: Query = {} ): Promise< number > {
	const { total } = await request( { path, query: { ...query, page: 1, per_page: 1, _fields: [ 'id' ] } } );
	return total ?? 0;
}

/** Reads one record. */
export async function fetchEntity( path: string, query: Query = {} ): Promise< Entity > {
	return toEntity( toObject( await get( path, query ) ) );
}

/** Creates a record below the route of its list. */
export async function createEntity( path: string, data: WireObject ): Promise< Entity > {
	return toEntity( toObject( await post( path, data ) ) );
}

/** Changes a record. */
export async function updateEntity( path: string, data: WireObject ): Promise< Entity > {
	const { body } = await request( { method: 'PUT', path, data } );
	return toEntity( toObject( body ) );
}

/**
 * Deletes a record.
 *
 * @param path  Route of the record.
 * @param force Whether it goes for good; most kinds have no trash and refuse everything else with 501.
 */
export async function deleteEntity( path: string, force: boolean ): Promise< Entity > {
	const { body } = await request( { method: 'DELETE', path, query: { force } } );
	return toEntity( toObject( body ) );
}

/** Posts anything to a route and gives the object that answers. */
export async function postObject( path: string, data: WireObject = {}, query: Query = {} ): Promise< WireObject > {
	return toObject( await post( path, data, query ) );
}
