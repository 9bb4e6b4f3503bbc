import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RunningSite } from '../../site/start-options';
import { startSite } from '../../site/start-site';
import { signIn, type RestAnswer, type Session } from '../rest-client';

let site: RunningSite;
let call: Session[ 'call' ];
let open: Session[ 'open' ];

beforeAll( async () => {
	site = await startSite( { portsFrom: 8241 } );
	( { call, open } = await signIn( site.url, site.user, site.password ) );
} );
afterAll( () => site?.stop() );

const php = ( code: string, ...args: readonly unknown[] ): Promise< string > => site.runPhp( { code }, args );
const read = ( path: string, query: Record< string, unknown > = {} ): Promise< RestAnswer > => call( { path, query } );
const write = ( method: string, path: string, body: unknown = {} ): Promise< RestAnswer > => call( { method, path, body } );

describe( 'performance indicators', () => {
	/** Amounts of one order: total, tax, shipping, discount, pieces. */
	type Amounts = readonly [ total: number, tax: number, shipping: number, discount: number, pieces: number ];
	const ORDERS: ReadonlyArray< readonly [ id: number, date: string, status: string, parent: number, amounts: Amounts ] > = [
		[ 9001, '2026-11-25 00:00:00', 'wc-completed', 0, [ 108, 8, 10, 5, 2 ] ],
		[ 9002, '2026-11-25 23:59:59', 'wc-processing', 0, [ 54, 4, 0, 0, 1 ] ],
		[ 9003, '2026-11-23 12:00:00', 'wc-completed', 0, [ 216, 16, 20, 0, 3 ] ],
		[ 9004, '2026-11-02 12:00:00', 'wc-completed', 0, [ 432, 32, 0, 0, 4 ] ],
		[ 9005, '2026-11-25 12:00:00', 'wc-failed', 0, [ 999, 99, 0, 0, 9 ] ],
		[ 9006, '2026-11-25 12:00:00', 'wc-completed', 9003, [ -54, -4, 0, 0, -1 ] ],
	];
	const INSERT = `
		global $wpdb;
		foreach ( $args[0] as [ $id, $date, $status, $parent, [ $total, $tax, $shipping, $discount, $pieces ] ] ) {
			$wpdb->insert( "{$wpdb->prefix}wc_order_stats", array( 'order_id' => $id, 'parent_id' => $parent, 'date_created' => $date, 'date_created_gmt' => $date, 'date_paid' => $date, 'num_items_sold' => $pieces, 'total_sales' => $total, 'tax_total' => $tax, 'shipping_total' => $shipping, 'net_total' => $total - $tax - $shipping, 'status' => $status, 'customer_id' => 1 ) );
			$wpdb->insert( "{$wpdb->prefix}wc_order_product_lookup", array( 'order_item_id' => $id, 'order_id' => $id, 'product_id' => 1, 'variation_id' => 0, 'date_created' => $date, 'product_qty' => $pieces ) );
			$wpdb->insert( "{$wpdb->prefix}wc_order_tax_lookup", array( 'order_id' => $id, 'tax_rate_id' => 1, 'date_created' => $date, 'total_tax' => $tax, 'order_tax' => $tax ) );
			if ( $discount ) {
				$wpdb->insert( "{$wpdb->prefix}wc_order_coupon_lookup", array( 'order_id' => $id, 'coupon_id' => 1, 'date_created' => $date, 'discount_amount' => $discount ) );
			}
		}`;
	const STATS = [ 'revenue/total_sales', 'revenue/net_revenue', 'revenue/gross_sales', 'revenue/refunds', 'orders/orders_count', 'products/items_sold', 'coupons/amount', 'taxes/total_tax', 'revenue/shipping' ];

	async function indicators( after: string, before: string ): Promise< Record< string, number > > {
		const { body } = await read( '/wc-analytics/reports/performance-indicators', { after, before, stats: STATS } );
		return Object.fromEntries( ( body as Array< { stat: string; value: number } > ).map( ( { stat, value } ) => [ stat, value ] ) );
	}

	beforeAll( () => php( INSERT, ORDERS ) );

	it( 'The indicators of a day include its first and last second and refunds, and no failed order', async () => {
		expect( await indicators( '2026-11-25T00:00:00', '2026-11-25T23:59:59' ) ).toEqual( {
			'revenue/total_sales': 108,
			'revenue/net_revenue': 90,
			'revenue/gross_sales': 145,
			'revenue/refunds': 54,
			'orders/orders_count': 2,
			'products/items_sold': 2,
			'coupons/amount': 5,
			'taxes/total_tax': 8,
			'revenue/shipping': 10,
		} );
	} );

	it( 'The indicators of a week and of a month include more orders', async () => {
		expect( await indicators( '2026-11-22T00:00:00', '2026-11-25T23:59:59' ) ).toMatchObject( { 'revenue/total_sales': 324, 'orders/orders_count': 3, 'products/items_sold': 5 } );
		expect( await indicators( '2026-11-01T00:00:00', '2026-11-25T23:59:59' ) ).toMatchObject( { 'revenue/total_sales': 756, 'orders/orders_count': 4, 'revenue/shipping': 30 } );
	} );

	it( 'The indicators of a period without orders are zero', async () => {
		expect( await indicators( '2020-01-01T00:00:00', '2020-01-31T23:59:59' ) ).toMatchObject( { 'revenue/total_sales': 0, 'orders/orders_count': 0 } );
	} );

	it( 'The indicators convert a time with an offset to store time', async () => {
		await php( "update_option( 'timezone_string', 'America/New_York' );" );
		expect( await indicators( '2026-11-25T05:00:00Z', '2026-11-25T16:59:59Z' ) ).toMatchObject( { 'orders/orders_count': 1 } );
		await php( "update_option( 'timezone_string', '' );" );
	} );
} );

