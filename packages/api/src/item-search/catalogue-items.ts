import type { Query } from '../core/build-path';
import { request } from '../core/request';
import { id, listOf, object, orNone, requiredText, text, type Shape, type ValueOf } from '../core/shape';

/** Arguments of a list: the words of a search, or the ids whose names are needed. */
export type ItemQuery = Query;

/** Requests only the fields of a shape; a whole product has more than 60. */
export async function fetchItems< Item >(
	item: Shape< Item >,
	fields: readonly string[],
	path: string,
	query: ItemQuery,
	signal?: AbortSignal
): Promise< readonly Item[] > {
	return ( await request( listOf( item ), { path, query: { ...query, _fields: fields }, signal } ) ).body;
}

const namedItem = object( {
	id,
	/** May contain HTML entities. */
	name: text,
} );

/** A product or category with its name. */
export interface NamedItem extends ValueOf< typeof namedItem > {}

const NAMED = [ 'id', 'name' ];

/** Fields of products: the name of one and its type are requested at the same time, and so with one request. */
export const PRODUCT_FIELDS = [ ...NAMED, 'type' ];

/**
 * Fetches names of products.
 *
 * @param  query  Arguments of the route, for example `search` or `include`.
 * @param  signal Aborts the request when the caller no longer needs it.
 * @throws {ApiError}
 */
export async function fetchProductNames( query: ItemQuery, signal?: AbortSignal ): Promise< readonly NamedItem[] > {
	return fetchItems( namedItem, PRODUCT_FIELDS, '/wc-analytics/products', query, signal );
}

/** Fetches names of product categories; parameters as of `fetchProductNames`. */
export async function fetchCategoryNames( query: ItemQuery, signal?: AbortSignal ): Promise< readonly NamedItem[] > {
	return fetchItems( namedItem, NAMED, '/wc-analytics/products/categories', query, signal );
}

const variation = object( {
	id,
	/** Name of the product, followed by the attributes if they are short and few. May contain HTML entities. */
	name: text,
	/** `option` is empty for an attribute of which any value fits. */
	attributes: orNone( listOf( object( { name: text, option: text } ) ), [] ),
} );

/** A variation with its name and attributes. */
export interface VariationName extends ValueOf< typeof variation > {}

/** Fetches names of variations of any product; parameters as of `fetchProductNames`. `parent` limits them to those of these products. */
export async function fetchVariationNames( query: ItemQuery, signal?: AbortSignal ): Promise< readonly VariationName[] > {
	return fetchItems( variation, [ ...NAMED, 'attributes' ], '/wc-analytics/variations', query, signal );
}

const attribute = object( {
	/** The number of an attribute of the store, or the slug of an attribute that belongs to single products. */
	id: requiredText,
	name: text,
} );

/** An attribute of products, or one of its values. */
export interface AttributeName extends ValueOf< typeof attribute > {}

const ATTRIBUTES = '/wc-analytics/products/attributes';

/** Fetches the attributes whose name contains a text, also those that belong to single products. */
export async function fetchAttributes( search: string, signal?: AbortSignal ): Promise< readonly AttributeName[] > {
	return fetchItems( attribute, NAMED, ATTRIBUTES, { search }, signal );
}

/**
 * Fetches one attribute.
 *
 * @param  key Number or slug.
 * @throws {ApiError} 404 when there is none.
 */
export async function fetchAttribute( key: string ): Promise< AttributeName > {
	return ( await request( attribute, { path: `${ ATTRIBUTES }/${ encodeURIComponent( key ) }`, query: { _fields: NAMED } } ) ).body;
}

/**
 * Fetches values of an attribute. The route ignores the arguments if the attribute belongs to single products; the id of a value is then
 * the value itself.
 *
 * @param  key    Number or slug of the attribute.
 * @param  query  Arguments of the route, for example `search` or `include`.
 * @param  signal Aborts the request when the caller no longer needs it.
 * @throws {ApiError} 404 when there is no such attribute.
 */
export async function fetchAttributeTerms( key: string, query: ItemQuery, signal?: AbortSignal ): Promise< readonly AttributeName[] > {
	return fetchItems( attribute, NAMED, `${ ATTRIBUTES }/${ encodeURIComponent( key ) }/terms`, query, signal );
}
