import type { RestAnswer, Session } from './rest-client';

/** Figures of any report that tests use. */
export type FigureName =
	| 'amount'
	| 'customers_count'
	| 'download_count'
	| 'items_sold'
	| 'lowstock'
	| 'net_revenue'
	| 'orders_count'
	| 'outofstock'
	| 'products_count'
	| 'refunds'
	| 'shipping'
	| 'taxes'
	| 'total_sales'
	| 'total_tax';

export type Figures = Readonly< Record< FigureName, number > >;

/** Row of a list, with the fields that tests use. */
export type Row = Readonly< Record< FigureName | 'coupon_id' | 'id' | 'net_total' | 'product_id', number > >;

/** Totals and intervals of a report. */
export interface Stats {
	readonly totals: Figures & { segments: ReadonlyArray< { segment_id: number | string; segment_label: string; subtotals: Figures } > };
	readonly intervals: ReadonlyArray< { interval: string; date_start: string; date_end: string; subtotals: Figures } >;
}

/** Start and end in store time. */
export interface Period {
	readonly after: string;
	readonly before: string;
}

/** Fetches reports of one period, unless the query has another one. */
export interface ReportReader {
	readonly report: ( path: string, query?: Record< string, unknown > ) => Promise< RestAnswer >;
	/** Fetches totals and up to 100 intervals; by day unless the query has another interval. */
	readonly stats: ( path: string, query?: Record< string, unknown > ) => Promise< Stats >;
	/** Fetches up to 100 rows. */
	readonly list: ( path: string, query?: Record< string, unknown > ) => Promise< Row[] >;
}

/**
 * Creates a `ReportReader`.
 *
 * @param call   calls a route
 * @param period the period
 */
export function createReportReader( call: Session[ 'call' ], period: Period ): ReportReader {
	const report: ReportReader[ 'report' ] = ( path, query = {} ) => call( { path: `/wc-analytics/reports/${ path }`, query: { ...period, ...query } } );
	return {
		report,
		stats: async ( path, query = {} ) => ( await report( `${ path }/stats`, { interval: 'day', per_page: 100, ...query } ) ).body as Stats,
		list: async ( path, query = {} ) => ( await report( path, { per_page: 100, ...query } ) ).body as Row[],
	};
}
