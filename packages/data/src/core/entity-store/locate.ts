import { ApiError, type Query, type QueryValue } from '@store-admin/api';

export interface Location {
	readonly path: string;
	/** The query without the values that were used in the path. */
	readonly query: Query;
}

/**
 * Replaces the placeholders of a route by values of the query.
 *
 * @param  template For example `/wc/v3/products/{product_id}/variations`.
 * @param  query    Contains `product_id`, and further arguments of the request.
 * @throws {ApiError} When a parent is missing.
 */
export function locate( template: string, query: Query ): Location {
	const rest: Record< string, QueryValue > = { ...query };
	const path = template.replace( /\{(\w+)\}/g, ( _placeholder, name: string ) => {
		const value = rest[ name ];
		if ( typeof value !== 'number' && typeof value !== 'string' ) {
			throw new ApiError( {
				code: 'missing_parameter',
				status: 400,
				message: `The query has no ${ name }.`,
				fieldErrors: { [ name ]: `The query has no ${ name }.` },
				request: template,
			} );
		}
		delete rest[ name ];
		return encodeURIComponent( value );
	} );
	return { path, query: rest };
}

/** The id of a record, or a query with its id and its parents. */
export type IdQuery = number | string | ( Query & { readonly id: number | string } );

/**
 * The route of one record.
 *
 * @param  template Route of the list, with parents in braces.
 * @param  idQuery  Undefined while the component has no id yet.
 * @throws {ApiError} When the id or a parent is missing.
 */
export function locateRecord( template: string, idQuery: IdQuery | undefined ): string {
	return locate( `${ template }/{id}`, typeof idQuery === 'object' ? idQuery : { id: idQuery } ).path;
}

/** The key of one record in the state, which is its route. Undefined when the id or a parent is missing. */
export function recordKey( template: string, idQuery: IdQuery | undefined ): string | undefined {
	try {
		return locateRecord( template, idQuery );
	} catch {
		return undefined;
	}
}
