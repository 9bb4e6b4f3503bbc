import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RunningSite } from '../../site/start-options';
import { startSite } from '../../site/start-site';
import { createReportReader, type FigureName, type Period, type ReportReader, type Stats } from '../report-reader';
import { signIn, type RestAnswer, type Session } from '../rest-client';

let site: RunningSite;
let admin: Session[ 'call' ];
/** First and last moment of the last 60 days, in store time. */
let period: Period;
let reader: ReportReader;

beforeAll( async () => {
	site = await startSite( { portsFrom: 8290, seed: 'small' } );
	admin = ( await signIn( site.url, site.user, site.password ) ).call;
	const days = await site.runPhp( { code: "echo wp_date( 'Y-m-d', time() - 59 * DAY_IN_SECONDS ), ' ', wp_date( 'Y-m-d' );" } );
	const [ first, last ] = days.trim().split( ' ' );
	period = { after: `${ first }T00:00:00`, before: `${ last }T23:59:59` };
	reader = createReportReader( admin, period );
} );
afterAll( () => site?.stop() );

const report: ReportReader[ 'report' ] = ( ...call ) => reader.report( ...call );
const stats: ReportReader[ 'stats' ] = ( ...call ) => reader.stats( ...call );
const list: ReportReader[ 'list' ] = ( ...call ) => reader.list( ...call );
const total = ( answer: RestAnswer ): number => Number( answer.headers.get( 'x-wp-total' ) );
const sum = ( numbers: readonly number[] ): number => numbers.reduce( ( one, other ) => one + other, 0 );

/** One number of a query in which {p} stands for the prefix and {from}, {to} for the period. */
async function select( sql: string ): Promise< number > {
	const filled = sql.replaceAll( '{from}', period.after.replace( 'T', ' ' ) ).replaceAll( '{to}', period.before.replace( 'T', ' ' ) );
	return Number( await site.runPhp( { code: "global $wpdb; echo $wpdb->get_var( str_replace( '{p}', $wpdb->prefix, $args[0] ) );" }, [ filled ] ) );
}
const COUNTED = "s.status NOT IN ( 'wc-pending', 'wc-failed', 'wc-cancelled' )";
const PAID = `${ COUNTED } AND s.date_paid BETWEEN '{from}' AND '{to}'`;

