import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openReports, totalOf, type OpenReports } from '../open-reports';
import type { FigureName, Stats } from '../report-reader';
import type { RestAnswer } from '../rest-client';

let reports: OpenReports;

beforeAll( async () => {
	reports = await openReports( 8290 );
} );
afterAll( () => reports?.site.stop() );

const report: OpenReports[ 'report' ] = ( ...call ) => reports.report( ...call );
const stats: OpenReports[ 'stats' ] = ( ...call ) => reports.stats( ...call );
const list: OpenReports[ 'list' ] = ( ...call ) => reports.list( ...call );
const select: OpenReports[ 'select' ] = ( ...call ) => reports.select( ...call );
const sum = ( numbers: readonly number[] ): number => numbers.reduce( ( one, other ) => one + other, 0 );

const COUNTED = "s.status NOT IN ( 'wc-pending', 'wc-failed', 'wc-cancelled' )";
const PAID = `${ COUNTED } AND s.date_paid BETWEEN '{from}' AND '{to}'`;

describe( 'figures of orders', () => {
	it( 'Revenue equals the sum of the rows of orders and refunds', async () => {
		const { totals } = await stats( 'revenue' );
		const rows = 'FROM {p}wc_order_stats s WHERE';
		expect( totals.orders_count ).toBe( await select( `SELECT COUNT(*) ${ rows } s.parent_id = 0 AND ${ PAID }` ) );
		expect( totals.total_sales ).toBeCloseTo( await select( `SELECT SUM( s.total_sales ) ${ rows } ${ PAID }` ), 2 );
		expect( totals.refunds ).toBeCloseTo( await select( `SELECT -SUM( s.total_sales ) ${ rows } s.parent_id > 0 AND ${ PAID }` ), 2 );
		expect( totals.orders_count ).toBeGreaterThan( 100 );
		expect( totals.total_sales ).toBeCloseTo( totals.net_revenue + totals.taxes + totals.shipping, 2 );
	} );

	it.each( [ 'hour', 'day', 'week', 'month', 'quarter', 'year' ] )( 'The intervals by %s have no gaps, and their sum equals the totals', async ( interval ) => {
		const first = ( await report( 'revenue/stats', { interval, order: 'asc', per_page: 100 } ) ) as RestAnswer & { body: Stats };
		const pages = Number( first.headers.get( 'x-wp-totalpages' ) );
		const intervals = [ ...first.body.intervals ];
		for ( let page = 2; page <= pages; page++ ) {
			intervals.push( ...( await stats( 'revenue', { interval, order: 'asc', page } ) ).intervals );
		}
		expect( intervals[ 0 ]?.date_start ).toBe( reports.period.after.replace( 'T', ' ' ) );
		expect( intervals.at( -1 )?.date_end ).toBe( reports.period.before.replace( 'T', ' ' ) );
		expect( new Set( intervals.map( ( item ) => item.interval ) ).size ).toBe( intervals.length );
		expect( sum( intervals.map( ( item ) => item.subtotals.total_sales ) ) ).toBeCloseTo( first.body.totals.total_sales, 2 );
	} );

	it( 'A day without orders is in the answer, with zeros', async () => {
		const answer = await report( 'revenue/stats', { after: '2019-02-27T00:00:00', before: '2019-03-01T23:59:59', interval: 'day', order: 'asc' } );
		const { intervals } = answer.body as Stats;
		expect( intervals.map( ( item ) => item.interval ) ).toEqual( [ '2019-02-27', '2019-02-28', '2019-03-01' ] );
		expect( intervals.map( ( item ) => item.subtotals.orders_count ) ).toEqual( [ 0, 0, 0 ] );
		expect( totalOf( answer ) ).toBe( 3 );
	} );

	it( 'The number of rows equals the number in the totals', async () => {
		const { totals } = await stats( 'orders' );
		const answer = await report( 'orders', { refunds: 'none' } );
		expect( totalOf( answer ) ).toBe( totals.orders_count );
	} );

	it.each( [
		[ { status_is: [ 'completed' ] }, "s.status = 'wc-completed'" ],
		[ { status_is_not: [ 'completed' ] }, "s.status <> 'wc-completed'" ],
		[ { customer_type: 'new' }, 's.returning_customer = 0' ],
		[ { customer_type: 'returning' }, 's.returning_customer = 1' ],
		[ { refunds: 'all' }, 's.parent_id > 0' ],
		[ { refunds: 'full' }, "s.parent_id > 0 AND s.status = 'wc-refunded'" ],
		[ { refunds: 'partial' }, "s.parent_id > 0 AND s.status <> 'wc-refunded'" ],
		[ { tax_rate_includes: [ 1 ] }, 's.order_id IN ( SELECT order_id FROM {p}wc_order_tax_lookup WHERE tax_rate_id = 1 )' ],
		[ { tax_rate_excludes: [ 1 ] }, 's.order_id NOT IN ( SELECT order_id FROM {p}wc_order_tax_lookup WHERE tax_rate_id = 1 )' ],
		[ { customer_type: 'new', status_is: [ 'processing' ], match: 'any' }, "( s.returning_customer = 0 OR s.status = 'wc-processing' )" ],
		[ { customer_type: 'new', status_is: [ 'processing' ], match: 'all' }, "s.returning_customer = 0 AND s.status = 'wc-processing'" ],
	] )( 'The filter %j selects the same orders in the list and in the totals', async ( filter, condition ) => {
		const rows = await select( `SELECT COUNT(*) FROM {p}wc_order_stats s WHERE ${ PAID } AND ${ condition }` );
		expect( rows ).toBeGreaterThan( 0 );
		expect( totalOf( await report( 'orders', filter ) ) ).toBe( rows );
		const money = await select( `SELECT SUM( s.total_sales ) FROM {p}wc_order_stats s WHERE ${ PAID } AND ${ condition }` );
		expect( ( await stats( 'orders', filter ) ).totals.total_sales ).toBeCloseTo( money, 2 );
	} );

	it( 'Filters on a product, a coupon and an attribute are combined according to “match”', async () => {
		const [ product ] = await list( 'products', { orderby: 'items_sold', per_page: 1 } );
		const [ coupon ] = await list( 'coupons', { orderby: 'orders_count', per_page: 1 } );
		const filter = { product_includes: [ product?.product_id ], coupon_includes: [ coupon?.coupon_id ] };
		const counts = await Promise.all( [ { product_includes: filter.product_includes }, { coupon_includes: filter.coupon_includes }, { ...filter, match: 'all' }, { ...filter, match: 'any' } ].map( async ( query ) => totalOf( await report( 'orders', query ) ) ) );
		const [ ofProduct = 0, ofCoupon = 0, ofBoth = 0, ofAny = 0 ] = counts;
		expect( ofAny ).toBe( ofProduct + ofCoupon - ofBoth );
		expect( Math.min( ofProduct, ofCoupon ) ).toBeGreaterThan( 0 );
	} );

	it( 'Orders are sorted by the requested column', async () => {
		const sums = ( await list( 'orders', { orderby: 'net_total', order: 'asc', per_page: 20 } ) ).map( ( row ) => Number( row.net_total ) );
		expect( sums ).toEqual( [ ...sums ].sort( ( one, other ) => one - other ) );
	} );

	it( 'A date in UTC is converted to store time', async () => {
		const local = await stats( 'revenue', { before: `${ reports.period.after.slice( 0, 10 ) }T23:59:59` } );
		expect( local.intervals ).toHaveLength( 1 );
		const utc = await stats( 'revenue', { after: `${ reports.period.after }Z`, before: `${ reports.period.after.slice( 0, 10 ) }T23:59:59Z` } );
		expect( utc.intervals ).toHaveLength( 2 );
	} );

	it( 'The date type in the settings decides which orders count', async () => {
		const created = ( await stats( 'revenue', { date_type: 'date_created' } ) ).totals;
		await reports.site.runPhp( { code: "update_option( 'woocommerce_date_type', 'date_created' );" } );
		expect( ( await stats( 'orders' ) ).totals.orders_count ).toBe( created.orders_count );
		await reports.site.runPhp( { code: "delete_option( 'woocommerce_date_type' );" } );
		expect( ( await stats( 'orders' ) ).totals.orders_count ).not.toBe( created.orders_count );
	} );
} );

