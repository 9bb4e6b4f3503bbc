import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { isAsked, openClassicForm } from '../../../../tests/js/classic-form';
import { answer, htmlAnswer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { makeProvider, makeProviders, makeSuggestion } from '../../../../tests/js/factories/make-provider';
import { makeSettings } from '../../../../tests/js/factories/make-settings';
import { render } from '../../../../tests/js/render';
import { PaymentsIsland } from '../island';

const PROVIDERS = 'POST /wc-admin/settings/payments/providers';
const URL = 'admin.php?page=wc-settings&tab=checkout';
const { paymentSettings } = makeSettings();

/** Answers the providers, the last answer again and again. */
function answerProviders( ...answers: readonly object[] ) {
	let count = 0;
	onRest( PROVIDERS, () => answers[ Math.min( count++, answers.length - 1 ) ] );
}

async function show( url = URL, settings: Parameters< typeof render >[ 1 ] = {} ) {
	const view = render( <PaymentsIsland place={ document.body } form={ null } />, { url, ...settings } );
	await waitFor( () => expect( screen.queryByText( 'Loading payment providers' ) ).toBeNull() );
	return view;
}

const row = ( name: string ) => within( screen.getByRole( 'heading', { name } ).closest( 'li' ) ?? document.body );

describe( 'The list of payment providers', () => {
	test( 'shows a skeleton headed “Payment providers” until they are there', async () => {
		answerProviders( makeProviders() );
		render( <PaymentsIsland place={ document.body } form={ null } />, { url: URL } );
		expect( screen.getByRole( 'heading', { name: 'Payment providers' } ) ).toBeTruthy();
		expect( screen.getByText( 'Loading payment providers' ) ).toBeTruthy();
		expect( await screen.findByRole( 'heading', { name: 'Sample Pay' } ) ).toBeTruthy();
		expect( restRequests() ).toHaveLength( 1 );
		expect( restRequests()[ 0 ]?.body ).toEqual( { location: 'US' } );
	} );

	test( 'shows name, badges, description and the button of each state', async () => {
		answerProviders(
			makeProviders( {
				providers: [
					makeSuggestion(),
					makeProvider(),
					makeProvider( { id: 'off', title: 'Off', state: { enabled: false } } ),
					makeProvider( { id: 'half', title: 'Half', state: { enabled: true, needs_setup: true } } ),
					makeProvider( { id: 'fresh', title: 'Fresh', state: { enabled: false, needs_setup: true } } ),
					makeProvider( { id: 'trial', title: 'Trial', state: { enabled: true, account_connected: true, test_mode: true } } ),
					makeProvider( {
						id: 'far',
						title: 'Far',
						onboarding: { state: { supported: false }, messages: { not_supported: 'Not in your country.' } },
						state: { enabled: false },
					} ),
				],
			} )
		);
		await show();
		expect( row( 'Sample Wallet' ).getByText( 'Recommended' ) ).toBeTruthy();
		expect( row( 'Sample Wallet' ).getByText( 'Official' ) ).toBeTruthy();
		expect( row( 'Sample Wallet' ).getByRole( 'button', { name: 'Install' } ) ).toBeTruthy();
		expect( row( 'Sample Pay' ).getByText( 'Active' ) ).toBeTruthy();
		expect( row( 'Sample Pay' ).getByRole( 'link', { name: 'Manage' } ).getAttribute( 'href' ) ).toContain( 'section=pay' );
		expect( row( 'Off' ).getByText( 'Inactive' ) ).toBeTruthy();
		expect( row( 'Off' ).getByRole( 'button', { name: 'Enable' } ) ).toBeTruthy();
		expect( row( 'Off' ).getByRole( 'link', { name: 'Manage' } ) ).toBeTruthy();
		expect( row( 'Half' ).getByText( 'Action needed' ) ).toBeTruthy();
		expect( row( 'Half' ).getByRole( 'link', { name: 'Complete setup' } ).getAttribute( 'href' ) ).toContain( 'pay-connect' );
		expect( row( 'Fresh' ).getByText( 'Action needed' ) ).toBeTruthy();
		expect( row( 'Fresh' ).getByRole( 'link', { name: 'Complete setup' } ) ).toBeTruthy();
		expect( row( 'Trial' ).getByText( 'Test mode' ) ).toBeTruthy();
		expect( row( 'Far' ).getByText( 'Not supported' ) ).toBeTruthy();
		expect( row( 'Far' ).getByText( 'Not in your country.' ) ).toBeTruthy();
		expect( row( 'Far' ).queryByRole( 'button', { name: 'Enable' } ) ).toBeNull();
	} );

	test( 'P8: shows only what the server sends, and its id where a name is missing', async () => {
		answerProviders( makeProviders( { providers: [ { id: 'bare' } ] } ) );
		await show();
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 1 );
		expect( screen.getByRole( 'heading', { name: 'bare' } ) ).toBeTruthy();
	} );

	test( 'shows no script of a description', async () => {
		answerProviders(
			makeProviders( {
				providers: [
					makeProvider( { description: '<b>Cards</b><script>window.hacked = 1</script><img src=x onerror="hacked">' } ),
				],
			} )
		);
		await show();
		expect( row( 'Sample Pay' ).getByText( 'Cards' ).tagName ).toBe( 'B' );
		expect( document.querySelector( 'script, [onerror]' ) ).toBeNull();
	} );

	test( 'says when there is none for the country', async () => {
		answerProviders( makeProviders( { providers: [] } ) );
		await show();
		expect( screen.getByText( 'There is no payment provider for United States yet.' ) ).toBeTruthy();
	} );

	test.each( [
		[ 'a broken server', () => htmlAnswer() ],
		[ 'an answer of another shape', () => ( { providers: 7 } ) ],
		[ 'an error', () => restError( 500, 'oops', 'Broken' ) ],
	] )( 'offers a retry after %s', async ( _name, failure ) => {
		let isBroken = true;
		onRest( PROVIDERS, () => ( isBroken ? failure() : makeProviders() ) );
		const { user } = await show();
		expect( screen.getByText( 'The payment providers could not be loaded.' ) ).toBeTruthy();
		isBroken = false;
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByRole( 'heading', { name: 'Sample Pay' } ) ).toBeTruthy();
	} );

	test( 'says so to users who may not see it', async () => {
		onRest( PROVIDERS, restError( 403, 'woocommerce_rest_cannot_edit', 'No' ) );
		await show();
		expect( screen.getByText( 'The payment providers could not be loaded.' ) ).toBeTruthy();
		expect( screen.queryByRole( 'button', { name: 'Retry' } ) ).toBeNull();
	} );

	test( 'tells users who may not install plugins why no further provider is offered, also in an empty list', async () => {
		const settings = { user: { ...makeSettings().user, capabilities: [ 'manage_woocommerce' ] } };
		const note = /More providers are plugins\. Your account is not allowed to install plugins\. Ask/;
		answerProviders( makeProviders( { providers: [ makeProvider(), makeSuggestion() ] } ), makeProviders( { providers: [] } ) );
		const view = await show( URL, { settings } );
		expect( screen.getByText( note ) ).toBeTruthy();
		expect( screen.queryByRole( 'button', { name: 'Install' } ) ).toBeNull();
		view.unmount();
		await show( URL, { settings } );
		expect( screen.getByText( note ) ).toBeTruthy();
	} );

	test( 'says nothing about plugins to users who may install them', async () => {
		answerProviders( makeProviders() );
		await show();
		expect( screen.queryByText( /not allowed/ ) ).toBeNull();
	} );

	test( 'P2: links to the sections that extensions add', async () => {
		answerProviders( makeProviders() );
		await show( URL, { settings: { paymentSettings: { ...paymentSettings, sections: [ [ 'sample_pay', 'Sample Pay section' ] ] } } } );
		expect( screen.getByRole( 'link', { name: 'Sample Pay section' } ).getAttribute( 'href' ) ).toBe(
			'http://localhost/wp-admin/admin.php?page=wc-settings&tab=checkout&section=sample_pay'
		);
	} );
} );

