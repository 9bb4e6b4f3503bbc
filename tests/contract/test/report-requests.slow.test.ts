import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openReports, totalOf, type OpenReports } from '../open-reports';
import { signIn } from '../rest-client';

let reports: OpenReports;

beforeAll( async () => {
	reports = await openReports( 8291 );
} );
afterAll( () => reports?.site.stop() );

const report: OpenReports[ 'report' ] = ( ...call ) => reports.report( ...call );
const stats: OpenReports[ 'stats' ] = ( ...call ) => reports.stats( ...call );
const list: OpenReports[ 'list' ] = ( ...call ) => reports.list( ...call );
const admin: OpenReports[ 'admin' ] = ( ...call ) => reports.admin( ...call );

describe( 'exports and imports of reports', () => {
	it( 'An export progresses from 0 to 100 percent and creates a file with a header and all rows', async () => {
		const started = await admin( { method: 'POST', path: '/wc-analytics/reports/orders/export', body: { report_args: reports.period, email: false } } );
		const path = `/wc-analytics/reports/orders/export/${ ( started.body as { export_id: string } ).export_id }/status`;
		const states: Array< { percent_complete: number; download_url?: string } > = [];
		do {
			states.push( ( await admin( { path } ) ).body as { percent_complete: number; download_url?: string } );
		} while ( states.at( -1 )?.percent_complete !== 100 );
		const percents = states.map( ( state ) => state.percent_complete );
		expect( percents[ 0 ] ).toBe( 0 );
		expect( percents ).toEqual( [ ...percents ].sort( ( one, other ) => one - other ) );
		const user = await signIn( reports.site.url, reports.site.user, reports.site.password );
		const file = await user.open( new URL( states.at( -1 )?.download_url ?? '' ).pathname + new URL( states.at( -1 )?.download_url ?? '' ).search );
		const lines = file.html.trim().split( '\n' );
		expect( lines[ 0 ] ).toMatch( /^Date,"Order #"/ );
		expect( lines ).toHaveLength( 1 + totalOf( await report( 'orders' ) ) );
	} );

	it( 'Deleted reports are empty until an import has restored all rows', async () => {
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

	it( 'A store that imports orders immediately refuses to start an update', async () => {
		await reports.site.runPhp( { code: "update_option( 'woocommerce_analytics_scheduled_import', 'no' );" } );
		expect( ( await admin( { path: '/wc-analytics/imports/status' } ) ).body ).toMatchObject( { mode: 'immediate' } );
		expect( ( await admin( { method: 'POST', path: '/wc-analytics/imports/trigger' } ) ).status ).toBe( 400 );
		await reports.site.runPhp( { code: "delete_option( 'woocommerce_analytics_scheduled_import' );" } );
	} );
} );

describe( 'newer hosts', () => {
	const schemaOf = async ( path: string ): Promise< string[] > =>
		Object.keys( ( ( await admin( { method: 'OPTIONS', path: `/wc-analytics/reports/${ path }` } ) ).body as { schema: { properties: object } } ).schema.properties );

	it( 'Only newer hosts have payment methods, taxable amounts and locations of taxes in schema and answers', async () => {
		expect( await schemaOf( 'orders' ) ).not.toContain( 'payment_method' );
		await reports.site.runPhp( { code: "update_option( 'demo_store_newer_host', 'yes' );" } );
		expect( await schemaOf( 'orders' ) ).toContain( 'payment_method' );
		expect( await schemaOf( 'taxes' ) ).toContain( 'taxable_amount' );
		const all = totalOf( await report( 'orders' ) );
		const byTransfer = totalOf( await report( 'orders', { payment_method_includes: [ 'bacs' ] } ) );
		expect( byTransfer ).toBeGreaterThan( 0 );
		expect( totalOf( await report( 'orders', { payment_method_excludes: [ 'bacs' ] } ) ) ).toBe( all - byTransfer );
		expect( await list( 'taxes', { location_includes: 'US:CA', per_page: 1 } ) ).toMatchObject( [ { country: 'US', state: 'CA', taxable_amount: expect.any( Number ) } ] );
		await reports.site.runPhp( { code: "delete_option( 'demo_store_newer_host' );" } );
	} );
} );

describe( 'invalid requests and rights', () => {
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
	] )( 'The report %s rejects %j', async ( path, query ) => {
		const answer = await report( path, query );
		expect( { status: answer.status, code: ( answer.body as { code: string } ).code } ).toEqual( { status: 400, code: 'rest_invalid_param' } );
	} );

	it( 'A reversed range has neither totals nor intervals', async () => {
		expect( await stats( 'revenue', { after: reports.period.before, before: reports.period.after } ) ).toEqual( { totals: null, intervals: [] } );
	} );

	it( 'A role that may only view reports can fetch them, and an editor cannot', async () => {
		await reports.site.runPhp( { code: "add_role( 'reader', 'Reader', array( 'read' => true, 'view_woocommerce_reports' => true ) ); wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => $args[0], 'role' => 'reader' ) );" }, [ reports.site.password ] );
		const viewer = ( await signIn( reports.site.url, 'reader', reports.site.password ) ).call;
		const editor = ( await signIn( reports.site.url, 'editor', reports.site.password ) ).call;
		for ( const path of [ '/wc-analytics/reports/revenue/stats', '/wc-analytics/reports/customers', '/wc-analytics/leaderboards' ] ) {
			expect( ( await viewer( { path } ) ).status ).toBe( 200 );
			expect( ( await editor( { path } ) ).status ).toBe( 403 );
		}
		expect( ( await viewer( { method: 'POST', path: '/wc-analytics/reports/import/delete' } ) ).status ).toBe( 403 );
	} );
} );
