import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepState, readRows } from './support/keep-state';
import { hasFocus, pressByKeyboard, skipMenu, tabTo } from './support/keyboard';
import { layoutShift } from './support/layout-shift';
import { appPage } from './support/parts';
import { refuseWrites } from './support/refuse-writes';
import { removePlugins } from './support/remove-plugins';
import { runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';
import { lookEverywhere } from './support/task-looks';

const scenario = prepareScenario();
const PAGE = appPage( '/wc-pay-welcome-page' );
const DISMISSED = 'wcpay_welcome_page_incentives_dismissed';
const SEEN = 'wcpay_welcome_page_viewed_timestamp';
const ID = 'sample-offer';
const START = { [ DISMISSED ]: null, [ SEEN ]: null, demo_store_plugin_faults: null, woocommerce_show_marketplace_suggestions: 'yes' };
const PLUGINS = [ 'woocommerce-payments', 'klarna-payments-for-woocommerce', 'woocommerce-paypal-payments' ];

/** An offer as an older host has it, until it is dismissed. */
const OFFER = `add_filter( 'woocommerce_admin_shared_settings', static function ( $settings ) {
	if ( ! in_array( '${ ID }', (array) get_option( '${ DISMISSED }', array() ), true ) ) {
		$settings['wcpayWelcomePageIncentive'] = array(
			'id'          => '${ ID }',
			'type'        => 'welcome_page',
			'description' => 'Save <b>10%</b> on processing costs for three months',
			'cta_label'   => 'Save 10%',
			'tc_url'      => 'https://terms.test/',
		);
	}
	return $settings;
} );
add_filter( 'woocommerce_admin_allowed_promo_notes', static fn ( $names ) => array( ...$names, '${ ID }' ) );`;

keepState( scenario, [ ...Object.keys( START ), 'active_plugins' ], [ 'wc_admin_notes' ] );

beforeEach( async () => {
	await removePlugins( scenario.store, PLUGINS );
	await setOptions( scenario.store, START );
} );

const withOffer = async ( test: () => Promise< void > ) => runWithPhp( scenario.store, OFFER, test );
const button = ( name: string ) => scenario.page.getByRole( 'button', { name, exact: true } );
const choice = ( name: string ) => scenario.page.getByRole( 'checkbox', { name } );
const alert = ( text: string | RegExp ) => scenario.page.getByRole( 'alert' ).filter( { hasText: text } );
const dialog = () => scenario.page.getByRole( 'dialog', { name: 'Remove WooPayments' } );
const active = async () => ( await readOption( scenario.store, 'active_plugins' ) ) as readonly string[];
/** The demo store leads from the connection to Home. */
const leftBehind = ( { href }: URL ) => ! href.includes( 'wc-pay-welcome-page' );
const open = async () => {
	await scenario.open( PAGE );
	await button( 'Save 10%' ).waitFor();
};

describe( 'the welcome page of WooPayments', () => {
	it( 'without an offer says that nothing is here any more, and leads to Payments', async () => {
		const { page } = scenario;
		await scenario.open( PAGE );
		await page.getByRole( 'heading', { name: 'There is nothing here any more' } ).waitFor();
		await scenario.settle();
		expect( await readOption( scenario.store, SEEN ) ).toBe( false );
		await skipMenu( page );
		await pressByKeyboard( page.getByRole( 'link', { name: 'Go to Payments' } ) );
		await page.waitForURL( ( url ) => url.searchParams.get( 'tab' ) === 'checkout' );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'installs what is chosen by keyboard, and opens the connection', async () => {
		const { page } = scenario;
		await withOffer( async () => {
			await open();
			await page.getByRole( 'heading', { name: 'Save 10% on processing costs for three months' } ).waitFor();
			await scenario.settle();
			expect( await layoutShift( page ) ).toBeLessThan( 0.02 );
			expect( Number( await readOption( scenario.store, SEEN ) ) ).toBeGreaterThan( 0 );
			await skipMenu( page );
			await tabTo( choice( 'Klarna' ) );
			await page.keyboard.press( 'Space' );
			await pressByKeyboard( button( 'Save 10%' ) );
			await page.waitForURL( leftBehind );
			expect( await active() ).toEqual(
				expect.arrayContaining( [ 'woocommerce-payments/woocommerce-payments.php', expect.stringMatching( /^klarna-/ ) ] )
			);
			expect( await active() ).not.toContainEqual( expect.stringMatching( /paypal/ ) );
			expect( await readRows( scenario, 'wc_admin_notes' ) ).toContainEqual(
				expect.objectContaining( { name: ID, status: 'actioned' } )
			);
			expect( scenario.errors ).toEqual( [] );
		} );
	} );

	it( 'names what was not installed, keeps what was, and goes on without it', async () => {
		const { page } = scenario;
		await setOptions( scenario.store, { demo_store_plugin_faults: { 'klarna-payments-for-woocommerce': 'archive' } } );
		await withOffer( async () => {
			await open();
			await choice( 'Klarna' ).check();
			await choice( 'PayPal Payments' ).check();
			await button( 'Save 10%' ).click();
			await alert( 'Klarna' ).waitFor();
			expect( await alert( 'Klarna' ).textContent() ).not.toContain( 'PayPal' );
			expect( await choice( 'Klarna' ).isChecked() ).toBe( true );
			expect( await active() ).toContainEqual( expect.stringMatching( /paypal/ ) );
			await pressByKeyboard( button( 'Continue without installing' ), 'Shift+Tab' );
			await page.waitForURL( leftBehind );
			expect( await active() ).not.toContainEqual( expect.stringMatching( /^klarna-/ ) );
		} );
	} );

	it( 'says that WooPayments was not installed, and installs it on the next try', async () => {
		await setOptions( scenario.store, { demo_store_plugin_faults: { 'woocommerce-payments': 'api' } } );
		await withOffer( async () => {
			await open();
			await button( 'Save 10%' ).click();
			await alert( /WooPayments/ ).waitFor();
			expect( await button( 'Continue without installing' ).count() ).toBe( 0 );
			await setOptions( scenario.store, { demo_store_plugin_faults: null } );
			const letThrough = await refuseWrites( scenario.page, /connect-wcpay$/ );
			await pressByKeyboard( button( 'Try again' ), 'Shift+Tab' );
			await alert( 'There was an error connecting to WooPayments.' ).waitFor();
			await letThrough();
			await button( 'Try again' ).click();
			await scenario.page.waitForURL( leftBehind );
			expect( await active() ).toContain( 'woocommerce-payments/woocommerce-payments.php' );
		} );
	} );

	it( 'is dismissed for good after a question that Escape answers with no, and says when that was not saved', async () => {
		const { page } = scenario;
		const ask = () => button( 'No thanks, I don’t want WooPayments' );
		await withOffer( async () => {
			await open();
			await skipMenu( page );
			await pressByKeyboard( ask() );
			await dialog().waitFor();
			await page.keyboard.press( 'Escape' );
			await dialog().waitFor( { state: 'detached' } );
			expect( await hasFocus( ask() ) ).toBe( true );
			await scenario.settle();
			const letThrough = await refuseWrites( page, /wc-admin\/options$/ );
			await page.keyboard.press( 'Enter' );
			await pressByKeyboard( button( 'Just dismiss WooPayments' ) );
			await dialog().getByText( 'The offer was not dismissed.' ).waitFor();
			await letThrough();
			await button( 'Just dismiss WooPayments' ).click();
			await page.waitForURL( ( url ) => url.searchParams.get( 'tab' ) === 'checkout' );
			expect( await readOption( scenario.store, DISMISSED ) ).toEqual( [ ID ] );
			await scenario.open( PAGE );
			await page.getByRole( 'heading', { name: 'There is nothing here any more' } ).waitFor();
		} );
	} );

	it( 'fits a phone, reads from right to left and has no accessibility violation, with and without an offer', async () => {
		await withOffer( async () => lookEverywhere( scenario, open ) );
		await lookEverywhere( scenario, async () => {
			await scenario.open( PAGE );
			await scenario.page.getByRole( 'link', { name: 'Go to Payments' } ).waitFor();
		} );
	} );
} );
