import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { finishSetup, restoreHome } from './support/home-store';
import { watchRoutes } from './support/rest';
import { addPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();
const removals: ( () => Promise< void > )[] = [];

/** A host that returns all counts in one response. */
const countTogether = ( counts: Readonly< Record< string, number | null > > ) =>
	`add_action( 'rest_api_init', static function () {
	register_rest_route( 'wc-analytics', '/activity-panel/counts', array(
		'methods' => 'GET',
		'permission_callback' => static function () { return current_user_can( 'manage_woocommerce' ); },
		'callback' => static function () { return json_decode( '${ JSON.stringify( counts ) }', true ); },
	) );
} );`;
const useHost = async ( php: string ) => {
	removals.push( await addPhp( scenario.store, php ) );
};
const panel = ( name: RegExp ) => scenario.page.getByRole( 'button', { name } );

beforeEach( () => finishSetup( scenario.store ) );
afterEach( async () => {
	await Promise.all( removals.splice( 0 ).map( ( remove ) => remove() ) );
	await restoreHome( scenario.store );
} );

describe( 'a host that returns all counts in one response', () => {
	it( 'gets no other request, and what it does not count has no number', async () => {
		await useHost( countTogether( { orders_to_fulfill: 4, reviews_to_moderate: null, low_stock: 0 } ) );
		const asked = watchRoutes( scenario.page );
		await scenario.open();
		await panel( /^Orders 4 waiting/ ).waitFor();
		await panel( /^Stock Nothing to do/ ).waitFor();
		expect( ( await panel( /^Reviews/ ).textContent() )?.trim() ).toBe( 'Reviews' );
		expect( await panel( /^Reviews/ ).isEnabled() ).toBe( true );
		await scenario.settle();
		expect( asked.filter( ( route ) => /count-low-in-stock|per_page=1$|per_page=1&/.test( route ) ) ).toEqual( [] );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'can refuse: then each count is requested by itself', async () => {
		await useHost( countTogether( {} ).replace( "current_user_can( 'manage_woocommerce' )", 'false' ) );
		await scenario.open();
		await panel( /^Orders \d+ waiting/ ).waitFor();
		await panel( /^Stock \d+ waiting/ ).waitFor();
		await panel( /^Reviews \d+ waiting/ ).waitFor();
	} );
} );

describe( 'a host whose messages have no layouts', () => {
	it( 'sends neither layout nor picture, and the inbox shows text', async () => {
		await useHost( `add_filter( 'rest_post_dispatch', static function ( $response, $server, $request ) {
	if ( '/wc-analytics/admin/notes' === $request->get_route() ) {
		$response->set_data( array_map( static function ( $note ) {
			$note = (array) $note;
			unset( $note['layout'], $note['image'] );
			return $note;
		}, $response->get_data() ) );
	}
	return $response;
}, 10, 3 );` );
		await scenario.open();
		const inbox = scenario.page.getByRole( 'region', { name: 'Inbox' } );
		await inbox.scrollIntoViewIfNeeded();
		await inbox.getByRole( 'heading', { name: /^Welcome to your seeded store/ } ).waitFor();
		await inbox.getByRole( 'button', { name: 'Dismiss “Welcome to your seeded store”' } ).waitFor();
		expect( await inbox.getByRole( 'listitem' ).locator( 'img' ).count() ).toBe( 0 );
		expect( scenario.errors ).toEqual( [] );
	} );
} );

describe( 'a host without a reminder above its pages', () => {
	it( 'gets none from us', async () => {
		await setOptions( scenario.store, { woocommerce_task_list_hidden_lists: null } );
		await useHost(
			"add_filter( 'script_loader_tag', static function ( $tag ) { return str_replace( '\"hasReminderBar\":true', '\"hasReminderBar\":false', $tag ); } );"
		);
		await scenario.open( 'edit.php?post_type=product' );
		expect( await scenario.page.evaluate( () => Reflect.get( window, 'storeAdminSettings' ) ) ).toMatchObject( {
			hasReminderBar: false,
		} );
		await scenario.page.getByRole( 'tab', { name: /^Finish setup/ } ).waitFor();
		await scenario.settle();
		expect( await scenario.page.getByText( /steps? left$/ ).count() ).toBe( 0 );
	} );
} );
