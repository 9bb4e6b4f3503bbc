import { describe, expect, it } from '@jest/globals';
import { runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const option = ( name: string | RegExp ) => scenario.page.getByRole( 'option', { name } ).first();

/** Older WordPress has the palette in its editors only. This puts it on all pages, as 6.9 does. */
const PALETTE = `add_action( 'admin_enqueue_scripts', function () {
	if ( function_exists( 'wp_enqueue_command_palette_assets' ) ) { return; }
	foreach ( array( 'wp-core-commands', 'wp-element', 'wp-dom-ready' ) as $handle ) { wp_enqueue_script( $handle ); }
	wp_enqueue_style( 'wp-commands' );
	wp_add_inline_script( 'wp-core-commands', 'wp.element.createRoot( document.body.appendChild( document.createElement( "div" ) ) ).render( wp.element.createElement( wp.commands.CommandMenu ) );' );
}, 9 );`;

/** Opens the palette and types; the key press loads the palette and our commands. */
async function search( text: string ): Promise< void > {
	await scenario.open();
	await scenario.settle();
	await scenario.page.keyboard.press( 'Control+k' );
	await scenario.page.getByRole( 'dialog' ).getByRole( 'combobox' ).pressSequentially( text );
}

/** A field of the first record of a route. */
async function firstOf( path: string, field: string ): Promise< string > {
	await scenario.open();
	return scenario.page.evaluate(
		async ( [ route, name ] ) => {
			const { wp } = window as unknown as { wp: { apiFetch: ( options: object ) => Promise< Record< string, string >[] > } };
			const [ record ] = await wp.apiFetch( { path: route } );
			return String( record?.[ name ] ?? '' );
		},
		[ path, field ] as const
	);
}

/** Gives the stand-in host a tab of settings, of which it has none. */
const TAB = `class WC_Admin_Settings { public static function get_settings_pages() { return array( new class() {
	public function get_id() { return 'products'; }
	public function get_label() { return 'Products'; }
	public function get_sections() { return array( '' => 'General', 'inventory' => 'Inventory' ); }
	public function get_settings_for_section( $section ) {
		return 'inventory' === $section ? array( array( 'id' => 'sample_hold', 'title' => 'Hold &amp; keep stock', 'type' => 'text' ) ) : array();
	}
} ); } }`;

describe( 'the command palette', () => {
	it( 'finds a setting of a section by name and leads to it, with one request', async () => {
		await runWithPhp( scenario.store, PALETTE + TAB, async () => {
			const asked: string[] = [];
			scenario.page.on( 'request', ( request ) => {
				if ( decodeURIComponent( request.url() ).includes( 'store-admin/v1/setting-names' ) ) {
					asked.push( request.url() );
				}
			} );
			await search( 'keep stock' );
			await option( 'Hold & keep stock (Products settings)' ).press( 'Enter' );
			await scenario.page.waitForURL( ( url ) => url.searchParams.get( 'section' ) === 'inventory' && url.hash === '#sample_hold' );
			expect( asked ).toHaveLength( 1 );
		} );
	} );

	it( 'finds an order by its number', async () => {
		await runWithPhp( scenario.store, PALETTE, async () => {
			const number = await firstOf( '/wc/v3/orders?per_page=1', 'number' );
			await search( `order ${ number }` );
			await option( `Order #${ number }` ).press( 'Enter' );
			await scenario.page.waitForURL(
				( url ) => url.searchParams.get( 'id' ) === number || url.searchParams.get( 'post' ) === number
			);
		} );
	} );

	it( 'opens a task where its row on Home leads', async () => {
		await runWithPhp( scenario.store, PALETTE, async () => {
			await search( 'launch' );
			await option( 'Task: Launch your store' ).press( 'Enter' );
			await scenario.page.waitForURL( ( url ) => url.searchParams.get( 'path' ) === '/launch-your-store' );
		} );
	} );

	it.each( [
		[ 'a product', '/wc/v3/products?per_page=1', 'Product' ],
		[ 'a customer', '/wc-analytics/customers?per_page=1', 'Customer' ],
	] )( 'finds %s by name', async ( _what, route, kind ) => {
		await runWithPhp( scenario.store, PALETTE, async () => {
			const name = await firstOf( route, 'name' );
			await search( name );
			await option( `${ kind }: ${ name }` ).waitFor();
			expect( scenario.errors ).toEqual( [] );
		} );
	} );
} );
