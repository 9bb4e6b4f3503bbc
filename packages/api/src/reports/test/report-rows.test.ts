import { describe, expect, test } from '@jest/globals';
import { answer, onRest } from '../../../../../tests/js/fake-rest';
import { fetchReportRows, type ReportRowTypes } from '../report-rows';

const COUNTS = { 'X-WP-Total': '211', 'X-WP-TotalPages': '9' };
const REPORTS = '/wc-analytics/reports';

/** Per report: a row with all fields, its expected value, and a row with only the required fields. */
const CASES: readonly ( readonly [ keyof ReportRowTypes, object, object, object ] )[] = [
	[
		'orders',
		{
			order_id: 2321,
			status: 'completed',
			net_total: 54.49,
			extended_info: {
				products: [ { id: '43', name: 'Multi-tool', quantity: '1' } ],
				coupons: [],
				customer: { customer_id: 85, user_id: '86', first_name: 'Émile', last_name: 'Quigley' },
				attribution: { origin: 'Organic: Google' },
			},
			payment_method: '',
		},
		{
			net_total: 54.49,
			parent_id: 0,
			extended_info: {
				products: [ { id: 43, name: 'Multi-tool', quantity: 1 } ],
				coupons: [],
				customer: { user_id: 86, username: '' },
			},
			payment_method: null,
		},
		{ order_id: 2321, status: 'wc-own', extended_info: { products: [], coupons: [], customer: [], attribution: [] } },
	],
	[
		'products',
		{
			product_id: 58,
			items_sold: 36,
			net_revenue: 781,
			extended_info: { name: 'T-Shirt', manage_stock: false, category_ids: [ 17 ], variations: [ '59' ] },
		},
		{ orders_count: null, extended_info: { name: 'T-Shirt', sku: '', manage_stock: false, category_ids: [ 17 ], variations: [ 59 ] } },
		{ product_id: 58, extended_info: [] },
	],
	[
		'variations',
		{
			product_id: 58,
			variation_id: 59,
			extended_info: { name: 'T-Shirt - Black', attributes: [ { id: 1, name: 'color', option: 'Black' } ] },
		},
		{ extended_info: { manage_stock: null, attributes: [ { id: 1, name: 'color', option: 'Black' } ] } },
		{ product_id: 58, variation_id: 59 },
	],
	[
		'categories',
		{ category_id: 21, items_sold: 96, products_count: 7, extended_info: { name: 'Kitchen' } },
		{ extended_info: { name: 'Kitchen' } },
		{ category_id: 21 },
	],
	[
		'coupons',
		{ coupon_id: 12, amount: 99.45, extended_info: { code: 'welcome10', date_expires: '', discount_type: 'percent' } },
		{ extended_info: { code: 'welcome10', date_expires: '' } },
		{ coupon_id: 12 },
	],
	[
		'taxes',
		{ tax_rate_id: 15, name: 'GST', tax_rate: 5, total_tax: 76.49, taxable_amount: null },
		{ total_tax: 76.49, order_tax: null, taxable_amount: null },
		{ tax_rate_id: 0 },
	],
	[
		'stock',
		{ id: 86, parent_id: 0, name: 'Hoodie', stock_status: 'instock', stock_quantity: null },
		{ stock_quantity: null },
		{ id: 86, stock_status: 'own' },
	],
	[
		'downloads',
		{ id: 477, date: '2026-11-27 15:49:59', product_id: 128, _embedded: { product: [ { id: 128, name: 'Album' } ] } },
		{ user_id: 0, _embedded: { product: [ { id: 128, name: 'Album' } ] } },
		{ id: 477, _embedded: [] },
	],
	[
		'customers',
		{ id: 85, user_id: 0, name: 'Émile', date_registered: null, total_spend: 580.1800000000001 },
		{ date_registered: null, total_spend: 580.1800000000001, avg_order_value: null },
		{ id: 85 },
	],
];

describe.each( CASES )( 'fetchReportRows of %s', ( endpoint, full, expected, least ) => {
	const route = `GET ${ REPORTS }/${ endpoint }` as const;

	test( 'returns the rows of a page and the counts of all pages', async () => {
		onRest( route, answer( 200, [ full ], COUNTS ) );
		expect( await fetchReportRows( endpoint, {} ) ).toMatchObject( { rows: [ expected ], total: 211, totalPages: 9 } );
	} );

	test( 'accepts a row with only the required fields', async () => {
		onRest( route, answer( 200, [ least ], COUNTS ) );
		expect( ( await fetchReportRows( endpoint, {} ) ).rows ).toHaveLength( 1 );
	} );

	test( 'throws when a row has no id', async () => {
		onRest( route, answer( 200, [ full, { name: 'nobody' } ], COUNTS ) );
		await expect( fetchReportRows( endpoint, {} ) ).rejects.toMatchObject( { code: 'wrong_shape' } );
	} );
} );

describe( 'fetchReportRows', () => {
	test( 'returns rows of an extension unchanged', async () => {
		onRest( `GET ${ REPORTS }/bookings`, answer( 200, [ { booking: 'b-1', seats: [ 4 ] } ], COUNTS ) );
		expect( ( await fetchReportRows( 'bookings', {} ) ).rows ).toEqual( [ { booking: 'b-1', seats: [ 4 ] } ] );
	} );

	test.each( [ [ {} ], [ { 'X-WP-Total': '3' } ], [ { 'X-WP-TotalPages': '1' } ] ] )(
		'throws when the headers are %j',
		async ( headers ) => {
			onRest( `GET ${ REPORTS }/orders`, answer( 200, [], headers ) );
			await expect( fetchReportRows( 'orders', {} ) ).rejects.toMatchObject( { code: 'wrong_shape' } );
		}
	);

	test( 'returns the counts even for a page after the last one', async () => {
		onRest( `GET ${ REPORTS }/orders`, answer( 200, [], COUNTS ) );
		expect( await fetchReportRows( 'orders', { page: 99 } ) ).toEqual( { rows: [], total: 211, totalPages: 9 } );
	} );
} );

test( 'RP4: fetchReportRows refuses a first page without rows when rows are counted, and accepts a page behind the last one', async () => {
	onRest( `GET ${ REPORTS }/customers`, answer( 200, [], COUNTS ) );
	await expect( fetchReportRows( 'customers', {} ) ).rejects.toMatchObject( { code: 'wrong_shape' } );
	await expect( fetchReportRows( 'customers', { page: 1 } ) ).rejects.toThrow();
	expect( ( await fetchReportRows( 'customers', { page: 10 } ) ).rows ).toEqual( [] );
} );
