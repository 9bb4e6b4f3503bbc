import type { QueryInput, QueryInputValue } from '@store-admin/query';
import { buildAdvancedQuery, advancedValue } from './build-advanced-query';
import { ADVANCED, choicesOf, type AdvancedFilter, type ReportFilter } from './filter-config';
import { joinIds } from './ids';
import { joined } from './joined';
import type { ActiveFilter, FilterChoice, ReportAddress, ReportQueryDefinition } from './report-address';

/** The first second of a day in store time, as the report routes take it. */
export function startOf( day: string ): string {
	return `${ day }T00:00:00`;
}

/** The last second of a day in store time. */
export function endOf( day: string ): string {
	return `${ day }T23:59:59`;
}

/** Routes take moments and not days: "after" and the first end of "between" begin with their day, all else ends with it. */
function withTimes( value: ActiveFilter[ 'value' ], rule: string | null ): QueryInputValue {
	if ( typeof value !== 'string' ) {
		const [ first = '', last = '' ] = value;
		return [ startOf( first ), endOf( last ) ];
	}
	return rule === 'after' ? startOf( value ) : endOf( value );
}

function toParam( value: ActiveFilter[ 'value' ], filter: AdvancedFilter, rule: string | null ): QueryInputValue {
	return filter.input.component === 'Date' ? withTimes( value, rule ) : advancedValue( value, filter );
}

/**
 * The argument of a simple filter: the ids of a choice that has some; the choice itself for one that has none, which is how an
 * extension's own filter (a currency, say) reaches its code on the server.
 */
function choiceParams( filter: ReportFilter, choice: FilterChoice | undefined ): QueryInput {
	const option = choice && choicesOf( filter ).find( ( { value } ) => value === choice.value );
	if ( ! option || option.value === ADVANCED ) {
		return {};
	}
	return option.settings ? { [ option.settings.param ]: joinIds( choice.ids ) } : { [ filter.param ]: option.value };
}

/**
 * The arguments by which filters and search narrow a report.
 *
 * @param found Ids that the search box found; the screen looks them up, and asks for no report when there are none.
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
