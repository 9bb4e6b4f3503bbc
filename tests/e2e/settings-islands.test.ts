import { afterEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findViolations, widestOverflow } from './support/axe';
import { layoutShift } from './support/layout-shift';
import { enableParts } from './support/parts';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

/* Our parts of classic settings pages, inside the real form. */

const scenario = prepareScenario();
const tab = ( query: string ) => `admin.php?page=wc-settings&tab=${ query }`;
const save = async ( page: Page ) => {
	await page.locator( '[name="save"]' ).click();
	await page.waitForLoadState();
};

const PAGES: readonly ( readonly [
	name: string,
	query: string,
	place: string,
	shows: ( page: Page ) => ReturnType< Page[ 'locator' ] >,
] )[] = [
	[
		'site visibility',
		'site-visibility',
		'#wc_settings_site_visibility_slotfill',
		( page ) => page.getByRole( 'radio', { name: /^Coming soon/ } ),
	],
	[
		'payments',
		'checkout',
		'#experimental_wc_settings_payments_main',
		( page ) => page.getByRole( 'listitem' ).filter( { hasText: 'Take offline payments' } ),
	],
	[
		'offline payments',
		'checkout&path=/offline',
		'#experimental_wc_settings_payments_main',
		( page ) => page.getByRole( 'heading', { name: 'Direct bank transfer' } ),
	],
	[ 'emails', 'email', '#wc_settings_email_preview_slotfill', ( page ) => page.getByRole( 'button', { name: /test email/i } ) ],
	[
		'blueprints',
		'advanced&section=blueprint',
		'#wc_settings_blueprint_slotfill',
		( page ) => page.getByRole( 'button', { name: 'Export' } ),
	],
];

afterEach( async () => {
	await setOptions( scenario.store, { woocommerce_coming_soon: 'yes', woocommerce_private_link: 'no' } );
} );

describe( 'The settings page of', () => {
	it.each( PAGES )( '%s has no accessibility fault, keeps its place and fits into 360 px', async ( _name, query, place, shows ) => {
		const { page } = scenario;
		await scenario.open( tab( query ) );
		await shows( page ).first().waitFor();
		await scenario.settle();
		expect( await layoutShift( page ) ).toBeLessThan( 0.02 );
		expect( await findViolations( page, place ) ).toEqual( [] );
		await page.setViewportSize( { width: 360, height: 740 } );
		expect( await widestOverflow( page ) ).toBeLessThanOrEqual( 0 );
		expect( scenario.errors ).toEqual( [] );
	} );
} );

describe( 'Site visibility', () => {
	it( 'saves through the form, and shows the saved choice after a reload', async () => {
		const { page } = scenario;
		await scenario.open( tab( 'site-visibility' ) );
		const live = () => page.getByRole( 'radio', { name: /^Live/ } );
		await live().waitFor();
		expect( await page.locator( '[name="save"]' ).isDisabled() ).toBe( true );
		await live().check();
		await save( page );
		await live().waitFor();
		expect( await live().isChecked() ).toBe( true );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'of a tab that was left open does not hide a store that has gone live meanwhile', async () => {
		const { page } = scenario;
		await scenario.open( tab( 'site-visibility' ) );
		const link = page.getByRole( 'switch', { name: 'Share your site with a private link' } );
		await link.waitFor();
		await setOptions( scenario.store, { woocommerce_coming_soon: 'no' } );
		await link.click();
		expect( await page.locator( '[name="save"]' ).isEnabled() ).toBe( true );
		await link.click();
		expect( await page.locator( '[name="save"]' ).isDisabled() ).toBe( true );
		await link.click();
		await save( page );
		const live = page.getByRole( 'radio', { name: /^Live/ } );
		await live.waitFor();
		expect( await live.isChecked() ).toBe( true );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'shows what an extension adds in the slot of the place', async () => {
		const { page } = scenario;
		await enableParts( scenario, 'settings-place' );
		await scenario.open( tab( 'site-visibility' ) );
		await page.getByText( 'Sample note of the visibility' ).waitFor();
		await page.getByRole( 'radio', { name: /^Coming soon/ } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );
} );
