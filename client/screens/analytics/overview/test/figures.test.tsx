import { beforeEach, describe, expect, it } from '@jest/globals';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { forgetCulprits } from '@store-admin/extensibility';
import { screen, waitFor, within } from '@testing-library/react';
import { expectConsole } from '../../../../../tests/js/console-guard';
import { onRest, restError, restRequests, type RestRequest } from '../../../../../tests/js/fake-rest';
import { ALLOWED, board, BOARDS, INDICATORS, MENUS, open, ORDERS, region, REVENUE, ROW, SAVE, serve } from './overview-page';

const CHARTS_FILTER = 'woocommerce_admin_dashboard_charts_filter';
const DASHBOARD_FILTERS = 'woocommerce_admin_dashboard_filters';
const SHOWN = 'revenue/total_sales,revenue/net_revenue,orders/orders_count,products/items_sold,variations/items_sold';

const statsAsked = () => restRequests( INDICATORS ).map( ( { query } ) => query[ 'stats' ] );
const savedMeta = () => ( restRequests( SAVE ).at( -1 )?.body as { woocommerce_meta: Record< string, string > } ).woocommerce_meta;
const savedHidden = ( key: string ) =>
	( JSON.parse( savedMeta()[ 'dashboard_sections' ] ?? '' ) as { key: string; hiddenBlocks: string[] }[] ).find(
		( one ) => one.key === key
	)?.hiddenBlocks;

async function toggle( { user }: ReturnType< typeof open >, section: keyof typeof MENUS, item: string ) {
	await user.click( await screen.findByRole( 'button', { name: MENUS[ section ] } ) );
	await user.click( screen.getByRole( 'menuitemcheckbox', { name: item } ) );
	await user.keyboard( '{Escape}' );
}

beforeEach( () => {
	[ CHARTS_FILTER, DASHBOARD_FILTERS, 'woocommerce_admin_report_currency' ].forEach( ( name ) => removeAllFilters( name, '' ) );
	forgetCulprits();
	serve();
} );

describe( 'Performance', () => {
	it( 'F2: requests the five shown figures for both ranges, and links each to its report', async () => {
		open();
		const tile = await screen.findByRole( 'link', { name: /revenue\/total_sales/ } );
		await waitFor( () => expect( tile ).toHaveTextContent( 'up 1135%' ) );
		expect( tile ).toHaveTextContent( '$1,234.50' );
		expect( tile ).toHaveTextContent( 'Previous year: $100.00' );
		expect( Object.fromEntries( new URL( tile.getAttribute( 'href' ) ?? '' ).searchParams ) ).toMatchObject( {
			path: '/analytics/revenue',
			chart: 'total_sales',
			period: 'custom',
			after: '2026-11-01',
		} );
		expect( statsAsked() ).toEqual( [ SHOWN, SHOWN ] );
		expect( restRequests( INDICATORS ).map( ( { query } ) => [ query[ 'after' ], query[ 'before' ] ] ) ).toEqual( [
			[ '2026-11-01T00:00:00', '2026-11-27T23:59:59' ],
			[ '2025-11-01T00:00:00', '2025-11-27T23:59:59' ],
		] );
	} );

	it( 'shows and hides figures, and saves that', async () => {
		const page = open();
		await toggle( page, 'Performance', 'Gross sales' );
		expect( await screen.findByRole( 'link', { name: /revenue\/gross_sales/ } ) ).toBeInTheDocument();
		await waitFor( () => expect( savedHidden( 'store-performance' ) ).not.toContain( 'revenue/gross_sales' ) );
		await toggle( page, 'Performance', 'Orders' );
		await waitFor( () => expect( savedHidden( 'store-performance' ) ).toContain( 'orders/orders_count' ) );
		expect( screen.queryByRole( 'link', { name: /Label of orders\/orders_count/ } ) ).not.toBeInTheDocument();
	} );

	it( 'shows figures of extensions that the host names', async () => {
		onRest( ALLOWED, [
			{ stat: 'revenue/total_sales', label: 'Total sales' },
			{ stat: 'club/members', label: 'Members' },
		] );
		open();
		expect( await screen.findByRole( 'link', { name: /club\/members/ } ) ).toBeInTheDocument();
		expect( statsAsked().at( -1 ) ).toBe( 'revenue/total_sales,club/members' );
	} );

	it( 'works when the host does not name its figures, and says when the figures fail', async () => {
		onRest( ALLOWED, restError( 500, 'broken', 'Broken.' ) );
		onRest( INDICATORS, ( { query }: RestRequest ) =>
			String( query[ 'after' ] ).startsWith( '2025' )
				? restError( 500, 'broken', 'Broken.' )
				: [ { stat: 'orders/orders_count', label: 'Orders', value: null } ]
		);
		const page = open();
		const part = await region( 'Performance' );
		expect( await part.findByText( 'The figures to compare with could not be loaded.' ) ).toBeInTheDocument();
		expect( part.getByRole( 'link', { name: /Orders/ } ) ).toHaveTextContent( 'N/A' );
		await page.user.click( screen.getByRole( 'button', { name: MENUS.Performance } ) );
		expect( screen.getAllByRole( 'menuitemcheckbox' ) ).toHaveLength( 15 );
	} );

	it( 'offers a retry when its figures fail', async () => {
		onRest( INDICATORS, restError( 500, 'broken', 'Broken.' ) );
		open();
		const part = await region( 'Performance' );
		expect( await part.findByText( 'There was an error getting your stats. Please try again.' ) ).toBeInTheDocument();
		expect( part.getAllByRole( 'button', { name: 'Try again' } ).length ).toBeGreaterThan( 0 );
	} );

	it( 'requests nothing while no figure is shown', async () => {
		onRest( ALLOWED, [ { stat: 'revenue/refunds', label: 'Returns' } ] );
		serve( {
			dashboard_sections: JSON.stringify( [
				{ key: 'store-performance', hiddenBlocks: SHOWN.split( ',' ).concat( [ ...OTHERS ] ) },
			] ),
		} );
		open();
		expect( await screen.findByText( /No figures are chosen/ ) ).toBeInTheDocument();
		expect( statsAsked() ).toEqual( [] );
	} );
} );