describe( 'reports of products and money', () => {
	it( 'The sum of the product rows equals the totals', async () => {
		const { totals } = await stats( 'products' );
		const rows = await list( 'products' );
		expect( sum( rows.map( ( row ) => Number( row.items_sold ) ) ) ).toBe( totals.items_sold );
		expect( sum( rows.map( ( row ) => Number( row.net_revenue ) ) ) ).toBeCloseTo( totals.net_revenue, 2 );
		expect( rows ).toHaveLength( totals.products_count );
	} );

	it( 'A requested product has a row even if it was not sold', async () => {
		const rows = await list( 'products', { products: '999999', extended_info: true } );
		expect( rows ).toMatchObject( [ { product_id: 999999, items_sold: 0, net_revenue: 0, orders_count: 0, extended_info: { name: '(Deleted)' } } ] );
	} );

	it( 'The filter on a category includes its subcategories', async () => {
		const categories = ( await reports.admin( { path: '/wc-analytics/products/categories', query: { per_page: 100 } } ) ).body as Array< { id: number; slug: string; parent: number } >;
		const clothing = categories.find( ( category ) => category.slug === 'clothing' );
		const below = categories.filter( ( category ) => category.parent === clothing?.id ).map( ( category ) => category.id );
		const all = ( await stats( 'products', { categories: String( clothing?.id ) } ) ).totals;
		const direct = await list( 'categories', { categories: String( clothing?.id ) } );
		expect( below.length ).toBeGreaterThan( 0 );
		expect( all.items_sold ).toBeGreaterThan( Number( direct[ 0 ]?.items_sold ) );
	} );

	it( 'Compared products are segments of the totals and of each interval', async () => {
		const ids = ( await list( 'products', { orderby: 'items_sold', per_page: 2 } ) ).map( ( row ) => Number( row.product_id ) );
		const { totals, intervals } = await stats( 'products', { products: ids.join( ',' ), segmentby: 'product', interval: 'week' } );
		expect( totals.segments.map( ( segment ) => Number( segment.segment_id ) ).sort() ).toEqual( [ ...ids ].sort() );
		expect( sum( totals.segments.map( ( segment ) => segment.subtotals.items_sold ) ) ).toBe( totals.items_sold );
		const inside = intervals.flatMap( ( item ) => ( item.subtotals as unknown as Stats[ 'totals' ] ).segments );
		expect( sum( inside.map( ( segment ) => segment.subtotals.items_sold ) ) ).toBe( totals.items_sold );
	} );

	it.each< [ string, FigureName ] >( [
		[ 'variations', 'net_revenue' ],
		[ 'coupons', 'amount' ],
		[ 'taxes', 'total_tax' ],
	] )( 'The sum of the rows of %s equals their total of %s', async ( name, column ) => {
		const rows = await list( name );
		expect( rows.length ).toBeGreaterThan( 0 );
		expect( sum( rows.map( ( row ) => Number( row[ column ] ) ) ) ).toBeCloseTo( ( await stats( name ) ).totals[ column ], 2 );
	} );

	it( 'The number of downloads in the list equals the totals', async () => {
		expect( totalOf( await report( 'downloads' ) ) ).toBe( ( await stats( 'downloads' ) ).totals.download_count );
	} );

	it( 'The stock totals equal the number of rows per stock status', async () => {
		const { totals } = ( await report( 'stock/stats' ) ).body as Stats;
		expect( totalOf( await report( 'stock', { type: 'lowstock' } ) ) ).toBe( totals.lowstock );
		expect( totalOf( await report( 'stock', { type: 'outofstock' } ) ) ).toBe( totals.outofstock );
	} );

	it( 'Performance indicators equal the totals of the reports', async () => {
		const answer = await report( 'performance-indicators', { stats: 'revenue/net_revenue,products/items_sold,coupons/orders_count' } );
		const values = Object.fromEntries( ( answer.body as Array< { stat: string; value: number } > ).map( ( item ) => [ item.stat, item.value ] ) );
		expect( values[ 'revenue/net_revenue' ] ).toBeCloseTo( ( await stats( 'revenue' ) ).totals.net_revenue, 2 );
		expect( values[ 'products/items_sold' ] ).toBe( ( await stats( 'products' ) ).totals.items_sold );
		expect( values[ 'coupons/orders_count' ] ).toBe( ( await stats( 'coupons' ) ).totals.orders_count );
	} );

	it( 'A leaderboard has the first rows of its report, and its links contain the query of the page', async () => {
		const answer = await reports.admin( { path: '/wc-analytics/leaderboards/products', query: { ...reports.period, per_page: 3, persisted_query: '{"period":"month"}' } } );
		const rows = ( answer.body as [ { rows: Array< Array< { display: string; value: unknown } > > } ] )[ 0 ].rows;
		const best = await list( 'products', { orderby: 'items_sold', per_page: 3 } );
		expect( rows.map( ( row ) => row[ 1 ]?.value ) ).toEqual( best.map( ( row ) => row.items_sold ) );
		expect( rows[ 0 ]?.[ 0 ]?.display ).toContain( '&period=month&filter=single_product&products=' );
	} );
} );

