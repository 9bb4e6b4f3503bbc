import type { AddressReader } from './address-reader';
import type { AddressProblem, ReportAddress, ReportQueryDefinition } from './report-address';
import { splitSearch } from './search-words';

/** Rows per page when the address says nothing, as the host's table has them. */
export const ROWS_PER_PAGE = 25;

/** What the REST routes send at most. */
const MAX_ROWS = 100;

const MAX_PAGE = 1_000_000;

function readCount( reader: AddressReader, name: string, max: number, fallback: number, code: AddressProblem[ 'code' ] ): number {
	const text = reader.one( name ) ?? '';
	if ( text === '' ) {
		return fallback;
	}
	const count = /^\d{1,9}$/.test( text ) ? Number( text ) : 0;
	if ( count < 1 || count > max ) {
		reader.report( code, name );
		return fallback;
	}
	return count;
}

type TablePart = Pick< ReportAddress, 'orderby' | 'order' | 'page' | 'rowsPerPage' | 'search' | 'chart' | 'chartType' | 'match' >;

/** Reads the parts of an address that every report has: sorting, page, search, chart. */
export function parseTable( reader: AddressReader, { sort, charts, searchParam }: ReportQueryDefinition ): TablePart {
	return {
		chart: reader.oneOf(
			'chart',
			charts.map( ( { key } ) => key ),
			charts[ 0 ]?.key ?? '',
			'unknown_chart'
		),
		chartType: reader.oneOf( 'chartType', [ 'line', 'bar' ], 'line', 'unknown_chart_type' ),
		orderby: reader.oneOf( 'orderby', sort.orderbys, sort.orderby, 'not_sortable' ),
		order: reader.oneOf( 'order', [ 'asc', 'desc' ], sort.order, 'unknown_order' ),
		page: readCount( reader, 'paged', MAX_PAGE, 1, 'no_page' ),
		rowsPerPage: readCount( reader, 'per_page', MAX_ROWS, ROWS_PER_PAGE, 'no_row_count' ),
		search: searchParam === undefined ? [] : splitSearch( reader.one( 'search' ) ?? '' ),
		match: reader.oneOf( 'match', [ 'all', 'any' ], 'all', 'unknown_match' ),
	};
}