describe( 'The business location', () => {
	test( 'is saved, and the providers of the new country are fetched while the list stays', async () => {
		let country = '';
		onRest( 'POST /wc-admin/settings/payments/country', { success: true } );
		onRest( PROVIDERS, ( { body }: { body: unknown } ) => {
			country = ( body as { location: string } ).location;
			return makeProviders( { providers: [ makeProvider( { title: `Pay ${ country }` } ) ] } );
		} );
		const { user } = await show();
		await user.selectOptions( screen.getByLabelText( 'Business location:' ), 'DE' );
		expect( screen.getByRole( 'heading', { name: /^Pay / } ) ).toBeTruthy();
		expect( await screen.findByRole( 'heading', { name: 'Pay DE' } ) ).toBeTruthy();
		expect( restRequests( 'POST /wc-admin/settings/payments/country' )[ 0 ]?.body ).toEqual( { location: 'DE' } );
	} );

	test( 'goes back to the saved one when the server refuses it', async () => {
		answerProviders( makeProviders() );
		onRest( 'POST /wc-admin/settings/payments/country', restError( 500, 'oops', 'Broken' ) );
		const { user } = await show();
		await user.selectOptions( screen.getByLabelText( 'Business location:' ), 'DE' );
		expect( await screen.findByText( /The business location was not saved/ ) ).toBeTruthy();
		expect( screen.getByLabelText< HTMLSelectElement >( 'Business location:' ).value ).toBe( 'US' );
		expect( restRequests( PROVIDERS ) ).toHaveLength( 1 );
	} );
} );

