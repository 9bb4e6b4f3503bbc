import type { Query } from '../core/build-path';
import { fetchTotal } from '../core/fetch-total';
import { get, post, put, remove, request } from '../core/request';
import { anything, mapped, object, recordOf, usableListOf, where, id, type Shape } from '../core/shape';
import type { WireObject } from '../core/wire';

/** A record of the store that has an id (or a slug), with the field names of its REST route. */
export type Entity = WireObject & { readonly id: number | string };

export interface EntityPage {
	readonly items: readonly Entity[];
	/** Number of records on all pages. */
	readonly total: number;
	readonly totalPages: number;
}

function isKey( value: unknown ): value is number | string {
	return typeof value === 'number' || ( typeof value === 'string' && value !== '' );
}

/** Tax classes have a slug and no id. */
function keyOf( { id: number, slug }: { readonly id?: unknown; readonly slug?: unknown } ): number | string | undefined {
	const key = number ?? slug;
	return isKey( key ) ? key : undefined;
}

const fields = recordOf( anything );

const entity: Shape< Entity > = mapped(
	where( fields, ( wire ) => keyOf( wire ) !== undefined, 'a record with an id' ),
	( wire ) => ( { ...wire, id: keyOf( wire ) ?? '' } )
);

/** Some routes wrap a record that was deleted for good in a field `previous`. */
const deletedEntity: Shape< Entity > = mapped(
	where( fields, ( { previous, ...wire } ) => isKey( keyOf( ( previous ?? wire ) as WireObject ) ), 'the deleted record' ),
	( { previous, ...wire } ) => {
		const record = ( previous ?? wire ) as WireObject;
		return { ...record, id: keyOf( record ) ?? '' };
	}
);

/** Adds the id to the requested fields, because records are stored by id. */
function withId( query: Query ): Query {
	const names = query[ '_fields' ];
	if ( ! Array.isArray( names ) || names.includes( 'id' ) ) {
		return query;
	}
	return { ...query, _fields: [ 'id', ...names.map( String ) ] };
}

/**
 * Fetches one page of a list. A record without an id is left out, with a console warning.
 *
 * @param path  Route of the list, for example `/wc/v3/orders`.
 * @param query Its arguments; `per_page` is at most 100.
 */
export async function fetchEntities( path: string, query: Query = {} ): Promise< EntityPage > {
	const {
		body: items,
		total,
		totalPages,
	} = await request( usableListOf( entity, `record of ${ path }` ), { path, query: withId( query ) } );
	return { items, total: total ?? items.length, totalPages: totalPages ?? 1 };
}

/**
 * Counts a list on all its pages.
 *
 * @throws {ApiError} Also when the answer has no total.
 */
export async function countEntities( path: string, query: Query = {} ): Promise< number > {
	return fetchTotal( path, query );
}

/** Fetches one record. */
export async function fetchEntity( path: string, query: Query = {} ): Promise< Entity > {
	return get( entity, path, query );
}

/** Creates a record below the route of its list. */
export async function createEntity( path: string, data: WireObject ): Promise< Entity > {
	return post( entity, path, data );
}

/** Changes a record. */
export async function updateEntity( path: string, data: WireObject ): Promise< Entity > {
	return put( entity, path, data );
}

/**
 * Deletes a record.
 *
 * @param path  Route of the record.
 * @param force Whether the record is deleted for good. Most kinds have no trash and answer 501 when this is false.
 * @return The record before it was deleted.
 */
export async function deleteEntity( path: string, force: boolean ): Promise< Entity > {
	return remove( deletedEntity, path, { force } );
}

/** Posts to a route whose answer only extensions know; it must be an object. */
export async function postObject( path: string, data: WireObject = {}, query: Query = {} ): Promise< WireObject > {
	return post( fields, path, data, query );
}

/**
 * Creates a draft from a product template of the host. WordPress deletes the draft later unless it is saved.
 *
 * @param data  `template_name`, and fields of the product.
 * @param query Arguments of the route, for example `_fields`.
 */
export async function createProductFromTemplate( data: WireObject, query: Query = {} ): Promise< { readonly id: number } > {
	return post( object( { id } ), '/wc-admin/onboarding/tasks/create_product_from_template', data, query );
}
