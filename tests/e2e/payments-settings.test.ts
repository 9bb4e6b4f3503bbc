import { describe, expect, it } from '@jest/globals';
import { runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

/* The payments settings: the list of providers and the screens below it. */

const scenario = prepareScenario();
const TAB = 'admin.php?page=wc-settings&tab=checkout';

/** A gateway of a plugin that adds a section with a field and prints a notice. */
const WITH_SECTION = `add_filter( 'woocommerce_get_sections_checkout', static fn ( $sections ) => (array) $sections + array( '' => 'Payment methods', 'sample_pay' => 'Sample Pay' ) );
add_action( 'admin_notices', static function () { echo '<div class="notice notice-warning"><p>Sample Pay needs a key.</p></div>'; } );
add_action( 'woocommerce_settings_checkout', static function () {
	if ( 'sample_pay' === ( $_GET['section'] ?? '' ) ) { echo '<label>Key of Sample Pay <input name="sample_key"></label>'; }
} );`;

describe( 'the payments settings', () => {
	it( 'P3: show notices of plugins, and open the sections that plugins add', async () => {
		const { page } = scenario;
		const notice = () => page.getByText( 'Sample Pay needs a key.' );
		const header = () => page.locator( '.woocommerce-layout__header h1' );
		await runWithPhp( scenario.store, WITH_SECTION, async () => {
			await scenario.open( TAB );
			await header().waitFor();
			await scenario.settle();
			expect( await notice().isVisible() ).toBe( true );
			await page.getByRole( 'link', { name: 'Sample Pay', exact: true } ).click();
			await page.waitForURL( /section=sample_pay/ );
			await page.getByLabel( 'Key of Sample Pay' ).fill( 'key' );
			await header().waitFor();
			expect( await notice().isVisible() ).toBe( true );
			expect( scenario.errors ).toEqual( [] );
		} );
	} );

	it( 'sort providers with the keyboard, and the order is still there after a reload', async () => {
		const { page } = scenario;
		const names = () => page.locator( '.store-admin-sortable h3' ).allTextContents();
		await scenario.open( TAB );
		await page.getByRole( 'heading', { name: 'PayPal Payments' } ).waitFor();
		const [ first = '', second = '' ] = await names();
		await page.getByRole( 'button', { name: `Move ${ first }` } ).focus();
		await page.keyboard.press( 'Space' );
		await page.getByText( `${ first } is picked up.` ).waitFor();
		await page.keyboard.press( 'ArrowDown' );
		await page.getByText( `${ first } is at place 2` ).waitFor();
		await page.keyboard.press( 'Space' );
		await scenario.settle();
		expect( ( await names() ).slice( 0, 2 ) ).toEqual( [ second, first ] );
		await page.reload();
		await page.getByRole( 'heading', { name: 'PayPal Payments' } ).waitFor();
		expect( ( await names() ).slice( 0, 2 ) ).toEqual( [ second, first ] );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'open the offline methods in place, and enable one', async () => {
		const { page } = scenario;
		await setOptions( scenario.store, { woocommerce_cheque_settings: { enabled: 'no' } } );
		await scenario.open( TAB );
		await page.getByRole( 'link', { name: 'Take offline payments' } ).click();
		await page.getByRole( 'heading', { name: 'Take offline payments' } ).waitFor();
		expect( page.url() ).toContain( 'path=%2Foffline' );
		const enable = page.getByRole( 'button', { name: 'Enable' } ).first();
		await enable.waitFor();
		const count = await page.getByRole( 'link', { name: 'Manage' } ).count();
		await enable.click();
		await page.getByRole( 'link', { name: 'Manage' } ).nth( count ).waitFor();
		await page.goBack();
		await page.getByRole( 'heading', { name: 'Payment providers' } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'keep the reason of a failure readable on a phone', async () => {
		const { page } = scenario;
		await setOptions( scenario.store, { woocommerce_cheque_settings: { enabled: 'no' } } );
		await page.setViewportSize( { width: 360, height: 800 } );
		await page.route( '**/admin-ajax.php', ( route ) => route.fulfill( { body: '<p>Please wait</p>', contentType: 'text/html' } ) );
		await scenario.open( `${ TAB }&path=/offline` );
		await page.getByRole( 'button', { name: 'Enable' } ).first().click();
		const reason = page.getByText( /was not enabled/ );
		await reason.waitFor();
		expect( ( await reason.boundingBox() )?.width ).toBeGreaterThan( 100 );
		expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 360 );
		await page.getByRole( 'button', { name: 'Try again' } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'ask again for another country, without leaving the page', async () => {
		const { page } = scenario;
		await scenario.open( TAB );
		await page.getByRole( 'button', { name: 'More payment options' } ).click();
		await page.getByRole( 'heading', { name: 'Afterpay' } ).waitFor();
		await page.getByLabel( 'Business location:' ).selectOption( 'DE' );
		await page.getByRole( 'heading', { name: 'Klarna Payments' } ).waitFor();
		expect( await page.getByRole( 'heading', { name: 'Afterpay' } ).count() ).toBe( 0 );
		await page.getByText( /Currently selected: Germany/ ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );
} );
