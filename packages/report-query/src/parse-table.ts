import type { QueryValues } from './query-values';
import type { AddressProblem, ReportAddress, ReportQueryDefinition } from './report-address';
import { splitSearch } from './search-words';

/** Default number of rows per page; the same as in the host. */
export const ROWS_PER_PAGE = 25;

/** Maximum of the REST routes. */
const MAX_ROWS = 100;

const MAX_PAGE = 1_000_000;

function parseCount( values: QueryValues, name: string, max: number, fallback: number, code: AddressProblem[ 'code' ] ): number {
	const text = values.one( name ) ?? '';
	if ( text === '' ) {
		return fallback;
	}
	const count = /^\d{1,9}$/.test( text ) ? Number( text ) : 0;
	if ( count < 1 || count > max ) {
		values.report( code, name );
		return fallback;
	}
	return count;
}

type TablePart = Pick< ReportAddress, 'orderby' | 'order' | 'page' | 'rowsPerPage' | 'search' | 'chart' | 'chartType' | 'match' >;

/** Parses the parameters that every report has: sorting, page, search, chart. */
export function parseTable( values: QueryValues, { sort, charts, searchParam }: ReportQueryDefinition ): TablePart {
	return {
		chart: values.oneOf(
			'chart',
			charts.map( ( { key } ) => key ),
			charts[ 0 ]?.key ?? '',
			'unknown_chart'
		),
		chartType: values.oneOf( 'chartType', [ 'line', 'bar' ], 'line', 'unknown_chart_type' ),
		orderby: values.oneOf( 'orderby', sort.orderbys, sort.orderby, 'not_sortable' ),
		order: values.oneOf( 'order', [ 'asc', 'desc' ], sort.order, 'unknown_order' ),
		page: parseCount( values, 'paged', MAX_PAGE, 1, 'no_page' ),
		rowsPerPage: parseCount( values, 'per_page', MAX_ROWS, ROWS_PER_PAGE, 'no_row_count' ),
		search: searchParam === undefined ? [] : splitSearch( values.one( 'search' ) ?? '' ),
		match: values.oneOf( 'match', [ 'all', 'any' ], 'all', 'unknown_match' ),
	};
}
