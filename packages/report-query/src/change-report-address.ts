import type { Query, QueryInput } from '@store-admin/query';
import { advancedNames } from './advanced-names';
import { buildAdvancedQuery } from './build-advanced-query';
import { choiceQuery, datesQuery } from './build-report-address';
import { ADVANCED, choicesOf, defaultChoice, type ReportFilter } from './filter-config';
import { ROWS_PER_PAGE } from './parse-table';
import type { ActiveFilter, ChartType, FilterChoice, Match, ReportDates, ReportQueryDefinition, SortOrder } from './report-address';
import { joinSearch } from './search-words';

/*
 * Each function returns the query after the user has used a control. Parameters that the report does not know are kept, because they
 * belong to extensions. A change of the rows or of their order returns to the first page.
 */

function without( query: Query, names: readonly string[] ): Query {
	return Object.fromEntries( Object.entries( query ).filter( ( [ name ] ) => ! names.includes( name ) ) );
}

/** Returns the parameters that the choices of a filter use. */
function namesOf( filter: ReportFilter ): readonly string[] {
	return [ filter.param, ...choicesOf( filter ).flatMap( ( { settings } ) => ( settings ? [ settings.param ] : [] ) ) ];
}

function advancedParts( { advancedFilters }: ReportQueryDefinition ): readonly string[] {
	return [ 'match', ...advancedNames( advancedFilters ).keys() ];
}

const TABLE_NAMES: readonly string[] = [ 'paged', 'per_page', 'orderby', 'order', 'search' ];
const CHART_NAMES: readonly string[] = [ 'chart', 'chartType' ];

/** Sets period, comparison and interval. */
export function withDates( query: Query, dates: ReportDates ): QueryInput {
	return { ...without( query, [ 'after', 'before', 'interval', 'paged' ] ), ...datesQuery( dates ) };
}

/** Sets the chart or its type. The table stays on its page. */
export function withChart( query: Query, chart: { readonly chart?: string; readonly chartType?: ChartType } ): QueryInput {
	return { ...query, ...chart };
}

/** Sets the order of the rows. The default order is left out of the address. */
export function withSort( query: Query, { sort }: ReportQueryDefinition, orderby: string, order: SortOrder ): QueryInput {
	const isUsual = orderby === sort.orderby && order === sort.order;
	return { ...without( query, [ 'orderby', 'order', 'paged' ] ), ...( isUsual ? {} : { orderby, order } ) };
}

/** Sets the page of the table. */
export function withPage( query: Query, page: number ): QueryInput {
	return { ...without( query, [ 'paged' ] ), ...( page > 1 ? { paged: page } : {} ) };
}

/** Sets the number of rows per page. */
export function withRowsPerPage( query: Query, rows: number ): QueryInput {
	return { ...without( query, [ 'per_page', 'paged' ] ), ...( rows === ROWS_PER_PAGE ? {} : { per_page: rows } ) };
}

/** Sets the words of the search box. Removes filters whose ids use the same request argument as the search. */
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
 * Sets the choice of a simple filter: a single record, records to compare, or the default. Removes all other filters, the search, the
 * sorting and the chart, except the filter's `staticParams`. The dates stay.
 *
 * @param query      The query of the address.
 * @param definition Definition of the report.
 * @param filter     The configuration of the filter.
 * @param choice     Choice with its ids.
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

/** Sets the advanced filters. If there are none, their card stays open. */
export function withAdvanced( query: Query, definition: ReportQueryDefinition, active: readonly ActiveFilter[], match: Match ): QueryInput {
	const filter = definition.filters.find( ( one ) => choicesOf( one ).some( ( { value } ) => value === ADVANCED ) );
	return {
		...without( query, [ ...advancedParts( definition ), 'paged' ] ),
		[ filter?.param ?? 'filter' ]: ADVANCED,
		match,
		...buildAdvancedQuery( active, definition.advancedFilters ),
	};
}
