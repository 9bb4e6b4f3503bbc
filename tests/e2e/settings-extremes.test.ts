import { afterEach, describe, expect, it } from '@jest/globals';
import { runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';
import { lookEverywhere } from './support/task-looks';

/* Settings pages without JavaScript, signed out, from right to left, and with many providers. */

const scenario = prepareScenario();
const tab = ( query: string ) => `admin.php?page=wc-settings&tab=${ query }`;

const MANY = `add_filter( 'rest_request_after_callbacks', static function ( $response, $handler, $request ) {
	if ( '/wc-admin/settings/payments/providers' === $request->get_route() ) {
		$response = rest_ensure_response( $response );
		$data     = $response->get_data();
		for ( $i = 1; $i <= 60; $i++ ) {
			$data['providers'][] = array( 'id' => "many_$i", '_order' => 100 + $i, '_type' => 'gateway', 'title' => "Provider $i" );
		}
		$response->set_data( $data );
	}
	return $response;
}, 10, 3 );`;

const TEMPLATE = `add_action( 'woocommerce_settings_email', static function () {
	echo '<h2>Sample template</h2><div id="email_template_options-description" style="height:600px"></div>';
}, 9 );`;

afterEach( async () => {
	await setOptions( scenario.store, { woocommerce_prices_include_tax: 'no', woocommerce_coming_soon: 'yes' } );
} );

describe( 'settings pages', () => {
	it( 'save without JavaScript', async () => {
		const { browser, store } = scenario;
		const context = await browser.newContext( {
			javaScriptEnabled: false,
			storageState: await scenario.page.context().storageState(),
		} );
		const page = await context.newPage();
		await page.goto( `${ store.url }/wp-admin/${ tab( 'tax' ) }` );
		const answer = await context.request.post( page.url(), {
			form: {
				woocommerce_prices_include_tax: 'yes',
				save: '1',
				_wpnonce: await page.locator( '#mainform [name="_wpnonce"]' ).inputValue(),
			},
		} );
		expect( answer.ok() ).toBe( true );
		expect( await readOption( store, 'woocommerce_prices_include_tax' ) ).toBe( 'yes' );
		await context.close();
	} );

	it( 'ask to sign in again when a write comes from a session that is over', async () => {
		const { page } = scenario;
		await scenario.open( tab( 'checkout&section=cheque' ) );
		await page.getByLabel( 'Instructions' ).fill( 'Text that must stay' );
		await page.context().clearCookies();
		await page.locator( '.store-admin-offline__form button' ).click();
		await page
			.getByText( /signed out/ )
			.first()
			.waitFor();
		expect( await page.getByLabel( 'Instructions' ).inputValue() ).toBe( 'Text that must stay' );
	} );

	it( 'refuse a blueprint of 60 MB and one of another shape in words, without a request', async () => {
		const { page } = scenario;
		await scenario.open( tab( 'advanced&section=blueprint' ) );
		await page.getByText( 'Maximum size: 50 MB' ).waitFor();
		await scenario.settle();
		const requests: string[] = [];
		page.on( 'request', ( request ) => requests.push( request.url() ) );
		const drop = async ( text: string, padding: number ) =>
			page.evaluate(
				( [ content, spaces ] ) => {
					const data = new DataTransfer();
					data.items.add( new File( [ content, new Uint8Array( spaces ).fill( 32 ) ], 'store.json' ) );
					document
						.querySelector( '.store-admin-blueprint__zone' )
						?.dispatchEvent( new DragEvent( 'drop', { bubbles: true, cancelable: true, dataTransfer: data } ) );
				},
				[ text, padding ] as const
			);
		await drop( '{}', 60 * 1024 * 1024 );
		await page.getByText( /store\.json: The file has 60 MB, and at most 50 MB can be imported/ ).waitFor();
		await drop( 'hello', 0 );
		await page.getByText( /store\.json: The file could not be read: it is no JSON/ ).waitFor();
		await drop( '{"steps":7}', 0 );
		await page.getByText( /store\.json: The file is no blueprint, or it was damaged/ ).waitFor();
		expect( requests ).toEqual( [] );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'of emails have the preview beside the fields in a wide window, and below them in others', async () => {
		const { page } = scenario;
		await page.setViewportSize( { width: 1920, height: 900 } );
		await runWithPhp( scenario.store, TEMPLATE, async () => {
			await scenario.open( tab( 'email' ) );
			const preview = page.locator( '.store-admin-email-preview' );
			const heading = page.getByRole( 'heading', { name: 'Sample template' } );
			await preview.waitFor();
			await scenario.settle();
			const distance = async () => {
				const [ box, start ] = [ await preview.boundingBox(), await heading.boundingBox() ];
				return { x: ( box?.x ?? 0 ) - ( start?.x ?? 0 ), y: Math.round( ( box?.y ?? 0 ) - ( start?.y ?? 0 ) ) };
			};
			expect( await distance() ).toEqual( { x: 666, y: 0 } );
			await page.setViewportSize( { width: 1366, height: 900 } );
			const below = await distance();
			expect( below.x ).toBe( 0 );
			expect( below.y ).toBeGreaterThan( 600 );
			expect( scenario.errors ).toEqual( [] );
		} );
	} );

	it( 'list 60 providers', async () => {
		const { page } = scenario;
		await runWithPhp( scenario.store, MANY, async () => {
			await scenario.open( tab( 'checkout' ) );
			await page.getByRole( 'heading', { name: 'Provider 60' } ).waitFor();
			expect( await page.getByRole( 'button', { name: /^Move Provider/ } ).count() ).toBe( 60 );
			expect( scenario.errors ).toEqual( [] );
		} );
	} );

	it.each( [
		[ 'payments', 'checkout', 'Take offline payments', '#experimental_wc_settings_payments_main' ],
		[ 'site visibility', 'site-visibility', 'Manage how your site appears to visitors.', '#wc_settings_site_visibility_slotfill' ],
		[ 'blueprints', 'advanced&section=blueprint', 'Maximum size: 50 MB', '#wc_settings_blueprint_slotfill' ],
	] )( 'of %s fit into 360 px in both directions', async ( _name, query, text, place ) => {
		await lookEverywhere(
			scenario,
			async () => {
				await scenario.open( tab( query ) );
				await scenario.page.getByText( text ).first().waitFor();
				await scenario.settle();
			},
			place
		);
	} );
} );
