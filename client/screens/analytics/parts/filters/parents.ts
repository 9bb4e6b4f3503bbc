import type { Query } from '@store-admin/query';
import type { ReportFilter } from '@store-admin/report-query';

/** Returns the products of the address to which a filter's variations are limited; none if the filter replaces them. */
export function parentsIn( query: Query, { staticParams }: ReportFilter ): readonly string[] {
	const { products } = query;
	return staticParams.includes( 'products' ) && typeof products === 'string'
		? products.split( ',' ).filter( ( id ) => /^\d+$/.test( id ) )
		: [];
}
