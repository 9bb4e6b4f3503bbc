import { describe, expect, it } from '@jest/globals';
import { runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';

/* The payments settings of the host, where only the header is ours. */

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
} );
