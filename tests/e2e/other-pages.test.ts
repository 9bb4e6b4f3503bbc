import { afterEach, describe, expect, it } from '@jest/globals';
import { finishSetup, restoreHome } from './support/home-store';
import { runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const PRODUCTS = 'edit.php?post_type=product';

afterEach( () => restoreHome( scenario.store ) );

describe( 'pages of WordPress itself', () => {
	it.each( [ 'index.php', 'options-general.php', 'users.php', 'plugins.php', 'edit.php' ] )(
		'F3: %s loads nothing of ours',
		async ( address ) => {
			const asked: string[] = [];
			scenario.page.on( 'request', ( request ) => asked.push( request.url() ) );
			await scenario.open( address );
			await scenario.settle();
			expect( asked.filter( ( url ) => url.includes( '/store-admin/' ) ) ).toEqual( [] );
			expect( await scenario.page.content() ).not.toContain( 'storeAdminSettings' );
		}
	);
} );

describe( 'a classic page of a store whose set-up is complete', () => {
	it.each( [ PRODUCTS, 'admin.php?page=wc-settings' ] )( 'F7: %s requests no tasks', async ( address ) => {
		await finishSetup( scenario.store );
		const asked: string[] = [];
		scenario.page.on( 'request', ( request ) => asked.push( decodeURIComponent( request.url() ) ) );
		await scenario.open( address );
		await scenario.page.locator( '#woocommerce-embedded-root h1' ).waitFor();
		await scenario.settle();
		expect( asked.filter( ( url ) => url.includes( '/onboarding/tasks' ) ) ).toEqual( [] );
	} );
} );

describe( 'a classic page', () => {
	it( 'breaks headings and descriptions into lines as the host does', async () => {
		await scenario.open( 'admin.php?page=wc-settings' );
		await scenario.page.evaluate( () => {
			const texts = '<h2 class="sample">A heading</h2><p class="sample">A <strong>description</strong></p><ul class="sample"></ul>';
			document.querySelector( '.wrap' )?.insertAdjacentHTML( 'beforeend', texts );
		} );
		const wraps = await scenario.page
			.locator( '.sample, .sample strong' )
			.evaluateAll( ( elements ) => elements.map( ( element ) => getComputedStyle( element ).textWrapStyle ) );
		expect( wraps ).toEqual( [ 'balance', 'pretty', 'pretty', 'pretty' ] );
	} );
} );

describe( 'notices of other plugins', () => {
	const kinds = [ 'notice notice-info', 'update-nag', 'error', 'updated woocommerce-message' ];
	const print = `add_action( 'admin_notices', function () {
${ kinds.map( ( kind, index ) => `	echo '<div class="${ kind }"><p>Notice number ${ index }</p></div>';` ).join( '\n' ) }
} );`;

	async function expectAllBelowHeader( width: number ): Promise< void > {
		const header = await scenario.page.locator( '.woocommerce-layout__header' ).boundingBox();
		for ( const index of kinds.keys() ) {
			const notice = scenario.page.getByText( `Notice number ${ index }` );
			await notice.waitFor();
			const box = await notice.boundingBox();
			expect( box?.y ).toBeGreaterThanOrEqual( ( header?.y ?? 0 ) + ( header?.height ?? 0 ) );
			expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual( width );
		}
	}

	it.each( [ HOME, PRODUCTS, 'admin.php?page=wc-settings' ] )(
		'N5: are all visible below the header at every width on %s',
		async ( address ) => {
			await runWithPhp( scenario.store, print, async () => {
				await scenario.open( address );
				await scenario.page.locator( '.woocommerce-layout__header h1' ).waitFor();
				for ( const width of [ 320, 600, 782, 1440 ] ) {
					await scenario.page.setViewportSize( { width, height: 900 } );
					await scenario.settle();
					await expectAllBelowHeader( width );
				}
			} );
		}
	);
} );

describe( 'a store whose menu has another name', () => {
	it( 'EX4: shows Home although the new name changes the id of the screen', async () => {
		const rename = `add_filter( 'gettext_woocommerce', function ( $text ) { return 'WooCommerce' === $text ? 'Shopname' : $text; } );
// After the menu is added (some hosts prevent its renaming), and before its pages are added.
add_action( 'init', function () { add_action( 'admin_menu', function () { global $admin_page_hooks; $admin_page_hooks['woocommerce'] = 'shopname'; }, 9 ); }, 99 );
add_action( 'admin_head', function () { printf( '<meta name="test-screen" content="%s">', esc_attr( get_current_screen()->id ) ); } );`;
		await runWithPhp( scenario.store, rename, async () => {
			await scenario.open();
			await scenario.page.getByText( 'Add your products' ).waitFor();
			expect( await scenario.page.locator( 'meta[name="test-screen"]' ).getAttribute( 'content' ) ).toBe( 'shopname_page_wc-admin' );
			expect( scenario.errors ).toEqual( [] );
		} );
	} );
} );
