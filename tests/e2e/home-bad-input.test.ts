import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findViolations, widestOverflow } from './support/axe';
import { finishSetup, restoreHome } from './support/home-store';
import { restRoute } from './support/rest';
import { runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();
const page = () => scenario.page;
const panel = ( id: string ) => page().locator( `#${ id }-panel` );
const PANELS = [ 'orders', 'stock', 'reviews' ];

beforeEach( () => finishSetup( scenario.store ) );
afterEach( () => restoreHome( scenario.store ) );

describe( 'names of people and products', () => {
	/** Changes every name in the responses for the activity panels. */
	const rename = ( name: string ) =>
		`add_filter( 'rest_post_dispatch', static function ( $response, $server, $request ) {
	if ( preg_match( '#^/(wc/v3/orders|wc-analytics/(products|customers|orders))#', $request->get_route() ) && is_array( $response->get_data() ) ) {
		$data = json_decode( wp_json_encode( $response->get_data() ), true );
		array_walk_recursive( $data, static function ( &$value, $key ) {
			if ( in_array( $key, array( 'name', 'reviewer', 'first_name', 'last_name' ), true ) ) {
				$value = base64_decode( '${ Buffer.from( name ).toString( 'base64' ) }' );
			}
		} );
		$response->set_data( $data );
	}
	return $response;
}, 10, 3 );`;

	it.each( [
		[ 'with markup and scripts', '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> & Sons', 'Sons' ],
		[ 'with escaped markup', '&lt;img src=x onerror=window.hacked=1&gt; &amp; Sons', 'Sons' ],
		[ 'of 300 characters', 'Sonsandsons'.repeat( 27 ), 'Sonsandsons' ],
		[ 'from right to left', 'أحمد (12) والأبناء', 'أحمد' ],
	] )( '%s are shown as text within their row', async ( _kind, name, shown ) => {
		await runWithPhp( scenario.store, rename( name ), async () => {
			await page().setViewportSize( { width: 360, height: 740 } );
			await scenario.open();
			for ( const id of PANELS ) {
				await panel( id ).getByRole( 'button' ).first().click();
				await panel( id ).locator( 'li' ).filter( { hasText: shown } ).first().waitFor();
			}
			expect( await page().evaluate( () => 'hacked' in window ) ).toBe( false );
			expect( await page().locator( '#root li img[src="x"]' ).count() ).toBe( 0 );
			expect( await widestOverflow( page() ) ).toBeLessThanOrEqual( 0 );
			expect( await findViolations( page() ) ).toEqual( [] );
			expect( scenario.errors ).toEqual( [] );
		} );
	} );
} );

/** Stops the clock of the browser. Unlike Playwright's own clock, this keeps classes that extend Date working. */
const stopClock = ( moment: number ) =>
	page().addInitScript( ( now ) => {
		const StoppedDate = new Proxy( Date, {
			construct: ( target, parts, child ) => Reflect.construct( target, parts.length === 0 ? [ now ] : parts, child ) as Date,
			get: ( target, name ): unknown => ( name === 'now' ? () => now : Reflect.get( target, name ) ),
		} );
		Object.assign( window, { Date: StoppedDate } );
	}, moment );

describe( 'the turn of the year', () => {
	it( 'follows the time zone of the store, not of the browser', async () => {
		await setOptions( scenario.store, { timezone_string: 'Pacific/Kiritimati', woocommerce_default_homepage_layout: 'two_columns' } );
		try {
			await scenario.signInAs( scenario.store.user, { timezoneId: 'Pacific/Pago_Pago' } );
			// For the store it is 13:30 on January 1, for the browser it is still December 31.
			await stopClock( Date.UTC( 2026, 11, 31, 23, 30 ) );
			const begins: string[] = [];
			page().on( 'request', ( request ) => {
				if ( restRoute( request.url() ).endsWith( '/performance-indicators' ) ) {
					begins.push( String( new URL( request.url() ).searchParams.get( 'after' ) ) );
				}
			} );
			const stats = page().getByRole( 'region', { name: 'Stats overview' } );
			await scenario.open();
			await stats.getByRole( 'link', { name: /^Total sales/ } ).waitFor();
			expect( [ ...begins ].sort() ).toEqual( [ '2026-12-31T00:00:00', '2027-01-01T00:00:00' ] );
			await stats.getByRole( 'tab', { name: 'Month to date' } ).click();
			await stats.getByRole( 'link', { name: /^Total sales/ } ).waitFor();
			expect( begins ).toContain( '2026-12-01T00:00:00' );
		} finally {
			await setOptions( scenario.store, { timezone_string: 'America/Chicago' } );
		}
	} );
} );

describe( 'options with invalid values', () => {
	const names = [
		'woocommerce_default_homepage_layout',
		'woocommerce_task_list_reminder_bar_hidden',
		'woocommerce_admin_transient_notices_queue',
		'woocommerce_admin_install_timestamp',
		'woocommerce_coming_soon',
		'woocommerce_show_lys_tour',
		'woocommerce_ces_shown_for_actions',
	];

	it.each( [ [ 'nonsense' ], [ { a: 1 } ] ] )( 'such as %j do not break Home', async ( value ) => {
		const answer = Object.fromEntries( names.map( ( name ) => [ name, value ] ) );
		const php = `add_filter( 'rest_post_dispatch', static function ( $response, $server, $request ) {
	if ( '/wc-admin/options' === $request->get_route() && 'GET' === $request->get_method() ) {
		$response->set_data( array_intersect_key( json_decode( '${ JSON.stringify( answer ) }', true ), (array) $response->get_data() ) );
	}
	return $response;
}, 10, 3 );`;
		await runWithPhp( scenario.store, php, async () => {
			await scenario.open();
			await panel( 'orders' ).waitFor();
			for ( const name of [ 'Things to do next', 'Inbox', 'Stats overview', 'Store management' ] ) {
				await page().getByRole( 'heading', { level: 2, name } ).waitFor();
			}
			expect(
				await page()
					.getByText( /cannot be shown/ )
					.count()
			).toBe( 0 );
			expect( scenario.errors ).toEqual( [] );
		} );
	} );
} );
