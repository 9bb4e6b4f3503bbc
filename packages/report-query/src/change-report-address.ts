import type { Query, QueryInput } from '@store-admin/query';
import { advancedNames } from './advanced-names';
import { buildAdvancedQuery } from './build-advanced-query';
import { choiceQuery, datesQuery } from './build-report-address';
import { ADVANCED, choicesOf, defaultChoice, type ReportFilter } from './filter-config';
import { ROWS_PER_PAGE } from './parse-table';
import type { ActiveFilter, ChartType, FilterChoice, Match, ReportDates, ReportQueryDefinition, SortOrder } from './report-address';
import { joinSearch } from './search-words';

/*
 * What a control of a report makes of the query of the address. Names that the report does not know stay: they belong to extensions.
 * Whatever changes which rows there are, or their order, goes back to the first page.
 */

function without( query: Query, names: readonly string[] ): Query {
	return Object.fromEntries( Object.entries( query ).filter( ( [ name ] ) => ! names.includes( name ) ) );
}

/** The names that the choices of a filter write. */
function namesOf( filter: ReportFilter ): readonly string[] {
	return [ filter.param, ...choicesOf( filter ).flatMap( ( { settings } ) => ( settings ? [ settings.param ] : [] ) ) ];
}

function advancedParts( { advancedFilters }: ReportQueryDefinition ): readonly string[] {
	return [ 'match', ...advancedNames( advancedFilters ).keys() ];
}

const TABLE_NAMES: readonly string[] = [ 'paged', 'per_page', 'orderby', 'order', 'search' ];
const CHART_NAMES: readonly string[] = [ 'chart', 'chartType' ];

/** Another period, comparison or interval. */
export function withDates( query: Query, dates: ReportDates ): QueryInput {
	return { ...without( query, [ 'after', 'before', 'interval', 'paged' ] ), ...datesQuery( dates ) };
}

/** Another chart or kind of chart. The table stays where it is. */
export function withChart( query: Query, chart: { readonly chart?: string; readonly chartType?: ChartType } ): QueryInput {
	return { ...query, ...chart };
}

/** Another order of the rows. The usual one leaves the address short. */
export function withSort( query: Query, { sort }: ReportQueryDefinition, orderby: string, order: SortOrder ): QueryInput {
	const isUsual = orderby === sort.orderby && order === sort.order;
	return { ...without( query, [ 'orderby', 'order', 'paged' ] ), ...( isUsual ? {} : { orderby, order } ) };
}

/** Another page of the table. */
export function withPage( query: Query, page: number ): QueryInput {
	return { ...without( query, [ 'paged' ] ), ...( page > 1 ? { paged: page } : {} ) };
}

/** Another number of rows per page. */
export function withRowsPerPage( query: Query, rows: number ): QueryInput {
	return { ...without( query, [ 'per_page', 'paged' ] ), ...( rows === ROWS_PER_PAGE ? {} : { per_page: rows } ) };
}

/** Other words in the search box. A choice of records that the search would widen or contradict is dropped. */
export function withSearch( query: Query, { filters, searchParam }: ReportQueryDefinition, words: readonly string[] ): QueryInput {
	const rivals = words.length === 0 ? [] : filters.filter( ( filter ) => chosenParam( filter, query ) === searchParam );
	return {
		...without( query, [ 'search', 'paged', ...rivals.flatMap( namesOf ) ] ),
		...( words.length > 0 ? { search: joinSearch( words ) } : {} ),
	};
}

function chosenParam( filter: ReportFilter, query: Query ): string | undefined {
	return choicesOf( filter ).find( ( { value } ) => value === query[ filter.param ] )?.settings?.param;
}

/**
 * Another choice of a simple filter: a single record, records to compare, or the usual one. Everything else that narrows or orders the
 * report goes, except what the filter names in `staticParams`. The dates stay.
 *
 * @param query      The query of the address.
 * @param definition What the report has.
 * @param filter     The configuration of the filter.
 * @param choice     The choice with its ids.
 */
export function withChoice( query: Query, definition: ReportQueryDefinition, filter: ReportFilter, choice: FilterChoice ): QueryInput {
	const own = [ ...TABLE_NAMES, ...CHART_NAMES, ...definition.filters.flatMap( namesOf ), ...advancedParts( definition ) ];
	const kept = own.filter( ( name ) => filter.staticParams.includes( name ) && name !== 'paged' );
	const dropped = [ ...own.filter( ( name ) => ! kept.includes( name ) ), ...namesOf( filter ) ];
	return {
		...without( query, dropped ),
		...( choice.value === defaultChoice( filter ) ? {} : choiceQuery( filter, choice ) ),
	};
}

/** Other advanced filters. Without one the card stays open. */
export function withAdvanced( query: Query, definition: ReportQueryDefinition, active: readonly ActiveFilter[], match: Match ): QueryInput {
	const filter = definition.filters.find( ( one ) => choicesOf( one ).some( ( { value } ) => value === ADVANCED ) );
	return {
		...without( query, [ ...advancedParts( definition ), 'paged' ] ),
		[ filter?.param ?? 'filter' ]: ADVANCED,
		match,
		...buildAdvancedQuery( active, definition.advancedFilters ),
	};
}