describe( 'customers', () => {
	it( 'Customers are filtered by location, and by a number of orders and refunds that they must exceed', async () => {
		const query = { country_includes: 'US', orders_count_min: 3, per_page: 100, orderby: 'orders_count', order: 'asc' };
		const wanted = await select(
			`SELECT COUNT(*) FROM ( SELECT c.customer_id FROM {p}wc_customer_lookup c JOIN {p}wc_order_stats s ON s.customer_id = c.customer_id WHERE c.country = 'US' AND ${ COUNTED } GROUP BY c.customer_id HAVING COUNT(*) > 3 ) found`
		);
		expect( wanted ).toBeGreaterThan( 0 );
		expect( totalOf( await report( 'customers', query ) ) ).toBe( wanted );
		const { totals } = ( await report( 'customers/stats', query ) ).body as Stats;
		expect( totals.customers_count ).toBe( wanted );
	} );

	it( 'The filter on names accepts ids of customers', async () => {
		const [ customer ] = await list( 'customers', { per_page: 1 } );
		expect( await list( 'customers', { name_includes: String( customer?.id ) } ) ).toHaveLength( 1 );
	} );

	it( 'Guests and registered customers are filtered separately', async () => {
		const guests = totalOf( await report( 'customers', { user_type: 'guest' } ) );
		const registered = totalOf( await report( 'customers', { user_type: 'registered' } ) );
		expect( guests + registered ).toBe( totalOf( await report( 'customers' ) ) );
		expect( Math.min( guests, registered ) ).toBeGreaterThan( 0 );
	} );
} );
