import type { RestAnswer, Session } from './rest-client';

/** The figures that tests look at, of all reports. */
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

/** A row of a list, with the fields that tests look at. */
export type Row = Readonly< Record< FigureName | 'coupon_id' | 'id' | 'net_total' | 'product_id', number > >;

/** Answer of a report with totals and intervals. */
export interface Stats {
	readonly totals: Figures & { segments: ReadonlyArray< { segment_id: number | string; segment_label: string; subtotals: Figures } > };
	readonly intervals: ReadonlyArray< { interval: string; date_start: string; date_end: string; subtotals: Figures } >;
}

/** First and last moment in store time. */
export interface Period {
	readonly after: string;
	readonly before: string;
}

/** Reads reports of one period. A query may name another one. */
export interface ReportReader {
	readonly report: ( path: string, query?: Record< string, unknown > ) => Promise< RestAnswer >;
	/** Totals and up to 100 intervals, by day unless the query says otherwise. */
	readonly stats: ( path: string, query?: Record< string, unknown > ) => Promise< Stats >;
	/** Up to 100 rows. */
	readonly list: ( path: string, query?: Record< string, unknown > ) => Promise< Row[] >;
}

/**
 * Makes a reader of reports.
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
