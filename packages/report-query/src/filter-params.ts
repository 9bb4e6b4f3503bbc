import { rangeSpan } from '@store-admin/format';
import type { QueryInput, QueryInputValue } from '@store-admin/query';
import { buildAdvancedQuery, advancedValue } from './build-advanced-query';
import { ADVANCED, choicesOf, type AdvancedFilter, type ReportFilter } from './filter-config';
import { joinIds } from './ids';
import { joined } from './joined';
import type { ActiveFilter, FilterChoice, ReportAddress, ReportQueryDefinition } from './report-address';

/** Adds times, which the routes require: "after" and the first day of "between" get the start of the day, all others its end. */
function withTimes( value: ActiveFilter[ 'value' ], rule: string | null ): QueryInputValue {
	if ( typeof value !== 'string' ) {
		const [ first = '', last = '' ] = value;
		const { after, before } = rangeSpan( { after: first, before: last } );
		return [ after, before ];
	}
	const { after, before } = rangeSpan( { after: value, before: value } );
	return rule === 'after' ? after : before;
}

function toParam( value: ActiveFilter[ 'value' ], filter: AdvancedFilter, rule: string | null ): QueryInputValue {
	return filter.input.component === 'Date' ? withTimes( value, rule ) : advancedValue( value, filter );
}

/**
 * Returns the argument of a simple filter: the ids of the choice, or else the choice itself, which the code of an extension on the
 * server can use (for example a currency).
 */
function choiceParams( filter: ReportFilter, choice: FilterChoice | undefined ): QueryInput {
	const option = choice && choicesOf( filter ).find( ( { value } ) => value === choice.value );
	if ( ! option || option.value === ADVANCED ) {
		return {};
	}
	return option.settings ? { [ option.settings.param ]: joinIds( choice.ids ) } : { [ filter.param ]: option.value };
}

/**
 * Returns the request arguments of filters and search.
 *
 * @param found Ids that the search box found. If it found none, the screen must not send the request.
 */
export function filterParams(
	{ choices, match, advanced }: ReportAddress,
	{ filters, advancedFilters, searchParam }: ReportQueryDefinition,
	found: readonly ( number | string )[] = []
): QueryInput {
	return {
		...joined( filters.map( ( filter ) => choiceParams( filter, choices[ filter.param ] ) ) ),
		...( advanced.length > 0 ? { match, ...buildAdvancedQuery( advanced, advancedFilters, toParam ) } : {} ),
		...( searchParam !== undefined && found.length > 0 ? { [ searchParam ]: joinIds( found.map( String ) ) } : {} ),
	};
}