describe( 'figures of orders', () => {
	it( 'Revenue agrees with the rows of orders and refunds', async () => {
		const { totals } = await stats( 'revenue' );
		const rows = 'FROM {p}wc_order_stats s WHERE';
		expect( totals.orders_count ).toBe( await select( `SELECT COUNT(*) ${ rows } s.parent_id = 0 AND ${ PAID }` ) );
		expect( totals.total_sales ).toBeCloseTo( await select( `SELECT SUM( s.total_sales ) ${ rows } ${ PAID }` ), 2 );
		expect( totals.refunds ).toBeCloseTo( await select( `SELECT -SUM( s.total_sales ) ${ rows } s.parent_id > 0 AND ${ PAID }` ), 2 );
		expect( totals.orders_count ).toBeGreaterThan( 100 );
		expect( totals.total_sales ).toBeCloseTo( totals.net_revenue + totals.taxes + totals.shipping, 2 );
	} );

	it.each( [ 'hour', 'day', 'week', 'month', 'quarter', 'year' ] )( 'The intervals by %s leave no gap and add up to the totals', async ( interval ) => {
		const first = ( await report( 'revenue/stats', { interval, order: 'asc', per_page: 100 } ) ) as RestAnswer & { body: Stats };
		const pages = Number( first.headers.get( 'x-wp-totalpages' ) );
		const intervals = [ ...first.body.intervals ];
		for ( let page = 2; page <= pages; page++ ) {
			intervals.push( ...( await stats( 'revenue', { interval, order: 'asc', page } ) ).intervals );
		}
		expect( intervals[ 0 ]?.date_start ).toBe( period.after.replace( 'T', ' ' ) );
		expect( intervals.at( -1 )?.date_end ).toBe( period.before.replace( 'T', ' ' ) );
		expect( new Set( intervals.map( ( item ) => item.interval ) ).size ).toBe( intervals.length );
		expect( sum( intervals.map( ( item ) => item.subtotals.total_sales ) ) ).toBeCloseTo( first.body.totals.total_sales, 2 );
	} );

	it( 'A day without orders is in the answer with zeros', async () => {
		const answer = await report( 'revenue/stats', { after: '2019-02-27T00:00:00', before: '2019-03-01T23:59:59', interval: 'day', order: 'asc' } );
		const { intervals } = answer.body as Stats;
		expect( intervals.map( ( item ) => item.interval ) ).toEqual( [ '2019-02-27', '2019-02-28', '2019-03-01' ] );
		expect( intervals.map( ( item ) => item.subtotals.orders_count ) ).toEqual( [ 0, 0, 0 ] );
		expect( total( answer ) ).toBe( 3 );
	} );

	it( 'The list has the number of rows that the figures count', async () => {
		const { totals } = await stats( 'orders' );
		const answer = await report( 'orders', { refunds: 'none' } );
		expect( total( answer ) ).toBe( totals.orders_count );
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
	] )( 'The filter %j picks the same orders in the list and in the figures', async ( filter, condition ) => {
		const rows = await select( `SELECT COUNT(*) FROM {p}wc_order_stats s WHERE ${ PAID } AND ${ condition }` );
		expect( rows ).toBeGreaterThan( 0 );
		expect( total( await report( 'orders', filter ) ) ).toBe( rows );
		const money = await select( `SELECT SUM( s.total_sales ) FROM {p}wc_order_stats s WHERE ${ PAID } AND ${ condition }` );
		expect( ( await stats( 'orders', filter ) ).totals.total_sales ).toBeCloseTo( money, 2 );
	} );

	it( 'The filter on a product, a coupon and an attribute are joined as match says', async () => {
		const [ product ] = await list( 'products', { orderby: 'items_sold', per_page: 1 } );
		const [ coupon ] = await list( 'coupons', { orderby: 'orders_count', per_page: 1 } );
		const filter = { product_includes: [ product?.product_id ], coupon_includes: [ coupon?.coupon_id ] };
		const counts = await Promise.all( [ { product_includes: filter.product_includes }, { coupon_includes: filter.coupon_includes }, { ...filter, match: 'all' }, { ...filter, match: 'any' } ].map( async ( query ) => total( await report( 'orders', query ) ) ) );
		const [ ofProduct = 0, ofCoupon = 0, ofBoth = 0, ofAny = 0 ] = counts;
		expect( ofAny ).toBe( ofProduct + ofCoupon - ofBoth );
		expect( Math.min( ofProduct, ofCoupon ) ).toBeGreaterThan( 0 );
	} );

	it( 'Orders are sorted by the column that is asked for', async () => {
		const sums = ( await list( 'orders', { orderby: 'net_total', order: 'asc', per_page: 20 } ) ).map( ( row ) => Number( row.net_total ) );
		expect( sums ).toEqual( [ ...sums ].sort( ( one, other ) => one - other ) );
	} );

	it( 'A date in UTC is converted to store time first', async () => {
		const local = await stats( 'revenue', { before: `${ period.after.slice( 0, 10 ) }T23:59:59` } );
		expect( local.intervals ).toHaveLength( 1 );
		const utc = await stats( 'revenue', { after: `${ period.after }Z`, before: `${ period.after.slice( 0, 10 ) }T23:59:59Z` } );
		expect( utc.intervals ).toHaveLength( 2 );
	} );

	it( 'The date of the settings decides which orders count', async () => {
		const created = ( await stats( 'revenue', { date_type: 'date_created' } ) ).totals;
		await site.runPhp( { code: "update_option( 'woocommerce_date_type', 'date_created' );" } );
		expect( ( await stats( 'orders' ) ).totals.orders_count ).toBe( created.orders_count );
		await site.runPhp( { code: "delete_option( 'woocommerce_date_type' );" } );
		expect( ( await stats( 'orders' ) ).totals.orders_count ).not.toBe( created.orders_count );
	} );
} );

