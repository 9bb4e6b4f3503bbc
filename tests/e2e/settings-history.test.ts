import { describe, expect, it } from '@jest/globals';
import { prepareScenario } from './support/scenario';

/* The history of settings, over saves of the real form. */

const scenario = prepareScenario();
const TAB = 'admin.php?page=wc-settings&tab=general';

describe( 'the history of settings', () => {
	it( 'lists a save of a classic tab, and puts it back in the database', async () => {
		const { page } = scenario;
		const city = () => page.locator( '[name="woocommerce_store_city"]' );
		await scenario.open( TAB );
		const before = await city().inputValue();
		await city().fill( 'Waco' );
		await page.locator( '[name="save"]' ).click();
		await page.getByRole( 'tab', { name: 'History' } ).click();
		const panel = page.getByRole( 'tabpanel' );
		await panel.getByText( 'Waco' ).waitFor();
		await page.keyboard.press( 'Tab' );
		expect( await panel.locator( ':focus' ).count() ).toBe( 1 );
		await panel
			.getByRole( 'button', { name: /^Put back/ } )
			.first()
			.click();
		await panel.getByRole( 'status' ).waitFor();
		await panel.getByRole( 'button', { name: 'Reload Page' } ).click();
		await page.waitForLoadState();
		expect( await city().inputValue() ).toBe( before );
		expect( scenario.errors ).toEqual( [] );
	} );
} );
