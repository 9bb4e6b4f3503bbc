import { request } from '../core/request';
import { id, listOf, numberOr, object, text, type ValueOf } from '../core/shape';
import { fetchItems, PRODUCT_FIELDS } from './catalogue-items';

const category = object( {
	id,
	/** May contain HTML entities. */
	name: text,
	/** 0 for a category without a parent. */
	parent: numberOr( 0 ),
} );

/** A product category with its place among the others. */
export interface Category extends ValueOf< typeof category > {}

/** Maximum of the route. */
const PER_PAGE = 100;

async function fetchCategoryPage( page: number, signal?: AbortSignal ) {
	const query = { per_page: PER_PAGE, page, _fields: [ 'id', 'name', 'parent' ] };
	return request( listOf( category ), { path: '/wc-analytics/products/categories', query, signal } );
}

/**
 * Fetches all product categories; the pages after the first one in parallel.
 *
 * @param  signal Aborts the requests when the caller no longer needs them.
 * @throws {ApiError}
 */
export async function fetchCategories( signal?: AbortSignal ): Promise< readonly Category[] > {
	const { body, totalPages } = await fetchCategoryPage( 1, signal );
	const further = Array.from( { length: Math.max( 0, ( totalPages ?? 1 ) - 1 ) }, ( _, index ) => index + 2 );
	const pages = await Promise.all( further.map( async ( page ) => fetchCategoryPage( page, signal ) ) );
	return [ body, ...pages.map( ( page ) => page.body ) ].flat();
}

const typedProduct = object( {
	id,
	/** `simple`, `variable`, … or a type of an extension. */
	type: text,
} );

/**
 * Fetches the type of a product.
 *
 * @param  productId Id of the product.
 * @param  signal    Aborts the request when the caller no longer needs it.
 * @return Null when there is no such product, for example after it was deleted.
 * @throws {ApiError}
 */
export async function fetchProductTypeOf( productId: string, signal?: AbortSignal ): Promise< string | null > {
	const query = { include: productId, per_page: 1 };
	const found = await fetchItems( typedProduct, PRODUCT_FIELDS, '/wc-analytics/products', query, signal );
	return found.find( ( product ) => String( product.id ) === productId )?.type ?? null;
}
