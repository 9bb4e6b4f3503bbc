import type { QueryInput } from '@store-admin/query';
import { buildAdvancedQuery } from './build-advanced-query';
import { choicesOf, type ReportFilter } from './filter-config';
import { joinIds } from './ids';
import { joined } from './joined';
import { hasAdvanced } from './parse-report-address';
import { ROWS_PER_PAGE } from './parse-table';
import type { FilterChoice, ReportAddress, ReportDates, ReportQueryDefinition } from './report-address';
import { joinSearch } from './search-words';

/**
 * Builds the query of a report's address. Defaults are left out, except the period and its comparison, so that a link keeps its
 * meaning when the store's default range changes. `parseReportAddress` is the inverse.
 */
export function buildReportAddress( address: ReportAddress, definition: ReportQueryDefinition ): QueryInput {
	const { sort, charts, filters, advancedFilters } = definition;
	return {
		...( address.dates ? datesQuery( address.dates ) : {} ),
		...otherThan( 'chart', address.chart, charts[ 0 ]?.key ?? '' ),
		...otherThan( 'chartType', address.chartType, 'line' ),
		...otherThan( 'orderby', address.orderby, sort.orderby ),
		...otherThan( 'order', address.order, sort.order ),
		...otherThan( 'paged', address.page, 1 ),
		...otherThan( 'per_page', address.rowsPerPage, ROWS_PER_PAGE ),
		...otherThan( 'search', joinSearch( address.search ), '' ),
		...joined( filters.map( ( filter ) => choiceQuery( filter, address.choices[ filter.param ] ) ) ),
		...( hasAdvanced( address.choices ) ? { match: address.match, ...buildAdvancedQuery( address.advanced, advancedFilters ) } : {} ),
	};
}

function otherThan( name: string, value: string | number, usual: string | number ): QueryInput {
	return value === usual ? {} : { [ name ]: value };
}

/** Returns the parameters of period, comparison and interval, and the days of a custom period. */
export function datesQuery( { period, compare, range, interval }: ReportDates ): QueryInput {
	return { period, compare, ...( period === 'custom' ? { after: range.after, before: range.before } : {} ), interval };
}

/** Returns the parameters of a filter's choice and its ids; none for the default choice. */
export function choiceQuery( filter: ReportFilter, choice: FilterChoice | undefined ): QueryInput {
	if ( ! choice ) {
		return {};
	}
	const settings = choicesOf( filter ).find( ( { value } ) => value === choice.value )?.settings;
	return {
		[ filter.param ]: choice.value,
		...( settings && choice.ids.length > 0 ? { [ settings.param ]: joinIds( choice.ids ) } : {} ),
	};
}
