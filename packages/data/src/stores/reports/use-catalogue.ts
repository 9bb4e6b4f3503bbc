import { fetchCategories, fetchProductTypeOf, type Category } from '@store-admin/api';
import { useAnswer, type Load, type ReportHook } from './use-answer';

const loadCategories: Load< readonly Category[] > = async ( _endpoint, _params, signal ) => fetchCategories( signal );
const CATEGORIES = { endpoint: 'categories', params: {} };

/** Fetches all product categories, which reports need for the names of parents. */
export function useCategories(): ReportHook< readonly Category[] > {
	return useAnswer( 'categories', loadCategories, CATEGORIES );
}

const loadType: Load< string | null > = async ( id, _params, signal ) => fetchProductTypeOf( id, signal );

/**
 * Fetches the type of a product: `simple`, `variable`, …; null for a product that does not exist.
 *
 * @param id Id of the product; null while there is none.
 */
export function useProductTypeOf( id: string | null ): ReportHook< string | null > {
	// The id is the endpoint, so that the type of another product is never kept.
	return useAnswer( 'product type', loadType, id === null ? null : { endpoint: id, params: {} } );
}
