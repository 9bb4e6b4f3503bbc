import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findViolations, widestOverflow } from './support/axe';
import { ANDROID_PHONE } from './support/browser';
import { eventually } from './support/eventually';
import { readUserMeta } from './support/home-store';
import { HOME, prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';

const scenario = prepareScenario();
const BANNER = 'woocommerce_admin_android_app_banner_dismissed';
const dialog = ( name: string ) => scenario.page.getByRole( 'dialog', { name } );
const APP = 'Manage orders and track sales in real-time with the free mobile app';

afterEach( async () => {
	await setOptions( scenario.store, {
		woocommerce_admin_dismissed_mobile_app_modal: null,
		woocommerce_allow_tracking: 'no',
		woocommerce_ces_tracks_queue: null,
		woocommerce_ces_shown_for_actions: null,
		woocommerce_clear_ces_tracks_queue_for_page: null,
	} );
	await scenario.store.runPhp( { code: 'foreach ( $args as $name ) { delete_user_meta( 1, $name ); }' }, [ BANNER ] );
} );

describe( 'the dialog about the mobile app', () => {
	it( 'opens from its task, has two steps, and completes the task when it is closed', async () => {
		await scenario.open( `${ HOME }&mobileAppModal=true` );
		await dialog( APP ).waitFor();
		expect( await findViolations( scenario.page ) ).toEqual( [] );
		await dialog( APP ).getByRole( 'button', { name: 'App is installed' } ).click();
		await dialog( APP ).getByText( 'Follow the instructions in the app to sign in.' ).waitFor();
		expect( await findViolations( scenario.page ) ).toEqual( [] );
		await dialog( APP ).getByRole( 'button', { name: 'Close' } ).click();
		await dialog( APP ).waitFor( { state: 'detached' } );
		expect( scenario.page.url() ).not.toContain( 'mobileAppModal' );
		await eventually(
			() => readOption( scenario.store, 'woocommerce_admin_dismissed_mobile_app_modal' ),
			( value ) => value === 'yes'
		);
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'fits on a phone', async () => {
		await scenario.page.setViewportSize( { width: 360, height: 740 } );
		await scenario.open( `${ HOME }&mobileAppModal=true` );
		await dialog( APP ).waitFor();
		expect( await findViolations( scenario.page ) ).toEqual( [] );
		expect( await widestOverflow( scenario.page ) ).toBeLessThanOrEqual( 0 );
	} );
} );

describe( 'the dialog about e-mails', () => {
	it.each( [ 'enabled', 'try' ] )( 'of kind "%s" links to the settings and closes with Escape', async ( kind ) => {
		await scenario.open( `${ HOME }&emailImprovementsModal=${ kind }` );
		const box = scenario.page.getByRole( 'dialog', { name: /emails have had an upgrade!/ } );
		await box.waitFor();
		expect( await findViolations( scenario.page ) ).toEqual( [] );
		const link = box.getByRole( 'link', { name: kind === 'try' ? 'Try the new templates' : 'Customize your emails' } );
		expect( await link.getAttribute( 'href' ) ).toContain( 'tab=email' );
		await scenario.page.keyboard.press( 'Escape' );
		await box.waitFor( { state: 'detached' } );
		expect( scenario.page.url() ).not.toContain( 'emailImprovementsModal' );
	} );
} );

describe( 'the banner of the app', () => {
	const banner = () => scenario.page.getByRole( 'complementary', { name: 'WooCommerce mobile app' } );

	const onPhone = () => scenario.signInAs( scenario.store.user, ANDROID_PHONE );
	const wantSuggestions = ( value: 'yes' | 'no' ) => setOptions( scenario.store, { woocommerce_show_marketplace_suggestions: value } );

	beforeEach( () => wantSuggestions( 'yes' ) );
	afterEach( () => wantSuggestions( 'no' ) );

	it( 'M1: is neither shown nor loaded when suggestions are off', async () => {
		await wantSuggestions( 'no' );
		await onPhone();
		const fetched: string[] = [];
		scenario.page.on( 'request', ( request ) => fetched.push( request.url() ) );
		await scenario.open();
		await scenario.page.getByText( 'Add your products' ).waitFor();
		await scenario.settle();
		expect( await banner().count() ).toBe( 0 );
		expect( fetched.filter( ( url ) => url.includes( 'get-the-app' ) ) ).toEqual( [] );
	} );

	it( 'is shown on Android phones until it is dismissed', async () => {
		await onPhone();
		await scenario.open();
		await banner().waitFor();
		expect( await findViolations( scenario.page ) ).toEqual( [] );
		await banner().getByRole( 'button', { name: 'Dismiss' } ).click();
		await banner().waitFor( { state: 'detached' } );
		await eventually(
			() => readUserMeta( scenario.store, BANNER ),
			( value ) => value === 'yes'
		);
		await scenario.page.reload();
		await scenario.page.getByText( 'Add your products' ).waitFor();
		expect( await banner().count() ).toBe( 0 );
	} );
} );

describe( 'questions about the store', () => {
	const queue = [
		{
			action: 'settings_change',
			title: 'How easy was it to update your settings?',
			firstQuestion: 'The settings screen is easy to use.',
			secondQuestion: 'The settings screen meets my needs.',
			pagenow: 'edit-product',
			adminpage: 'edit-php',
			props: {},
		},
	];

	it( 'are asked on their page when usage tracking is on', async () => {
		await setOptions( scenario.store, { woocommerce_allow_tracking: 'yes', woocommerce_ces_tracks_queue: queue } );
		await scenario.open( 'edit.php?post_type=product' );
		await scenario.page.getByText( 'How easy was it to update your settings?' ).waitFor();
		await scenario.page.getByRole( 'button', { name: 'Give feedback' } ).click();
		await dialog( 'How easy was it to update your settings?' ).waitFor();
		for ( const group of await dialog( queue[ 0 ]?.title ?? '' )
			.getByRole( 'group' )
			.all() ) {
			await group.getByText( 'Agree', { exact: true } ).click();
		}
		await scenario.page.getByRole( 'button', { name: 'Share' } ).click();
		await scenario.page.getByText( "Thanks for the feedback. We'll put it to good use!" ).waitFor();
		await eventually(
			() => readOption( scenario.store, 'woocommerce_ces_shown_for_actions' ),
			( value ) => JSON.stringify( value ) === '["settings_change"]'
		);
	} );

	it( 'are asked once after leaving settings unsaved', async () => {
		const title = 'How is your experience with the settings?';
		const { page } = scenario;
		page.on( 'dialog', ( box ) => void box.accept() );
		await setOptions( scenario.store, { woocommerce_allow_tracking: 'yes' } );
		// The code that watches the form requests it.
		const watched = page.waitForResponse( ( response ) => response.url().includes( 'ces_tracks_queue' ) );
		await scenario.open( 'admin.php?page=wc-settings' );
		await watched;
		await page.locator( '#mainform input[type="text"]' ).first().fill( 'Elsewhere' );
		await page.locator( '#mainform input[type="text"]' ).first().blur();
		await scenario.open();
		await page.getByText( title ).waitFor();
		await page.getByRole( 'button', { name: 'Give feedback' } ).click();
		await dialog( title ).waitFor();
		expect( await findViolations( page, 'dialog' ) ).toEqual( [] );
		await eventually(
			() => readOption( scenario.store, 'woocommerce_ces_shown_for_actions' ),
			( value ) => JSON.stringify( value ) === '["settings_change"]'
		);
	} );

	it( 'are neither asked nor loaded when usage tracking is off', async () => {
		await setOptions( scenario.store, { woocommerce_allow_tracking: 'no', woocommerce_ces_tracks_queue: queue } );
		const asked: string[] = [];
		scenario.page.on( 'request', ( request ) => {
			if ( request.url().includes( 'ces_tracks_queue' ) ) {
				asked.push( request.url() );
			}
		} );
		await scenario.open( 'edit.php?post_type=product' );
		await scenario.page.getByRole( 'tab', { name: /^Activity/ } ).waitFor();
		await scenario.settle();
		expect( asked ).toEqual( [] );
	} );
} );
