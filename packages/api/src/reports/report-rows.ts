import type { Query } from '../core/build-path';
import { wrongShapeError } from '../core/parse-answer';
import { request } from '../core/request';
import { anything, listOf, recordOf, type Shape, type ValueOf } from '../core/shape';
import { categoryRow, couponRow, productRow, stockRow, taxRow, variationRow } from './item-rows';
import { orderRow } from './order-row';
import { customerRow, downloadRow } from './people-rows';
import { REPORT_TIMEOUT_MS } from './whole-stats';

const ROWS = {
	orders: orderRow,
	products: productRow,
	variations: variationRow,
	categories: categoryRow,
	coupons: couponRow,
	taxes: taxRow,
	stock: stockRow,
	downloads: downloadRow,
	customers: customerRow,
} as const;

/** Types of the rows of the host's reports, by route. */
export type ReportRowTypes = { readonly [ Endpoint in keyof typeof ROWS ]: ValueOf< ( typeof ROWS )[ Endpoint ] > };

export interface OrderRow extends ValueOf< typeof orderRow > {}
export interface ProductRow extends ValueOf< typeof productRow > {}
export interface VariationRow extends ValueOf< typeof variationRow > {}
export interface CategoryRow extends ValueOf< typeof categoryRow > {}
export interface CouponRow extends ValueOf< typeof couponRow > {}
export interface TaxRow extends ValueOf< typeof taxRow > {}
export interface StockRow extends ValueOf< typeof stockRow > {}
export interface DownloadRow extends ValueOf< typeof downloadRow > {}
export interface CustomerRow extends ValueOf< typeof customerRow > {}

/** One page of the rows of a report. */
export interface ReportRows< Row > {
	readonly rows: readonly Row[];
	/** Number of rows on all pages. */
	readonly total: number;
	readonly totalPages: number;
}

const anyRow = recordOf( anything );

function shapeOf( endpoint: string ): Shape< unknown > {
	return Object.hasOwn( ROWS, endpoint ) ? ROWS[ endpoint as keyof typeof ROWS ] : anyRow;
}

/**
 * Fetches one page of the rows of a report. Amounts have floating-point noise: round them for display.
 *
 * @param  endpoint For example `orders`. Rows of an extension's own report are returned unchanged.
 * @param  params   Arguments of the route. Dates are in store time and have a time of day.
 * @param  signal   Aborts the request when the caller no longer needs it.
 * @throws {ApiError} Also when the headers with the counts are missing, because the number of pages is then unknown, and when the first page
 *                    is empty although rows are counted: a database that refused the query, which the host does not report.
 */
export async function fetchReportRows< Endpoint extends keyof ReportRowTypes >(
	endpoint: Endpoint,
	params: Query,
	signal?: AbortSignal
): Promise< ReportRows< ReportRowTypes[ Endpoint ] > >;
export async function fetchReportRows(
	endpoint: string,
	params: Query,
	signal?: AbortSignal
): Promise< ReportRows< ValueOf< typeof anyRow > > >;
export async function fetchReportRows( endpoint: string, params: Query, signal?: AbortSignal ): Promise< ReportRows< unknown > > {
	const path = `/wc-analytics/reports/${ endpoint }`;
	const { body, total, totalPages } = await request( listOf( shapeOf( endpoint ) ), {
		path,
		query: params,
		signal,
		timeoutMs: REPORT_TIMEOUT_MS,
	} );
	if ( total === null || totalPages === null ) {
		throw wrongShapeError( 'X-WP-Total, X-WP-TotalPages: expected numbers, received nothing', `GET ${ path }` );
	}
	if ( body.length === 0 && total > 0 && ( params[ 'page' ] ?? 1 ) === 1 ) {
		throw wrongShapeError( `rows: expected the first of ${ total }, received none`, `GET ${ path }` );
	}
	return { rows: body, total, totalPages };
}
