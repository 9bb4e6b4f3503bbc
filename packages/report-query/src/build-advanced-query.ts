import type { QueryInput, QueryInputValue } from '@store-admin/query';
import { advancedName } from './advanced-names';
import type { AdvancedFilter, AdvancedFilters } from './filter-config';
import { joinIds } from './ids';
import type { ActiveFilter } from './report-address';

/** One value of an advanced filter as it stands in addresses and requests: ids in one text, two ends or an attribute as a list. */
export function advancedValue( value: ActiveFilter[ 'value' ], { input }: AdvancedFilter ): QueryInputValue {
	return typeof value !== 'string' && input.component === 'Search' ? joinIds( value ) : value;
}

/**
 * The names and values of advanced filters.
 *
 * @param active   The filters in use. Filters that are not configured are left out; of two values for a filter that may be used
 *                 once the later one stays.
 * @param advanced The configuration.
 * @param toValue  What stands for one value.
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
