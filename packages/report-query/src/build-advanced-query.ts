import type { QueryInput, QueryInputValue } from '@store-admin/query';
import { advancedName } from './advanced-names';
import type { AdvancedFilter, AdvancedFilters } from './filter-config';
import { joinIds } from './ids';
import type { ActiveFilter } from './report-address';

/** Formats one value of an advanced filter for addresses and requests: ids as one string, a range or an attribute as a list of two. */
export function advancedValue( value: ActiveFilter[ 'value' ], { input }: AdvancedFilter ): QueryInputValue {
	return typeof value !== 'string' && input.component === 'Search' ? joinIds( value ) : value;
}

/**
 * Builds the parameters of advanced filters.
 *
 * @param active   The active filters. Filters that are not configured are left out. If a filter that is allowed once has two values,
 *                 the last one is used.
 * @param advanced The configuration.
 * @param toValue  Formats one value.
 */
export function buildAdvancedQuery(
	active: readonly ActiveFilter[],
	{ filters }: AdvancedFilters,
	toValue: ( value: ActiveFilter[ 'value' ], filter: AdvancedFilter, rule: string | null ) => QueryInputValue = advancedValue
): QueryInput {
	const query = new Map< string, QueryInputValue >();
	for ( const { key, rule, value } of active ) {
		const filter = Object.hasOwn( filters, key ) ? filters[ key ] : undefined;
		if ( filter ) {
			const name = advancedName( key, rule );
			const known = query.get( name );
			const given = toValue( value, filter, rule );
			query.set(
				name,
				filter.allowMultiple ? [ ...( Array.isArray( known ) ? ( known as readonly QueryInputValue[] ) : [] ), given ] : given
			);
		}
	}
	return Object.fromEntries( query );
}
