import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { expectConsole } from '../../../../../tests/js/console-guard';
import { onRest, restError, restRequests, type RestRequest } from '../../../../../tests/js/fake-rest';
import { render, type RenderOptions } from '../../../../../tests/js/render';
import { showAgain } from '../../../../../tests/js/show-again';
import { StatsSection } from '../stats-section';
import { useJetpackChoices } from '../use-stats';

const INDICATORS = 'GET /wc-analytics/reports/performance-indicators';
const FILTER = 'woocommerce_admin_homepage_default_stats';

const LABELS: Readonly< Record< string, string > > = {
	'revenue/total_sales': 'Total sales',
	'revenue/net_revenue': 'Net sales',
	'orders/orders_count': 'Orders',
};

const todayInStore = () => new Date().toLocaleDateString( 'en-CA', { timeZone: 'America/Chicago' } );

/** The current period has higher values than the previous one. */
function indicators( { query }: RestRequest ) {
	const isPrevious = String( query[ 'before' ] ) < todayInStore();
	return String( query[ 'stats' ] )
		.split( ',' )
		.map( ( stat ) => ( {
			stat,
			chart: stat.replace( /^.*\//, '' ),
			label: LABELS[ stat ] ?? stat,
			format: stat.startsWith( 'revenue' ) ? 'currency' : 'number',
			value: isPrevious ? 100 : 1234.5,
			_links: { report: [ { href: '/analytics/revenue' } ] },
		} ) );
}

function renderStats( options: RenderOptions = {} ) {
	return render( <StatsSection />, options );
}

function WithChoices() {
	return (
		<>
			{ useJetpackChoices().map( ( { label, isSelected, onSelect } ) => (
				<button key={ label } aria-pressed={ isSelected } onClick={ onSelect }>
					{ label }
				</button>
			) ) }
			<StatsSection />
		</>
	);
}

beforeEach( () => {
	onRest( 'GET /wp/v2/users/me', makeUser() );
	onRest( INDICATORS, indicators );
} );
afterEach( () => {
	removeAllFilters( FILTER, '' );
} );

describe( 'the figures on Home', () => {
	it( 'F2: are requested only when they are shown, in the currency of the store and with their change', async () => {
		renderStats();
		const tile = await screen.findByRole( 'link', { name: /Total sales/ } );
		expect( tile ).toHaveTextContent( '$1,234.50' );
		expect( tile ).toHaveTextContent( 'up 1135%' );
		expect( tile ).toHaveTextContent( 'Same time yesterday: $100.00' );
		expect( screen.queryByText( 'Net sales' ) ).not.toBeInTheDocument();
		expect( restRequests( INDICATORS ) ).toHaveLength( 2 );
		expect( restRequests( INDICATORS )[ 0 ]?.query[ 'stats' ] ).toBe( 'revenue/total_sales,orders/orders_count' );
	} );

	it( 'K13: are compared with yesterday up to the same time', async () => {
		renderStats();
		await screen.findByRole( 'link', { name: /Total sales/ } );
		const untils = restRequests( INDICATORS ).map( ( { query } ) => String( query[ 'before' ] ) );
		expect( new Set( untils.map( ( until ) => until.slice( 0, 10 ) ) ).size ).toBe( 2 );
		expect( new Set( untils.map( ( until ) => until.slice( 10 ) ) ).size ).toBe( 1 );
	} );

	it( 'K13: of Jetpack, which counts whole days, are shown beside all of yesterday without a change', async () => {
		addFilter( FILTER, 'test', () => [ 'jetpack/stats/visitors', 'orders/orders_count' ] );
		onRest( 'GET /wc-analytics/reports/performance-indicators/allowed', [ { stat: 'jetpack/stats/visitors', label: 'Visitors' } ] );
		renderStats( { settings: { jetpack: 'connected' } } );
		expect( await screen.findByRole( 'link', { name: /visitors/i } ) ).toHaveTextContent( /All of yesterday: 100/ );
		expect( screen.getByRole( 'link', { name: /visitors/i } ) ).not.toHaveTextContent( '%' );
		expect( screen.getByRole( 'link', { name: /Orders/ } ) ).toHaveTextContent( /up 1135%.*Same time yesterday/ );
	} );

	it( 'I6: keep an amount in order between text of the other direction', async () => {
		renderStats();
		const tile = await screen.findByRole( 'link', { name: /Total sales/ } );
		expect( within( tile ).getByText( '$1,234.50' ).tagName ).toBe( 'BDI' );
		expect( within( tile ).getByText( '$100.00' ).tagName ).toBe( 'BDI' );
	} );

	it( 'link to their report with the same period and comparison', async () => {
		const { user } = renderStats();
		await user.click( await screen.findByRole( 'tab', { name: 'Month to date' } ) );
		const tile = await screen.findByRole( 'link', { name: /Total sales/ } );
		const { searchParams } = new URL( tile.getAttribute( 'href' ) ?? '' );
		expect( Object.fromEntries( searchParams ) ).toEqual( {
			page: 'wc-admin',
			path: '/analytics/revenue',
			period: 'month',
			compare: 'previous_period',
			chart: 'total_sales',
		} );
		expect( screen.getByRole( 'link', { name: 'View detailed stats' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'period=month' )
		);
	} );

	it( 'are chosen by each user', async () => {
		onRest( 'POST /wp/v2/users/1', makeUser() );
		const { user } = renderStats();
		await screen.findByRole( 'link', { name: /Total sales/ } );
		await user.click( screen.getByRole( 'button', { name: 'Choose which values to display' } ) );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Net sales', checked: false } ) );
		expect( await screen.findByRole( 'link', { name: /Net sales/ } ) ).toBeInTheDocument();
		expect( restRequests( 'POST /wp/v2/users/1' )[ 0 ]?.body ).toEqual( {
			woocommerce_meta: { homepage_stats: '{"hiddenStats":["products/items_sold"]}' },
		} );
	} );

	it( 'K6: are requested without those that no longer exist, which stay in the saved choice', async () => {
		const stored = { hiddenStats: [ 'bookings/count', 'revenue/net_revenue' ], chosenStats: [ 'bookings/count' ] };
		onRest( 'GET /wp/v2/users/me', makeUser( { homepage_stats: JSON.stringify( stored ) } ) );
		onRest( 'POST /wp/v2/users/1', makeUser() );
		addFilter( FILTER, 'test', ( stats: string[] ) => [ ...stats, 'memberships/count' ] );
		onRest( 'GET /wc-analytics/reports/performance-indicators/allowed', [ { stat: 'orders/orders_count', label: 'Orders' } ] );
		const { user } = renderStats();
		await screen.findByRole( 'link', { name: /items_sold/ } );
		expect( restRequests( INDICATORS ).at( -1 )?.query[ 'stats' ] ).toBe(
			'revenue/total_sales,orders/orders_count,products/items_sold'
		);
		await user.click( screen.getByRole( 'button', { name: 'Choose which values to display' } ) );
		expect( screen.queryByRole( 'menuitemcheckbox', { name: /bookings|memberships/i } ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Net sales', checked: false } ) );
		expect( restRequests( 'POST /wp/v2/users/1' )[ 0 ]?.body ).toEqual( {
			woocommerce_meta: { homepage_stats: JSON.stringify( { ...stored, hiddenStats: [ 'bookings/count' ] } ) },
		} );
	} );

	it( 'show an error when the choice was not saved', async () => {
		onRest( 'POST /wp/v2/users/1', restError( 500, 'db', 'Away.' ) );
		const { user } = renderStats();
		await user.click( await screen.findByRole( 'button', { name: 'Choose which values to display' } ) );
		await user.click( await screen.findByRole( 'menuitemcheckbox', { name: 'Orders', checked: true } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Your choice was not saved.' );
		await waitFor( () => expect( screen.getByRole( 'menuitemcheckbox', { name: 'Orders' } ) ).toBeChecked() );
	} );

	it.each( [
		[ 'have another shape', () => makeUser( { homepage_stats: '["orders"]' } ) ],
		[ 'could not be loaded', restError( 500, 'db', 'Away.' ) ],
	] )( 'save no choice when the stored preferences %s', async ( _what, user ) => {
		onRest( 'GET /wp/v2/users/me', user );
		const { user: person } = renderStats();
		await person.click( await screen.findByRole( 'button', { name: 'Choose which values to display' } ) );
		await person.click( await screen.findByRole( 'menuitemcheckbox', { name: 'Orders', checked: true } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'because your other choices are not known' );
		expect( restRequests( 'POST /wp/v2/users/1' ) ).toEqual( [] );
	} );

	it( 'say that none is chosen', async () => {
		onRest(
			'GET /wp/v2/users/me',
			makeUser( {
				homepage_stats: JSON.stringify( {
					hiddenStats: [ 'revenue/total_sales', 'revenue/net_revenue', 'orders/orders_count', 'products/items_sold' ],
				} ),
			} )
		);
		renderStats();
		expect( await screen.findByText( /No figures are chosen/ ) ).toBeInTheDocument();
	} );

	it( 'show a failure and a retry', async () => {
		onRest( INDICATORS, restError( 500, 'db', 'Away.' ) );
		const { user } = renderStats();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Your figures could not be loaded.' );
		onRest( INDICATORS, indicators );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByRole( 'link', { name: /Total sales/ } ) ).toBeInTheDocument();
	} );

	it( 'are shown without a comparison when only that failed', async () => {
		onRest( INDICATORS, ( request: RestRequest ) =>
			String( request.query[ 'before' ] ) < todayInStore() ? restError( 500, 'db', 'Away.' ) : indicators( request )
		);
		renderStats();
		const tile = await screen.findByRole( 'link', { name: /Total sales/ } );
		expect( tile ).not.toHaveTextContent( 'yesterday' );
	} );

	it( 'of an extension are shown when the host knows them', async () => {
		addFilter( FILTER, 'test', ( stats: string[] ) => [ 'bookings/count', 'unknown/stat', ...stats ] );
		onRest( 'GET /wc-analytics/reports/performance-indicators/allowed', [ { stat: 'bookings/count', label: 'Bookings' } ] );
		renderStats();
		await screen.findByRole( 'link', { name: /Total sales/ } );
		expect( restRequests( INDICATORS )[ 0 ]?.query[ 'stats' ] ).toBe( 'bookings/count,revenue/total_sales,orders/orders_count' );
	} );

	it( 'are shown when a filter returns an invalid value', async () => {
		expectConsole( 'warn', new RegExp( FILTER ) );
		addFilter( FILTER, 'test', () => 'nonsense' );
		renderStats();
		expect( await screen.findByRole( 'link', { name: /Total sales/ } ) ).toBeInTheDocument();
	} );
} );

describe( 'the offer of Jetpack', () => {
	it( 'is dismissed for good with one press', async () => {
		onRest( 'POST /wp/v2/users/1', makeUser() );
		const { user } = renderStats();
		await user.click( await screen.findByRole( 'button', { name: 'No thanks' } ) );
		expect( screen.queryByText( 'Get traffic stats with Jetpack' ) ).not.toBeInTheDocument();
		expect( restRequests( 'POST /wp/v2/users/1' )[ 0 ]?.body ).toEqual( {
			woocommerce_meta: { homepage_stats: '{"installJetpackDismissed":true}' },
		} );
	} );

	it( 'K15: is shown again by the display options', async () => {
		onRest( 'GET /wp/v2/users/me', makeUser( { homepage_stats: '{"installJetpackDismissed":true}' } ) );
		onRest( 'POST /wp/v2/users/1', makeUser() );
		const { user } = render( <WithChoices /> );
		const choice = await screen.findByRole( 'button', { name: 'Show the offer of Jetpack', pressed: false } );
		await user.click( choice );
		expect( await screen.findByText( 'Get traffic stats with Jetpack' ) ).toBeInTheDocument();
		expect( restRequests( 'POST /wp/v2/users/1' )[ 0 ]?.body ).toEqual( {
			woocommerce_meta: { homepage_stats: '{"installJetpackDismissed":false}' },
		} );
	} );

	it.each( [
		[ 'suggestions are off (M1)', { showsSuggestions: false } ],
		[ 'the site is connected', { jetpack: 'connected' as const } ],
		[ 'the user may not install', { user: { id: 1, name: 'Ada', capabilities: [ 'view_woocommerce_reports' ] } } ],
	] )( 'is not shown when %s', async ( _why, settings ) => {
		onRest( 'GET /wc-analytics/reports/performance-indicators/allowed', [] );
		renderStats( { settings } );
		await screen.findByRole( 'link', { name: /Total sales/ } );
		expect( screen.queryByText( 'Get traffic stats with Jetpack' ) ).not.toBeInTheDocument();
	} );

	it( 'can be pressed again when Back restores the document', async () => {
		expectConsole( 'error', /Not implemented: navigation/ );
		onRest( 'GET /wc-admin/plugins/connect-jetpack', { slug: 'jetpack', name: 'Jetpack', connectAction: 'https://connect.test/' } );
		const { user } = renderStats( { settings: { jetpack: 'active' } } );
		const button = await screen.findByRole( 'button', { name: 'Connect Jetpack' } );
		await user.click( button );
		await waitFor( () => expect( restRequests( 'GET /wc-admin/plugins/connect-jetpack' ) ).toHaveLength( 1 ) );
		expect( button ).toHaveAttribute( 'aria-busy', 'true' );
		showAgain();
		expect( button ).not.toHaveAttribute( 'aria-busy' );
	} );

	it( 'IN1: says that the plugin directory did not answer, without the words of the server', async () => {
		onRest( 'POST /wc-admin/plugins/install', {
			success: false,
			message: 'There was a problem.',
			data: { installed: [], results: [], install_time: [] },
			errors: { errors: { jetpack: [ 'Plugin API call failed.' ] }, error_data: [] },
		} );
		const { user } = renderStats( { settings: { jetpack: 'absent' } } );
		await user.click( await screen.findByRole( 'button', { name: 'Get Jetpack' } ) );
		const alert = await screen.findByRole( 'alert' );
		expect( alert ).toHaveTextContent( 'Jetpack was not set up. WordPress.org, where plugins come from, did not answer your site.' );
		expect( alert ).not.toHaveTextContent( 'problem' );
	} );

	it( 'says why the installation failed', async () => {
		onRest( 'GET /wc-admin/plugins/connect-jetpack', restError( 500, 'connect', 'Jetpack is away.' ) );
		const { user } = renderStats( { settings: { jetpack: 'active' } } );
		await user.click( await screen.findByRole( 'button', { name: 'Connect Jetpack' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Jetpack is away.' );
		expect( within( screen.getByRole( 'alert' ) ).getByRole( 'button', { name: 'Try again' } ) ).toBeInTheDocument();
	} );
} );
