import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findViolations, widestOverflow } from './support/axe';
import { finishSetup, restoreHome } from './support/home-store';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();

beforeEach( () => finishSetup( scenario.store ) );
afterEach( () => restoreHome( scenario.store ) );

/** Opens Home with every panel open. */
async function openAll(): Promise< void > {
	const { page } = scenario;
	await scenario.open();
	for ( const panel of [ 'orders', 'stock', 'reviews' ] ) {
		await page.locator( `#${ panel }-panel button` ).first().click();
		await page.locator( `#${ panel }-panel li` ).first().waitFor();
	}
	for ( const part of [ '.store-admin-figure', '.store-admin-note' ] ) {
		await page.locator( '.store-admin-section' ).last().scrollIntoViewIfNeeded();
		await page.locator( part ).first().waitFor();
	}
}

/** Checks what is open. */
async function look(): Promise< void > {
	expect( await findViolations( scenario.page ) ).toEqual( [] );
	expect( await widestOverflow( scenario.page ) ).toBeLessThanOrEqual( 0 );
}

describe( 'Home of an open store, every panel open', () => {
	it( 'has no accessibility violation and does not overflow in one column', async () => {
		await setOptions( scenario.store, { woocommerce_default_homepage_layout: 'single_column' } );
		await openAll();
		await look();
	} );

	it( 'has no accessibility violation and does not overflow in two columns at 1366 and 360 px', async () => {
		await setOptions( scenario.store, { woocommerce_default_homepage_layout: 'two_columns' } );
		await openAll();
		await look();
		await scenario.page.setViewportSize( { width: 360, height: 900 } );
		await look();
	} );
} );