const OTHERS = [
	...[ 'coupons/amount', 'coupons/orders_count', 'downloads/download_count', 'taxes/order_tax', 'taxes/total_tax', 'taxes/shipping_tax' ],
	...[ 'revenue/shipping', 'orders/avg_order_value', 'revenue/refunds', 'revenue/gross_sales' ],
];

const chartOf = async ( name: string ) => within( await screen.findByRole( 'group', { name } ) );

describe( 'Charts', () => {
	it( 'shows two charts, each with a link to its report, and requests only their figures', async () => {
		open();
		const chart = await chartOf( 'Net sales' );
		expect( await chart.findByText( /Net sales: \$42\.00/ ) ).toBeInTheDocument();
		expect( chart.getByRole( 'link', { name: 'Net sales Report' } ) ).toHaveAttribute(
			'href',
			expect.stringMatching( /chart=net_revenue.*analytics%2Frevenue|analytics%2Frevenue.*chart=net_revenue/ )
		);
		expect( await chartOf( 'Orders' ) ).toBeDefined();
		expect( [ ...restRequests( REVENUE ), ...restRequests( ORDERS ) ].map( ( { query } ) => query[ 'fields' ] ) ).toEqual( [
			[ 'net_revenue' ],
			[ 'net_revenue' ],
			[ 'orders_count' ],
			[ 'orders_count' ],
		] );
	} );

	it( 'requests the figures of all charts of a report at once', async () => {
		serve( { dashboard_sections: JSON.stringify( [ { key: 'charts', hiddenBlocks: [] } ] ) } );
		open();
		await screen.findByRole( 'link', { name: 'Shipping Report' } );
		await waitFor( () => expect( restRequests( 'GET /wc-analytics/reports/downloads/stats' ) ).toHaveLength( 2 ) );
		expect( screen.getAllByRole( 'link', { name: / Report$/ } ) ).toHaveLength( 13 );
		expect( restRequests( REVENUE ).map( ( { query } ) => query[ 'fields' ] ) ).toEqual(
			Array( 2 ).fill( [ 'total_sales', 'net_revenue', 'refunds', 'shipping' ] )
		);
	} );

	it( 'uses the stored interval and type, and saves new ones', async () => {
		serve( { dashboard_chart_interval: 'week', dashboard_chart_type: 'bar' } );
		const { user } = open();
		await screen.findByText( /Net sales: \$42\.00/ );
		expect( screen.getByRole( 'radio', { name: 'Bar chart' } ) ).toBeChecked();
		expect( screen.getByRole( 'combobox', { name: 'Interval' } ) ).toHaveValue( 'week' );
		expect( restRequests( REVENUE )[ 0 ]?.query[ 'interval' ] ).toBe( 'week' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Interval' } ), 'day' );
		await waitFor( () => expect( savedMeta() ).toEqual( { dashboard_chart_interval: 'day' } ) );
		await waitFor( () => expect( restRequests( REVENUE ).at( -1 )?.query[ 'interval' ] ).toBe( 'day' ) );
		await user.click( screen.getByRole( 'radio', { name: 'Line chart' } ) );
		await waitFor( () => expect( savedMeta() ).toEqual( { dashboard_chart_type: 'line' } ) );
	} );

	it.each( [
		[ 'hour', 'pie' ],
		[ '{"a":1}', '[1]' ],
	] )( 'ignores the stored interval %s and type %s without replacing them', async ( interval, type ) => {
		serve( { dashboard_chart_interval: interval, dashboard_chart_type: type, dashboard_leaderboard_rows: 'many' } );
		open();
		await screen.findByText( /Net sales: \$42\.00/ );
		expect( screen.getByRole( 'radio', { name: 'Line chart' } ) ).toBeChecked();
		expect( restRequests( REVENUE )[ 0 ]?.query[ 'interval' ] ).toBe( 'day' );
		await waitFor( () => expect( restRequests( BOARDS )[ 0 ]?.query[ 'per_page' ] ).toBe( '5' ) );
		expect( restRequests( SAVE ) ).toEqual( [] );
	} );

	it( 'shows a failure in one chart and the other one', async () => {
		onRest( REVENUE, restError( 500, 'broken', 'Broken.' ) );
		open();
		expect( await ( await chartOf( 'Net sales' ) ).findByText( /error getting your stats/ ) ).toBeInTheDocument();
		expect( await screen.findByText( /Orders: 42/ ) ).toBeInTheDocument();
	} );

	it( 'adds charts of an extension, and ignores a bad list', async () => {
		addFilter( CHARTS_FILTER, 'shop/charts', ( list: unknown ) => [
			...( list as object[] ),
			{ key: 'fees', label: 'Fees', type: 'currency', endpoint: 'orders', order: 'desc', orderby: 'fees' },
		] );
		addFilter( CHARTS_FILTER, 'shop/bad', () => [ { key: 'x' } ] );
		expectConsole( 'warn', /shop\/bad/ );
		open();
		expect( await ( await chartOf( 'Fees' ) ).findByText( /Fees: \$42\.00/ ) ).toBeInTheDocument();
		expect( restRequests( ORDERS )[ 0 ]?.query[ 'fields' ] ).toEqual( [ 'orders_count', 'fees' ] );
	} );
} );

/** Only the leaderboards, which makes the page small. */
const ONLY_BOARDS = JSON.stringify( [ 'store-performance', 'charts' ].map( ( key ) => ( { key, isVisible: false } ) ) );

describe( 'Leaderboards', () => {
	beforeEach( () => serve( { dashboard_sections: ONLY_BOARDS } ) );

	it( 'A6: shows the rows as text with checked links, in the currency of the report', async () => {
		addFilter( 'woocommerce_admin_report_currency', 'shop/sek', ( given: unknown ) => ( {
			...( given as object ),
			symbol: 'kr',
			symbolPosition: 'right_space',
		} ) );
		const bad = [
			{ display: '<a href="javascript:alert(1)">Bad</a><script>x</script>', value: 'Bad' },
			{ display: '', value: null },
			{ display: '1', value: null },
		];
		onRest( BOARDS, [ board( 'products', [ ROW, bad ] ) ] );
		open();
		const table = within( await screen.findByRole( 'table', { name: 'Label of products' } ) );
		expect( await table.findByRole( 'link', { name: 'Mug & Cup' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'products=5' )
		);
		expect( table.getByText( '7.50 kr' ) ).toBeInTheDocument();
		expect( table.getByText( 'Bad' ) ).toBeInTheDocument();
		expect( table.queryByRole( 'link', { name: 'Bad' } ) ).not.toBeInTheDocument();
	} );

	it( 'is empty in the words of the host', async () => {
		open();
		const part = await region( 'Label of categories' );
		expect( await part.findByText( 'No data recorded for the selected time period.' ) ).toBeInTheDocument();
	} );

	it( 'U5: uses the number of rows that was chosen last, and saves it', async () => {
		serve( { dashboard_sections: ONLY_BOARDS, dashboard_leaderboard_rows: '7' } );
		const { user } = open();
		await screen.findByRole( 'link', { name: 'Mug & Cup' } );
		expect( restRequests( BOARDS )[ 0 ]?.query ).toMatchObject( {
			per_page: '7',
			persisted_query: expect.stringContaining( '"period":"custom"' ),
		} );
		const late: ( ( rows: object[] ) => void )[] = [];
		onRest( BOARDS, async () => new Promise( ( resolve ) => late.push( resolve ) ) );
		const rows = screen.getByRole( 'combobox', { name: 'Rows per table' } );
		await user.selectOptions( rows, '10' );
		await user.selectOptions( rows, '20' );
		await waitFor( () => expect( late ).toHaveLength( 2 ) );
		late[ 1 ]?.( [ board( 'products', [ [ { ...ROW[ 0 ], display: 'Twenty', value: 'Twenty' } ] ] ) ] );
		expect( await screen.findByText( 'Twenty' ) ).toBeInTheDocument();
		late[ 0 ]?.( [ board( 'products', [ ROW ] ) ] );
		await waitFor( () => expect( savedMeta() ).toEqual( { dashboard_leaderboard_rows: '20' } ) );
		expect( screen.getByText( 'Twenty' ) ).toBeInTheDocument();
	} );

	it( 'fails with a retry, and requests nothing while all are hidden', async () => {
		onRest( BOARDS, restError( 500, 'broken', 'Broken.' ) );
		const page = open();
		expect( await screen.findByText( 'The leaderboards could not be loaded.' ) ).toBeInTheDocument();
		await toggle( page, 'Leaderboards', 'Top products - Items sold' );
		await toggle( page, 'Leaderboards', 'Top categories - Items sold' );
		expect( screen.getByText( /No leaderboards are chosen/ ) ).toBeInTheDocument();
		await waitFor( () => expect( savedHidden( 'leaderboards' )?.length ).toBe( 4 ) );
		expect( restRequests( BOARDS ) ).toHaveLength( 1 );
	} );
} );

describe( 'Filters of extensions', () => {
	const FILTER = {
		label: 'Currency:',
		staticParams: [],
		param: 'currency',
		showFilters: () => true,
		defaultValue: 'USD',
		filters: [
			{ label: 'Dollar', value: 'USD' },
			{ label: 'Krona', value: 'SEK' },
		],
	};

	it( 'are arguments of every request', async () => {
		addFilter( DASHBOARD_FILTERS, 'shop/currency', ( list: unknown ) => [ ...( list as object[] ), FILTER ] );
		open( { url: 'admin.php?page=wc-admin&path=/analytics/overview&period=month&compare=previous_year&currency=SEK' } );
		await screen.findByText( /Net sales: \$42\.00/ );
		await waitFor( () => expect( restRequests( BOARDS ) ).toHaveLength( 1 ) );
		for ( const route of [ INDICATORS, REVENUE, ORDERS, BOARDS ] as const ) {
			expect( restRequests( route )[ 0 ]?.query[ 'currency' ] ).toBe( 'SEK' );
		}
	} );

	it( 'are ignored when the result is no list', async () => {
		addFilter( DASHBOARD_FILTERS, 'shop/bad', () => 'nonsense' );
		expectConsole( 'warn', /shop\/bad/ );
		open();
		expect( await screen.findByText( /Net sales: \$42\.00/ ) ).toBeInTheDocument();
	} );
} );