describe( 'reports of products and money', () => {
	it( 'The rows of products add up to the figures of products', async () => {
		const { totals } = await stats( 'products' );
		const rows = await list( 'products' );
		expect( sum( rows.map( ( row ) => Number( row.items_sold ) ) ) ).toBe( totals.items_sold );
		expect( sum( rows.map( ( row ) => Number( row.net_revenue ) ) ) ).toBeCloseTo( totals.net_revenue, 2 );
		expect( rows ).toHaveLength( totals.products_count );
	} );

	it( 'A product that is asked for is a row though it was not sold', async () => {
		const rows = await list( 'products', { products: '999999', extended_info: true } );
		expect( rows ).toMatchObject( [ { product_id: 999999, items_sold: 0, net_revenue: 0, orders_count: 0, extended_info: { name: '(Deleted)' } } ] );
	} );

	it( 'The filter on a category includes the categories below it', async () => {
		const categories = ( await admin( { path: '/wc-analytics/products/categories', query: { per_page: 100 } } ) ).body as Array< { id: number; slug: string; parent: number } >;
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
	] )( 'The rows of %s add up to their figures by %s', async ( name, column ) => {
		const rows = await list( name );
		expect( rows.length ).toBeGreaterThan( 0 );
		expect( sum( rows.map( ( row ) => Number( row[ column ] ) ) ) ).toBeCloseTo( ( await stats( name ) ).totals[ column ], 2 );
	} );

	it( 'The list of downloads is as long as the figures say', async () => {
		expect( total( await report( 'downloads' ) ) ).toBe( ( await stats( 'downloads' ) ).totals.download_count );
	} );

	it( 'The figures of stock agree with the lists by stock', async () => {
		const { totals } = ( await report( 'stock/stats' ) ).body as Stats;
		expect( total( await report( 'stock', { type: 'lowstock' } ) ) ).toBe( totals.lowstock );
		expect( total( await report( 'stock', { type: 'outofstock' } ) ) ).toBe( totals.outofstock );
	} );

	it( 'Performance indicators are the totals of the reports', async () => {
		const answer = await report( 'performance-indicators', { stats: 'revenue/net_revenue,products/items_sold,coupons/orders_count' } );
		const values = Object.fromEntries( ( answer.body as Array< { stat: string; value: number } > ).map( ( item ) => [ item.stat, item.value ] ) );
		expect( values[ 'revenue/net_revenue' ] ).toBeCloseTo( ( await stats( 'revenue' ) ).totals.net_revenue, 2 );
		expect( values[ 'products/items_sold' ] ).toBe( ( await stats( 'products' ) ).totals.items_sold );
		expect( values[ 'coupons/orders_count' ] ).toBe( ( await stats( 'coupons' ) ).totals.orders_count );
	} );

	it( 'A leaderboard has the first rows of its report and keeps the query of the page in its links', async () => {
		const answer = await admin( { path: '/wc-analytics/leaderboards/products', query: { ...period, per_page: 3, persisted_query: '{"period":"month"}' } } );
		const rows = ( answer.body as [ { rows: Array< Array< { display: string; value: unknown } > > } ] )[ 0 ].rows;
		const best = await list( 'products', { orderby: 'items_sold', per_page: 3 } );
		expect( rows.map( ( row ) => row[ 1 ]?.value ) ).toEqual( best.map( ( row ) => row.items_sold ) );
		expect( rows[ 0 ]?.[ 0 ]?.display ).toContain( '&period=month&filter=single_product&products=' );
	} );
} );

describe( 'customers', () => {
	it( 'Customers are filtered by place and by the number of orders and refunds, which must be exceeded', async () => {
		const query = { country_includes: 'US', orders_count_min: 3, per_page: 100, orderby: 'orders_count', order: 'asc' };
		const wanted = await select(
			`SELECT COUNT(*) FROM ( SELECT c.customer_id FROM {p}wc_customer_lookup c JOIN {p}wc_order_stats s ON s.customer_id = c.customer_id WHERE c.country = 'US' AND ${ COUNTED } GROUP BY c.customer_id HAVING COUNT(*) > 3 ) found`
		);
		expect( wanted ).toBeGreaterThan( 0 );
		expect( total( await report( 'customers', query ) ) ).toBe( wanted );
		const { totals } = ( await report( 'customers/stats', query ) ).body as Stats;
		expect( totals.customers_count ).toBe( wanted );
	} );

	it( 'A filter on names takes ids of customers', async () => {
		const [ customer ] = await list( 'customers', { per_page: 1 } );
		expect( await list( 'customers', { name_includes: String( customer?.id ) } ) ).toHaveLength( 1 );
	} );

	it( 'Guests and registered customers are told apart', async () => {
		const guests = total( await report( 'customers', { user_type: 'guest' } ) );
		const registered = total( await report( 'customers', { user_type: 'registered' } ) );
		expect( guests + registered ).toBe( total( await report( 'customers' ) ) );
		expect( Math.min( guests, registered ) ).toBeGreaterThan( 0 );
	} );
} );

