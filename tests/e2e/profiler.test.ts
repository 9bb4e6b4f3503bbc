import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually';
import { keepState } from './support/keep-state';
import { refuseWrites } from './support/refuse-writes';
import { removePlugins } from './support/remove-plugins';
import { restRoute } from './support/rest';
import { HOME, prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';
import { lookEverywhere } from './support/task-looks';

const scenario = prepareScenario();
const PROFILE = 'woocommerce_onboarding_profile';
const WIZARD = `${ HOME }&path=%2Fsetup-wizard`;
const START = {
	[ PROFILE ]: null,
	woocommerce_allow_tracking: null,
	woocommerce_default_country: 'US:CA',
	woocommerce_currency: 'USD',
	woocommerce_coming_soon: null,
	demo_store_plugin_faults: null,
};

// The wizard also sets how the country formats its currency, and its units.
const CURRENCY = [ 'currency_pos', 'price_thousand_sep', 'price_decimal_sep', 'price_num_decimals', 'weight_unit', 'dimension_unit' ];
const CHANGED = [ ...Object.keys( START ), ...CURRENCY.map( ( name ) => `woocommerce_${ name }` ), 'blogname', 'active_plugins' ];

keepState( scenario, CHANGED, [] );

beforeEach( async () => {
	await removePlugins( scenario.store, [ 'jetpack', 'klaviyo' ] );
	await setOptions( scenario.store, START );
} );

const heading = ( name: string ) => scenario.page.getByRole( 'heading', { level: 1, name } ).waitFor();
const button = ( name: string ) => scenario.page.getByRole( 'button', { name } );
const option = async ( name: string ) => readOption( scenario.store, name );

describe( 'the set-up wizard', () => {
	it( 'is walked by keyboard alone, and what it asked is in the database', async () => {
		const { page } = scenario;
		await scenario.open( WIZARD );
		await heading( 'Welcome to Woo!' );
		await page.getByRole( 'checkbox' ).focus();
		await page.keyboard.press( 'Space' );
		await button( 'Set up my store' ).press( 'Enter' );
		await heading( 'Which one of these best describes you?' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Space' );
		await page.keyboard.press( 'Enter' );
		await heading( 'Tell us a bit about your store' );
		await page.getByRole( 'textbox', { name: 'Give your store a name' } ).fill( '<b>Tea</b> & more' );
		await page.getByRole( 'combobox', { name: 'Where is your store located?' } ).selectOption( 'FR' );
		await button( 'Continue' ).press( 'Enter' );
		await heading( 'Get a boost with our free features' );
		await page.getByRole( 'checkbox', { name: 'Send messages' } ).press( 'Space' );
		await button( 'Continue' ).press( 'Enter' );
		await page.waitForURL( ( url ) => url.search === '?page=wc-admin' );
		expect( await option( PROFILE ) ).toMatchObject( {
			business_choice: 'im_just_starting_my_business',
			is_agree_marketing: false,
			is_store_country_set: true,
			business_extensions: [ 'klaviyo' ],
			completed: true,
		} );
		expect( await option( 'woocommerce_allow_tracking' ) ).toBe( 'yes' );
		expect( await option( 'woocommerce_default_country' ) ).toBe( 'FR' );
		expect( await option( 'woocommerce_currency' ) ).toBe( 'EUR' );
		expect( await option( 'blogname' ) ).toBe( '&lt;b&gt;Tea&lt;/b&gt; &amp; more' );
		expect( ( await option( 'active_plugins' ) ) as string[] ).toContain( 'klaviyo/klaviyo.php' );
		expect( scenario.errors.filter( ( error ) => ! error.includes( 'ERR_' ) ) ).toEqual( [] );
	} );

	it( 'says at the edge of the window what was not saved, because there is no menu', async () => {
		const letThrough = await refuseWrites( scenario.page, /woocommerce_allow_tracking$/ );
		await scenario.open( WIZARD );
		await button( 'Set up my store' ).click();
		const box = await scenario.page.locator( '.store-admin-snackbar' ).boundingBox();
		expect( box?.x ).toBe( 24 );
		await letThrough();
		await button( 'Try again' ).click();
		await scenario.page.locator( '.store-admin-snackbar' ).waitFor( { state: 'detached' } );
	} );

	it( 'keeps the answers after Back, Forward and a reload; a late link opens its step', async () => {
		const { page } = scenario;
		await scenario.open( `${ WIZARD }&step=business-info` );
		const name = page.getByRole( 'textbox', { name: 'Give your store a name' } );
		await name.fill( 'Tea' );
		await page.reload();
		await eventually(
			async () => name.inputValue(),
			( value ) => value === 'Tea'
		);
		await page.getByRole( 'combobox', { name: 'Where is your store located?' } ).selectOption( 'FR' );
		await button( 'Continue' ).click();
		await heading( 'Get a boost with our free features' );
		await page.goBack();
		await heading( 'Tell us a bit about your store' );
		expect( await name.inputValue() ).toBe( 'Tea' );
		await page.goForward();
		await heading( 'Get a boost with our free features' );
		await page.reload();
		await heading( 'Get a boost with our free features' );
		await scenario.open( `${ HOME }&path=%2Fprofiler&step=business-info` );
		await eventually(
			async () => name.inputValue(),
			( value ) => value === 'Tea'
		);
		expect( await page.getByRole( 'combobox', { name: 'Where is your store located?' } ).inputValue() ).toBe( 'FR' );
	} );

	it( 'T9: Back from Home after an installation shows the choice, not a loader', async () => {
		const { page } = scenario;
		await scenario.open( `${ WIZARD }&step=plugins` );
		await page.getByRole( 'checkbox', { name: 'Send messages' } ).check();
		await button( 'Continue' ).click();
		await page.waitForURL( ( url ) => url.search === '?page=wc-admin' );
		await page.goBack();
		await heading( 'Get a boost with our free features' );
		await page.getByText( 'Installed', { exact: true } ).waitFor();
	} );

	it( 'names a feature that was not installed, and installs it on the next try', async () => {
		const { page } = scenario;
		await setOptions( scenario.store, { demo_store_plugin_faults: { klaviyo: 'archive' } } );
		await scenario.open( `${ WIZARD }&step=plugins` );
		await page.getByRole( 'checkbox', { name: 'Send messages' } ).check();
		await button( 'Continue' ).click();
		await page.getByText( /^Oops! We encountered a problem while installing/ ).waitFor();
		expect( await page.getByRole( 'checkbox', { name: 'Send messages' } ).isChecked() ).toBe( true );
		await setOptions( scenario.store, { demo_store_plugin_faults: null } );
		await button( 'Continue' ).click();
		await page.waitForURL( ( url ) => url.search === '?page=wc-admin' );
	} );

	it( 'sends at most three requests before the first press', async () => {
		const asked: string[] = [];
		scenario.page.on( 'request', ( request ) => {
			const route = restRoute( request.url() );
			if ( route ) {
				asked.push( route );
			}
		} );
		await scenario.open( WIZARD );
		await heading( 'Welcome to Woo!' );
		await scenario.settle();
		expect( asked.length ).toBeLessThanOrEqual( 3 );
	} );

	it.each( [ '', '&step=user-profile', '&step=business-info', '&step=plugins', '&step=skip-guided-setup' ] )(
		'fits a phone, reads from right to left and has no accessibility violation at "%s"',
		async ( step ) => {
			await lookEverywhere( scenario, async () => {
				await scenario.open( `${ WIZARD }${ step }` );
				await scenario.page.getByRole( 'button', { name: /^(Continue|Set up my store|Go to my store)$/ } ).waitFor();
			} );
		}
	);
} );
