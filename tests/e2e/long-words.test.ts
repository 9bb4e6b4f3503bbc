import { afterEach, describe, expect, it } from '@jest/globals';
import { widestOverflow } from './support/axe';
import { finishSetup, restoreHome } from './support/home-store';
import { runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const page = () => scenario.page;

afterEach( () => restoreHome( scenario.store ) );

/**
 * Gives each text field of tasks, notes, gateways, products, reviews and suggestions 600 letters without a space, and
 * the labels of statuses 40 letters with tags.
 */
const LONG_FIELDS = `const WORDS = array( 'title', 'content', 'additionalInfo', 'time', 'actionLabel', 'badge', 'name', 'label', 'description', 'text', 'method_title', 'method_description', 'reviewer', 'review', 'first_name', 'last_name', 'sku', 'actioned_text' );
add_filter( 'rest_post_dispatch', static function ( $response, $server, $request ) {
	$data = json_decode( wp_json_encode( $response->get_data() ), true );
	if ( is_array( $data ) && ! $response->is_error() && preg_match( '#onboarding|notes|gateways|products|orders|customers|suggestions|extensions#', $request->get_route() ) ) {
		array_walk_recursive( $data, static function ( &$value, $key ) {
			if ( in_array( $key, WORDS, true ) && is_string( $value ) && '' !== $value ) {
				$value = str_repeat( 'Wort', 150 );
			}
		} );
		$response->set_data( $data );
	}
	return $response;
}, 10, 3 );
add_filter( 'wc_order_statuses', static function ( $statuses ) {
	return array_map( static fn(): string => '<i>' . str_repeat( 'Wort', 10 ) . '</i>', $statuses );
} );`;

async function expectNoOverflow(): Promise< void > {
	for ( const width of [ 1366, 360 ] ) {
		await page().setViewportSize( { width, height: 800 } );
		expect( { width, overflow: await widestOverflow( page() ) } ).toEqual( { width, overflow: 0 } );
	}
	expect( ( await page().locator( '.woocommerce-layout' ).first().innerText() ).includes( '<i>' ) ).toBe( false );
}

describe( 'LW1: 600 letters without a space in any field', () => {
	it( 'never widen Home', async () => {
		await finishSetup( scenario.store );
		await runWithPhp( scenario.store, LONG_FIELDS, async () => {
			await scenario.open();
			for ( const id of [ 'orders', 'stock', 'reviews' ] ) {
				await page().locator( `#${ id }-panel` ).getByRole( 'button' ).first().click();
				await page().locator( `#${ id }-panel li` ).first().waitFor();
			}
			await expectNoOverflow();
		} );
	} );

	it( 'never widen the set-up list', async () => {
		await runWithPhp( scenario.store, LONG_FIELDS, async () => {
			await scenario.open();
			await page().locator( '#setup li' ).first().waitFor();
			await expectNoOverflow();
		} );
	} );

	it.each( [ 'payments&id=cod', 'payments&id=bacs', 'marketing', 'products', 'shipping', 'tax' ] )(
		'never widen the task %s',
		async ( task ) => {
			await runWithPhp( scenario.store, LONG_FIELDS, async () => {
				await scenario.open( `${ HOME }&task=${ task }` );
				await page().locator( '.store-admin-skeleton' ).first().waitFor( { state: 'detached' } );
				await expectNoOverflow();
			} );
		}
	);
} );
