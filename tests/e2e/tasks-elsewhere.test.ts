import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually';
import { keepState } from './support/keep-state';
import { hasFocus, pressByKeyboard, skipMenu, typeByKeyboard } from './support/keyboard';
import { refuseWrites } from './support/refuse-writes';
import { HOME, prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';
import { lookEverywhere } from './support/task-looks';
import { waitForTick } from './support/tick';

/* Tasks that are completed on another screen, by keyboard from Home until Home shows them as complete. */

const scenario = prepareScenario();
const ACTIONS = 'woocommerce_task_list_tracked_completed_actions';
const APP_SEEN = 'woocommerce_admin_dismissed_mobile_app_modal';
const START = {
	demo_store_older_tasks: null,
	woocommerce_default_country: 'US:TX',
	woocommerce_store_address: '',
	woocommerce_store_city: 'Austin',
	woocommerce_store_postcode: '78701',
	woocommerce_admin_customize_store_completed: null,
	woocommerce_coming_soon: 'yes',
	[ APP_SEEN ]: null,
};

keepState( scenario, Object.keys( START ), [] );
beforeEach( () => setOptions( scenario.store, START ) );

const row = ( name: string ) => scenario.page.getByRole( 'listitem' ).getByRole( 'link', { name } );
const option = ( name: string ) => readOption( scenario.store, name );
const offer = ( ...ids: readonly string[] ) => setOptions( scenario.store, { demo_store_older_tasks: ids } );

async function startFromHome( name: string ): Promise< void > {
	await scenario.open();
	await row( name ).waitFor();
	await skipMenu( scenario.page );
	await pressByKeyboard( row( name ) );
}

describe( 'a task that is completed on another page', () => {
	it( 'of the store details is complete after saving the settings', async () => {
		await offer( 'store_details' );
		await startFromHome( 'Add store details' );
		await scenario.page.waitForURL( /page=wc-settings&tab=general&tutorial=true/ );
		await scenario.page.locator( '#woocommerce_store_address' ).focus();
		await typeByKeyboard( scenario.page.locator( '#woocommerce_store_address' ), '12 Main St' );
		await scenario.page.keyboard.press( 'Enter' );
		await scenario.page.getByText( /settings( have been)? saved/i ).waitFor();
		expect( await option( 'woocommerce_store_address' ) ).toBe( '12 Main St' );
		await scenario.open();
		await waitForTick( scenario.page, 'You added store details' );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'T12: of the store details is complete without a post code where the country has none', async () => {
		await offer( 'store_details' );
		await setOptions( scenario.store, {
			woocommerce_default_country: 'AE',
			woocommerce_store_address: 'Street 1',
			woocommerce_store_city: 'Dubai',
			woocommerce_store_postcode: '',
		} );
		await scenario.open();
		await waitForTick( scenario.page, 'You added store details' );
	} );

	it( 'of the appearance is complete after opening the themes', async () => {
		await offer( 'appearance' );
		await startFromHome( 'Choose your theme' );
		await scenario.page.waitForURL( /theme-install\.php\?browse=block-themes/ );
		expect( await option( ACTIONS ) ).toContainEqual( expect.stringMatching( /appearance$/ ) );
		await scenario.open();
		await waitForTick( scenario.page, 'Choose your theme' );
	} );

	it( 'of customizing the store is complete after opening the designer', async () => {
		await startFromHome( 'Customize your store' );
		await scenario.page.waitForURL( ( url ) => url.searchParams.get( 'path' ) === '/customize-store' );
		await pressByKeyboard( scenario.page.getByRole( 'button', { name: 'Start designing' } ) );
		// Otherwise the designer, which opens after the task is saved, would replace the page that is opened below.
		await scenario.page.waitForURL( /site-editor\.php/, { waitUntil: 'commit' } );
		await eventually(
			() => option( 'woocommerce_admin_customize_store_completed' ),
			( value ) => value === 'yes'
		);
		await scenario.open();
		await waitForTick( scenario.page, 'Customize your store' );
	} );

	it( 'of the launch is complete after the launch', async () => {
		await startFromHome( 'Launch your store' );
		await scenario.page.waitForURL( ( url ) => url.searchParams.get( 'path' ) === '/launch-your-store' );
		await pressByKeyboard( scenario.page.getByRole( 'button', { name: 'Launch your store' } ) );
		await eventually(
			() => option( 'woocommerce_coming_soon' ),
			( value ) => value === 'no'
		);
		await scenario.open();
		await waitForTick( scenario.page, 'Launch your store' );
	} );

	it( 'of the launch stays open after Back from its screen', async () => {
		await startFromHome( 'Launch your store' );
		await scenario.page.waitForURL( ( url ) => url.searchParams.get( 'path' ) === '/launch-your-store' );
		await scenario.page.goBack();
		await row( 'Launch your store' ).waitFor();
		expect( await row( 'Launch your store' ).textContent() ).not.toMatch( /complete/i );
	} );
} );

describe( 'the mobile app task', () => {
	const NAME = 'Get the free WooCommerce mobile app';
	const dialog = () => scenario.page.getByRole( 'dialog' );

	async function openByKeyboard(): Promise< void > {
		await scenario.open();
		await row( NAME ).waitFor();
		await skipMenu( scenario.page );
		await pressByKeyboard( row( NAME ) );
		await dialog().waitFor();
	}

	async function closeByKeyboard(): Promise< void > {
		await pressByKeyboard( dialog().getByRole( 'button', { name: 'App is installed' } ) );
		await dialog().getByText( 'Follow the instructions in the app to sign in.' ).waitFor();
		await scenario.page.keyboard.press( 'Escape' );
		await dialog().waitFor( { state: 'detached' } );
	}

	it( 'is completed by keyboard, and the focus stays at its row', async () => {
		await openByKeyboard();
		await closeByKeyboard();
		await waitForTick( scenario.page, NAME );
		expect( await option( APP_SEEN ) ).toBe( 'yes' );
		await scenario.open();
		await waitForTick( scenario.page, NAME );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'stays open when closing was not saved, and is complete the next time', async () => {
		await openByKeyboard();
		const letThrough = await refuseWrites( scenario.page, /wc-admin\/options$/ );
		const refused = scenario.page.waitForResponse( ( answer ) => answer.status() === 500 );
		await closeByKeyboard();
		await refused;
		await eventually(
			() => row( NAME ).count(),
			( count ) => count > 0
		);
		expect( await option( APP_SEEN ) ).toBe( false );
		await letThrough();
		await row( NAME ).click();
		await dialog().waitFor();
		await scenario.page.keyboard.press( 'Escape' );
		await waitForTick( scenario.page, NAME );
		expect( await option( APP_SEEN ) ).toBe( 'yes' );
	} );

	it( 'returns the focus to where it was', async () => {
		await openByKeyboard();
		await scenario.page.keyboard.press( 'Escape' );
		await dialog().waitFor( { state: 'detached' } );
		await eventually(
			() => hasFocus( scenario.page.locator( 'body' ) ),
			( isLost ) => ! isLost
		);
	} );
} );

describe( 'the page of the appearance task', () => {
	it( 'has no accessibility violation and does not overflow', async () => {
		await offer( 'appearance' );
		await lookEverywhere( scenario, async () => {
			await scenario.open( `${ HOME }&task=appearance` );
			await scenario.page.getByRole( 'link', { name: 'Choose theme' } ).waitFor();
		} );
	} );
} );