describe( 'jobs of reports', () => {
	it( 'An export goes from 0 to 100 percent and gives a file with a header and all rows', async () => {
		const started = await admin( { method: 'POST', path: '/wc-analytics/reports/orders/export', body: { report_args: period, email: false } } );
		const path = `/wc-analytics/reports/orders/export/${ ( started.body as { export_id: string } ).export_id }/status`;
		const states: Array< { percent_complete: number; download_url?: string } > = [];
		do {
			states.push( ( await admin( { path } ) ).body as { percent_complete: number; download_url?: string } );
		} while ( states.at( -1 )?.percent_complete !== 100 );
		const percents = states.map( ( state ) => state.percent_complete );
		expect( percents[ 0 ] ).toBe( 0 );
		expect( percents ).toEqual( [ ...percents ].sort( ( one, other ) => one - other ) );
		const user = await signIn( site.url, site.user, site.password );
		const file = await user.open( new URL( states.at( -1 )?.download_url ?? '' ).pathname + new URL( states.at( -1 )?.download_url ?? '' ).search );
		const lines = file.html.trim().split( '\n' );
		expect( lines[ 0 ] ).toMatch( /^Date,"Order #"/ );
		expect( lines ).toHaveLength( 1 + total( await report( 'orders' ) ) );
	} );

	it( 'Deleted reports are empty until an import has brought all rows back', async () => {
		const before = ( await stats( 'revenue' ) ).totals;
		await admin( { method: 'POST', path: '/wc-analytics/reports/import/delete' } );
		expect( ( await stats( 'revenue' ) ).totals.orders_count ).toBe( 0 );

		await admin( { method: 'POST', path: '/wc-analytics/reports/import', body: { skip_existing: false } } );
		const progress: number[] = [];
		for ( let tries = 0; tries < 20; tries++ ) {
			const { body } = await admin( { path: '/wc-analytics/reports/import/status' } );
			const state = body as { is_importing: boolean; orders: { imported: number; total: number } };
			progress.push( state.orders.imported );
			if ( ! state.is_importing ) {
				expect( state.orders.imported ).toBe( state.orders.total );
				break;
			}
		}
		expect( progress.length ).toBeGreaterThan( 2 );
		expect( ( await stats( 'revenue' ) ).totals ).toEqual( before );
	} );

	it( 'A store that counts orders at once refuses to start an update', async () => {
		await site.runPhp( { code: "update_option( 'woocommerce_analytics_scheduled_import', 'no' );" } );
		expect( ( await admin( { path: '/wc-analytics/imports/status' } ) ).body ).toMatchObject( { mode: 'immediate' } );
		expect( ( await admin( { method: 'POST', path: '/wc-analytics/imports/trigger' } ) ).status ).toBe( 400 );
		await site.runPhp( { code: "delete_option( 'woocommerce_analytics_scheduled_import' );" } );
	} );
} );

describe( 'bad requests and rights', () => {
	it.each( [
		[ 'revenue/stats', { after: '2026-02-01' } ],
		[ 'revenue/stats', { interval: 'fortnight' } ],
		[ 'revenue/stats', { per_page: 101 } ],
		[ 'revenue/stats', { segmentby: 'colour' } ],
		[ 'orders', { status_is: [ 'banana' ] } ],
		[ 'orders', { refunds: 'some' } ],
		[ 'products', { orderby: 'shoe_size' } ],
		[ 'customers', { total_spend_between: '1,2' } ],
		[ 'stock', { type: 'plenty' } ],
	] )( 'The report %s refuses %j', async ( path, query ) => {
		const answer = await report( path, query );
		expect( { status: answer.status, code: ( answer.body as { code: string } ).code } ).toEqual( { status: 400, code: 'rest_invalid_param' } );
	} );

	it( 'A range whose end is before its start has neither totals nor intervals', async () => {
		expect( await stats( 'revenue', { after: period.before, before: period.after } ) ).toEqual( { totals: null, intervals: [] } );
	} );

	it( 'A role that may only see reports reads them, and an editor does not', async () => {
		await site.runPhp( { code: "add_role( 'reader', 'Reader', array( 'read' => true, 'view_woocommerce_reports' => true ) ); wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => $args[0], 'role' => 'reader' ) );" }, [ site.password ] );
		const viewer = ( await signIn( site.url, 'reader', site.password ) ).call;
		const editor = ( await signIn( site.url, 'editor', site.password ) ).call;
		for ( const path of [ '/wc-analytics/reports/revenue/stats', '/wc-analytics/reports/customers', '/wc-analytics/leaderboards' ] ) {
			expect( ( await viewer( { path } ) ).status ).toBe( 200 );
			expect( ( await editor( { path } ) ).status ).toBe( 403 );
		}
		expect( ( await viewer( { method: 'POST', path: '/wc-analytics/reports/import/delete' } ) ).status ).toBe( 403 );
	} );
} );