describe( 'reviews', () => {
	const REVIEWS = '/wc-analytics/products/reviews';
	const add = async (): Promise< number > =>
		Number( await php( "$product = wp_insert_post( array( 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => 'Mug' ) ); echo wp_insert_comment( array( 'comment_post_ID' => $product, 'comment_type' => 'review', 'comment_approved' => 0, 'comment_content' => 'Fine', 'comment_author' => 'Ann' ) );" ) );
	const onHold = async (): Promise< number[] > => ( ( await read( REVIEWS, { status: 'hold', per_page: 100 } ) ).body as Array< { id: number } > ).map( ( { id } ) => id );

	it( 'A review is approved and put on hold again', async () => {
		const id = await add();
		expect( ( await write( 'PUT', `${ REVIEWS }/${ id }`, { status: 'approved' } ) ).body ).toMatchObject( { id, status: 'approved' } );
		expect( await onHold() ).not.toContain( id );
		expect( ( await write( 'POST', `${ REVIEWS }/batch`, { update: [ { id, status: 'hold' } ] } ) ).body ).toMatchObject( { update: [ { id, status: 'hold' } ] } );
		expect( await onHold() ).toContain( id );
	} );

	it.each( [
		[ 'spam', 'unspam' ],
		[ 'trash', 'untrash' ],
	] )( 'A review comes back from %s with the status that it had', async ( away, back ) => {
		const id = await add();
		expect( ( await write( 'PUT', `${ REVIEWS }/${ id }`, { status: away } ) ).body ).toMatchObject( { status: away } );
		expect( await onHold() ).not.toContain( id );
		expect( ( await write( 'PUT', `${ REVIEWS }/${ id }`, { status: back } ) ).body ).toMatchObject( { status: 'hold' } );
	} );

	it( 'A review is deleted for good with force', async () => {
		const id = await add();
		expect( ( await write( 'DELETE', `${ REVIEWS }/${ id }`, { force: true } ) ).body ).toMatchObject( { deleted: true, previous: { id } } );
		expect( ( await read( `${ REVIEWS }/${ id }` ) ).status ).toBe( 404 );
	} );

	it( 'A batch of reviews answers each review by itself', async () => {
		const id = await add();
		const { status, body } = await write( 'POST', `${ REVIEWS }/batch`, { update: [ { id: 999999, status: 'approved' }, { id, status: 'approved' } ] } );
		expect( status ).toBe( 200 );
		expect( body ).toMatchObject( { update: [ { id: 999999, error: { code: 'woocommerce_rest_review_invalid_id' } }, { id, status: 'approved' } ] } );
	} );
} );

describe( 'stock', () => {
	const add = async ( quantity: number ): Promise< number > =>
		Number( await php( "echo DemoStore\\Data\\ProductWriter::insert( array( 'title' => 'Mug', 'status' => 'publish', 'type' => 'simple' ), array( 'regular_price' => '3', 'manage_stock' => 'yes', 'stock' => (string) $args[0] ) );", quantity ) );
	const low = async (): Promise< number[] > => ( ( await read( '/wc-analytics/products/low-in-stock', { per_page: 100, status: 'publish' } ) ).body as Array< { id: number } > ).map( ( { id } ) => id );
	const count = async (): Promise< unknown > => ( await read( '/wc-analytics/products/count-low-in-stock', { status: 'publish' } ) ).body;

	it( 'A product leaves the list of low stock when its stock is raised', async () => {
		const id = await add( 1 );
		expect( await low() ).toContain( id );
		expect( ( await write( 'PUT', `/wc-analytics/products/${ id }`, { stock_quantity: 40 } ) ).body ).toMatchObject( { stock_quantity: 40, stock_status: 'instock' } );
		expect( await low() ).not.toContain( id );
	} );

	it( 'A product that is out of stock is in the list of low stock', async () => {
		const id = await add( 5 );
		await write( 'PUT', `/wc-analytics/products/${ id }`, { stock_quantity: 0 } );
		expect( await low() ).toContain( id );
		expect( await count() ).toEqual( { total: ( await low() ).length } );
	} );

	it( 'A stock update needs a whole number and an existing product', async () => {
		expect( await write( 'PUT', `/wc-analytics/products/${ await add( 5 ) }`, { stock_quantity: 'many' } ) ).toMatchObject( { status: 400, body: { code: 'rest_invalid_param' } } );
		expect( await write( 'PUT', '/wc-analytics/products/999999', { stock_quantity: 5 } ) ).toMatchObject( { status: 400, body: { code: 'woocommerce_rest_product_invalid_id' } } );
	} );
} );

