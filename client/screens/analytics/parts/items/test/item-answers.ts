import { within } from '@testing-library/react';
import { answer, onRest, type RestRequest } from '../../../../../../tests/js/fake-rest';
import { makeUser } from '../../../../../../tests/js/factories/make-user';

const REPORTS = '/wc-analytics/reports';

/** The range of all tests: three days, compared with those of the year before. */
export const RANGE = 'period=custom&compare=previous_year&after=2026-11-01&before=2026-11-03';

/** Address of a report for the range. */
export const reportUrl = ( report: string, query = '' ): string =>
	`admin.php?page=wc-admin&path=%2Fanalytics%2F${ report }&${ RANGE }${ query === '' ? '' : `&${ query }` }`;

export interface Sold {
	readonly items_sold: number;
	readonly net_revenue: number;
	readonly orders_count: number;
}

export const sold = ( items: number, revenue: number, orders: number ): Sold => ( {
	items_sold: items,
	net_revenue: revenue,
	orders_count: orders,
} );

/** Answers with a list and its counts. */
export function listAnswer( rows: readonly unknown[], total = rows.length ) {
	return answer( 200, rows, { 'X-WP-Total': String( total ), 'X-WP-TotalPages': String( Math.ceil( total / 25 ) ) } );
}

/** Answers a stats route: each field of the totals is known, and each segment has the same figures on every day. */
export function statsAnswer( totals: object, segments: readonly { id: number | string; label: string; figures: object }[] = [] ) {
	return ( { query }: RestRequest ) => {
		const year = String( query[ 'after' ] ).slice( 0, 4 );
		const parts = segments.map( ( { id, label, figures } ) => ( { segment_id: id, segment_label: label, subtotals: figures } ) );
		const divided = query[ 'segmentby' ] === undefined ? totals : { ...totals, segments: parts };
		const intervals = [ 1, 2, 3 ].map( ( day ) => ( {
			interval: `${ year }-11-0${ day }`,
			date_start: `${ year }-11-0${ day } 00:00:00`,
			date_end: `${ year }-11-0${ day } 23:59:59`,
			subtotals: divided,
		} ) );
		return answer( 200, { totals: divided, intervals }, { 'X-WP-Total': '3', 'X-WP-TotalPages': '1' } );
	};
}

/** A product of the report as the host sends it. */
export function productRow( id: number, name: string, figures: Sold, info: object = {} ) {
	return {
		product_id: id,
		...figures,
		extended_info: {
			name,
			sku: `SKU-${ id }`,
			stock_status: 'instock',
			stock_quantity: 20,
			manage_stock: true,
			low_stock_amount: 2,
			category_ids: [ 17 ],
			...info,
		},
	};
}

/** A variation of the report as the host sends it. */
export function variationRow( id: number, name: string, figures: Sold, info: object = {} ) {
	return {
		product_id: 77,
		variation_id: id,
		...figures,
		extended_info: {
			name,
			sku: `SKU-${ id }`,
			stock_status: 'instock',
			stock_quantity: 20,
			low_stock_amount: 2,
			attributes: [ { id: 1, name: 'color', option: 'Red' } ],
			...info,
		},
	};
}

/** Answers what every report of items needs: the user, the categories, and the names of items that filters choose. */
export function answerCommon(): void {
	window.sessionStorage.clear();
	onRest( 'GET /wp/v2/users/me', makeUser() );
	onRest( 'GET /wc-analytics/products/categories', () =>
		listAnswer( [
			{ id: 16, name: 'Clothing &amp; more', parent: 0 },
			{ id: 17, name: 'T-Shirts', parent: 16 },
			{ id: 20, name: 'Home', parent: 0 },
		] )
	);
	onRest( 'GET /wc-analytics/products', () =>
		listAnswer( [
			{ id: 22, name: 'Linen Apron' },
			{ id: 77, name: 'Zip Hoodie' },
		] )
	);
	onRest( 'GET /wc-analytics/variations', () =>
		listAnswer( [ 81, 83, 98 ].map( ( id ) => ( { id, name: `Variation ${ id }`, attributes: [] } ) ) )
	);
	onRest( 'GET /wc-analytics/products/attributes/1', { id: '1', name: 'Color' } );
	onRest( 'GET /wc-analytics/products/attributes/1/terms', () => listAnswer( [ { id: 35, name: 'Red' } ] ) );
}

/** Route of the rows or of the stats of a report. */
export const routeOf = ( name: string ) => `GET ${ REPORTS }/${ name }` as const;

/** The texts of a table by row, without the column of the checkboxes. */
export function cellTexts( table: HTMLElement ): readonly ( readonly string[] )[] {
	return within( table )
		.getAllByRole( 'row' )
		.map( ( row ) =>
			[ ...row.querySelectorAll( 'th, td' ) ]
				.filter( ( cell ) => ! cell.querySelector( 'input[type=checkbox]' ) )
				.map( ( cell ) => cell.textContent ?? '' )
		);
}
