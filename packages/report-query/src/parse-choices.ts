import type { QueryValues } from './query-values';
import { ADVANCED, choicesOf, defaultChoice, isComparison, type ReportFilter } from './filter-config';
import { parseIds } from './ids';
import type { FilterChoice, ReportQueryDefinition } from './report-address';

type Filters = Pick< ReportQueryDefinition, 'filters' | 'advancedFilters' >;

/** Returns the filters that are shown for an address. A filter whose `showFilters` throws is left out. */
function shownFilters( values: QueryValues, { filters, advancedFilters }: Filters ): readonly ReportFilter[] {
	return filters.filter( ( { showFilters, param } ) => {
		try {
			return showFilters( values.query, { advancedFilters } );
		} catch {
			values.report( 'filter_failed', param );
			return false;
		}
	} );
}

/**
 * Parses the choices of the simple filters. Filters that are not shown are ignored.
 *
 * @return Choices that differ from the default, by parameter.
 */
export function parseChoices( values: QueryValues, definition: Filters ): Readonly< Record< string, FilterChoice > > {
	const choices = shownFilters( values, definition ).flatMap( ( filter ) => {
		const choice = parseChoice( values, filter, definition );
		return choice ? [ [ filter.param, choice ] as const ] : [];
	} );
	return Object.fromEntries( choices );
}

function parseChoice( values: QueryValues, filter: ReportFilter, { advancedFilters }: Filters ): FilterChoice | undefined {
	const value = values.one( filter.param ) ?? '';
	if ( value === '' || value === defaultChoice( filter ) ) {
		return undefined;
	}
	const option = choicesOf( filter ).find( ( choice ) => choice.value === value );
	const isEmptyAdvanced = value === ADVANCED && Object.keys( advancedFilters.filters ).length === 0;
	if ( ! option || isEmptyAdvanced ) {
		values.report( 'unknown_choice', filter.param );
		return undefined;
	}
	if ( ! option.settings ) {
		return { value, ids: [] };
	}
	const ids = parseIds( values, option.settings.param, option.settings.type );
	if ( ids.length === 0 ) {
		if ( ! isComparison( option ) ) {
			values.report( 'no_ids', option.settings.param );
		}
		return undefined;
	}
	return { value, ids };
}
