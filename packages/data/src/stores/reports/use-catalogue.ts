import { fetchCategories, fetchProductTypeOf, type Category } from '@store-admin/api';
import { useAnswer, type Load, type ReportHook } from './use-answer';

const loadCategories: Load< readonly Category[] > = async ( _endpoint, _params, signal ) => fetchCategories( signal );
const CATEGORIES = { endpoint: 'categories', params: {} };

/**
 * Fetches all product categories, which reports need for the names of parents.
 *
 * @param isNeeded Whether to fetch them at all; they are pending until then.
 */
export function useCategories( isNeeded = true ): ReportHook< readonly Category[] > {
	return useAnswer( 'categories', loadCategories, isNeeded ? CATEGORIES : null );
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