describe( 'The button Enable', () => {
	const off = makeProviders( { providers: [ makeProvider( { state: { enabled: false } } ) ] } );
	const AJAX = 'POST /wp-admin/admin-ajax.php';

	test( 'enables the gateway and shows its new state', async () => {
		let isEnabled = false;
		onRest( PROVIDERS, () => ( isEnabled ? makeProviders() : off ) );
		onRest( AJAX, () => {
			isEnabled = true;
			return { success: true, data: true };
		} );
		const { user } = await show();
		await user.click( screen.getByRole( 'button', { name: 'Enable' } ) );
		expect( await screen.findByRole( 'link', { name: 'Manage' } ) ).toBeTruthy();
		expect( String( restRequests( AJAX )[ 0 ]?.body ) ).toBe(
			'action=woocommerce_toggle_gateway_enabled&security=n0nce&gateway_id=pay'
		);
	} );

	test( 'switches nothing when another tab has enabled the gateway meanwhile', async () => {
		answerProviders( off, makeProviders() );
		const { user } = await show();
		await user.click( screen.getByRole( 'button', { name: 'Enable' } ) );
		expect( await screen.findByRole( 'link', { name: 'Manage' } ) ).toBeTruthy();
		expect( restRequests( AJAX ) ).toHaveLength( 0 );
	} );

	test.each( [
		[ 'sends a page', htmlAnswer( 200 ), /not enabled\. The server sent a page that could not be understood\. Try again/ ],
		[ 'does not know the nonce any more', answer( 403, -1 ), /not enabled\. This page was open for too long\. Reload/ ],
		[ 'does not know the user any more', answer( 400, 0 ), /not enabled\. This page was open for too long\. Reload/ ],
		[ 'refuses the user', restError( 403, 'rest_forbidden', 'No.' ), /not enabled\. Your account is not allowed to change this/ ],
	] )( 'names the reason when the server %s', async ( _name, given, message ) => {
		answerProviders( off );
		onRest( AJAX, given );
		const { user } = await show();
		await user.click( screen.getByRole( 'button', { name: 'Enable' } ) );
		expect( ( await row( 'Sample Pay' ).findByRole( 'alert' ) ).textContent ).toMatch( message );
		expect( row( 'Sample Pay' ).getByRole( 'button', { name: 'Try again' } ) ).toBeTruthy();
	} );

	test.each( [
		[ 'refuses it', { success: false, data: 'invalid_gateway_id' } ],
		[ 'leaves it as it was', { success: true, data: false } ],
		[ 'answers something else', { nonsense: true } ],
		[ 'breaks', answer( 500, 'broken' ) ],
	] )( 'says so beside it when the server %s', async ( _name, given ) => {
		answerProviders( off );
		onRest( AJAX, given );
		const { user } = await show();
		await user.click( screen.getByRole( 'button', { name: 'Enable' } ) );
		expect( await row( 'Sample Pay' ).findByText( /Sample Pay was not enabled/ ) ).toBeTruthy();
		expect( screen.getByRole( 'button', { name: 'Enable' } ).getAttribute( 'aria-busy' ) ).toBeNull();
	} );

	test( 'opens the choice of payment methods of a gateway that needs its set-up', async () => {
		const onboarding = { recommended_payment_methods: [ { id: 'card', title: 'Cards', enabled: true } ] };
		answerProviders( makeProviders( { providers: [ makeProvider( { state: { enabled: false }, onboarding } ) ] } ) );
		onRest( AJAX, { success: false, data: 'needs_setup' } );
		const { user, history } = await show();
		await user.click( screen.getByRole( 'button', { name: 'Enable' } ) );
		expect( await screen.findByRole( 'heading', { name: 'Choose your payment methods' } ) ).toBeTruthy();
		expect( history.location.search ).toContain( 'gateway=pay' );
	} );

	test( 'sends one write for a double press', async () => {
		answerProviders( off );
		onRest( AJAX, { success: true, data: true } );
		const { user } = await show();
		await user.dblClick( screen.getByRole( 'button', { name: 'Enable' } ) );
		await waitFor( () => expect( restRequests( PROVIDERS ) ).toHaveLength( 3 ) );
		expect( restRequests( AJAX ) ).toHaveLength( 1 );
	} );
} );

test( 'X1: the choice of a country is saved at once, so that nothing is asked before the page is left', async () => {
	answerProviders( makeProviders() );
	onRest( 'POST /wc-admin/settings/payments/country', { success: true } );
	const form = openClassicForm( '<div id="experimental_wc_settings_payments_main"></div>' );
	const place = form.querySelector( 'div' ) as HTMLElement;
	const { user } = render( <PaymentsIsland place={ place } form={ form } />, { url: URL, container: place } );
	await user.selectOptions( await screen.findByLabelText( 'Business location:' ), 'DE' );
	await waitFor( () => expect( restRequests( PROVIDERS ) ).toHaveLength( 2 ) );
	expect( isAsked() ).toBe( false );
} );