describe( 'notes', () => {
	const NOTES = '/wc-analytics/admin/notes';
	const add = async (): Promise< number > => Number( await php( "echo DemoStore\\Data\\Notes::insert( array( 'name' => 'n', 'type' => 'info', 'title' => 'T', 'content' => 'C', 'content_data' => '{\"a\":1}' ), array( array( 'name' => 'go', 'label' => 'Go', 'query' => '?page=wc-admin' ) ) );" ) );
	const ids = async ( query: Record< string, unknown > ): Promise< number[] > => ( ( await read( NOTES, { per_page: 100, ...query } ) ).body as Array< { id: number } > ).map( ( { id } ) => id );

	it( 'A note has its data and the address of its action', async () => {
		const { body } = await read( `${ NOTES }/${ await add() }` );
		expect( body ).toMatchObject( { content_data: { a: 1 }, actions: [ { name: 'go', url: expect.stringMatching( /\/wp-admin\/admin\.php\?page=wc-admin$/ ) } ] } );
	} );

	it( 'The notes are filtered by whether they are read', async () => {
		const id = await add();
		expect( await ids( { is_read: false } ) ).toContain( id );
		await write( 'PUT', `${ NOTES }/${ id }`, { is_read: true } );
		expect( await ids( { is_read: false } ) ).not.toContain( id );
		expect( await ids( { is_read: true } ) ).toContain( id );
	} );

	it( 'The notes that were dismissed together are restored together', async () => {
		const id = await add();
		await call( { method: 'DELETE', path: `${ NOTES }/delete/all`, query: { status: 'unactioned' } } );
		expect( await ids( { status: 'unactioned', type: 'info' } ) ).toEqual( [] );
		await write( 'PUT', `${ NOTES }/update`, { noteIds: [ id ], is_deleted: 0 } );
		expect( await ids( { status: 'unactioned' } ) ).toEqual( [ id ] );
	} );
} );

describe( 'newer hosts', () => {
	afterAll( () => php( "delete_option( 'demo_store_newer_host' );" ) );

	it( 'A newer host answers activity-panel/counts, an older one has no such route', async () => {
		expect( ( await read( '/wc-analytics/activity-panel/counts' ) ).status ).toBe( 404 );
		await php( "update_option( 'demo_store_newer_host', 'yes' );" );
		expect( ( await read( '/wc-analytics/activity-panel/counts' ) ).body ).toEqual( { orders: 0, reviews: expect.any( Number ), low_stock: expect.any( Number ) } );
	} );

	it( 'A newer host sends pictures for tasks', async () => {
		await php( "update_option( 'demo_store_newer_host', 'yes' );" );
		const { body } = await read( '/wc-admin/onboarding/tasks', { ids: [ 'setup' ] } );
		const [ list ] = body as [ { tasks: Array< Record< string, unknown > > } ];
		expect( list.tasks ).toContainEqual( expect.objectContaining( { id: 'products', imageUrl: expect.stringMatching( /^http/ ), imageAlt: 'Add your products' } ) );
	} );
} );

describe( 'the badge in the admin bar', () => {
	it.each( [
		[ 'yes', 'yes', 'Store coming soon' ],
		[ 'yes', 'no', 'Coming soon' ],
		[ 'no', 'no', 'Live' ],
	] )( 'The badge with coming soon %s and store pages only %s says %s', async ( hidden, pages, label ) => {
		await write( 'POST', '/wc-admin/options', { woocommerce_coming_soon: hidden, woocommerce_store_pages_only: pages } );
		const { html } = await open( '/wp-admin/index.php' );
		expect( html ).toMatch( new RegExp( `id='wp-admin-bar-woocommerce-site-visibility-badge'[^>]*><a[^>]*>${ label }<` ) );
	} );
} );
