import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { noticesStore } from '@store-admin/data';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { makeProvider, makeProviders, makeSuggestion } from '../../../../tests/js/factories/make-provider';
import { render } from '../../../../tests/js/render';
import { stackItems } from '../../../../tests/js/stack-items';
import { PaymentsIsland } from '../island';

const PROVIDERS = 'POST /wc-admin/settings/payments/providers';
const ORDER = 'POST /wc-admin/settings/payments/providers/order';
const URL = 'admin.php?page=wc-settings&tab=checkout';

async function show( providers: object, url = URL, settings: Parameters< typeof render >[ 1 ] = {} ) {
	onRest( PROVIDERS, providers );
	const view = render( <PaymentsIsland place={ document.body } form={ null } />, { url, ...settings } );
	await waitFor( () => expect( screen.queryByText( 'Loading payment providers' ) ).toBeNull() );
	const notices = () =>
		view.registry
			.select( noticesStore )
			.getNotices()
			.map( ( { content } ) => content );
	return { ...view, notices };
}

const names = () => screen.getAllByRole( 'heading', { level: 3 } ).map( ( { textContent } ) => textContent );

async function choose( user: Awaited< ReturnType< typeof show > >[ 'user' ], name: string, entry: string ) {
	await user.click( screen.getByRole( 'button', { name: `More about ${ name }` } ) );
	await user.click( screen.getByRole( 'menuitem', { name: entry } ) );
}

describe( 'The order of the providers', () => {
	stackItems();

	const three = makeProviders( {
		providers: [
			makeProvider( { id: 'a_b', title: 'First' } ),
			makeProvider( { id: 'x:bnpl', title: 'Later' } ),
			makeProvider( { id: '_wc_offline', title: 'Third' } ),
		],
	} );

	async function moveFirstDown( user: Awaited< ReturnType< typeof show > >[ 'user' ] ) {
		screen.getByRole( 'button', { name: 'Move First' } ).focus();
		await user.keyboard( ' ' );
		await screen.findByText( /First is picked up/ );
		await user.keyboard( '{ArrowDown}' );
		await screen.findByText( /First is at place 2/ );
		await user.keyboard( ' ' );
	}

	test( 'P4: is saved with the ids that the server accepts, and shown at once', async () => {
		const { user } = await show( three );
		onRest( ORDER, { success: true } );
		expect( screen.queryByRole( 'button', { name: 'Move Later' } ) ).toBeNull();
		await moveFirstDown( user );
		await waitFor( () => expect( restRequests( ORDER ) ).toHaveLength( 1 ) );
		expect( restRequests( ORDER )[ 0 ]?.body ).toEqual( { order_map: { a_b: 1, _wc_offline: 2 } } );
		expect( names() ).toEqual( [ 'Later', 'First', 'Third' ] );
	} );

	test( 'P4: goes back when the server refuses it, and a notice says so', async () => {
		const { user, notices } = await show( three );
		onRest( ORDER, restError( 400, 'rest_invalid_param', 'Invalid parameter(s): order_map' ) );
		await moveFirstDown( user );
		await waitFor( () => expect( notices().join() ).toContain( 'the old one is shown again' ) );
		expect( names() ).toEqual( [ 'First', 'Later', 'Third' ] );
	} );
} );

describe( 'A suggestion', () => {
	test( 'is installed, activated and attached, and its gateway takes its place', async () => {
		let isInstalled = false;
		const { user, notices } = await show( {} );
		onRest( PROVIDERS, () =>
			makeProviders( { providers: [ isInstalled ? makeProvider( { title: 'Wallet gateway' } ) : makeSuggestion() ] } )
		);
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		const plugins = { activated: [], active: [], installed: [], results: {}, install_time: {} };
		onRest( 'POST /wc-admin/plugins/install', { success: true, message: '', errors: { errors: [] }, data: plugins } );
		onRest( 'POST /wc-admin/plugins/activate', () => {
			isInstalled = true;
			return { success: true, message: '', errors: { errors: [] }, data: plugins };
		} );
		onRest( 'POST /wc-admin/settings/payments/suggestion/wallet/attach', { success: true } );
		await user.click( await screen.findByRole( 'button', { name: 'Install' } ) );
		expect( await screen.findByRole( 'heading', { name: 'Wallet gateway' } ) ).toBeTruthy();
		expect( restRequests( 'POST /wc-admin/settings/payments/suggestion/wallet/attach' ) ).toHaveLength( 1 );
		expect( notices() ).toContain( 'Sample Wallet is installed.' );
	} );

	test( 'that cannot be installed says why, and can be tried again', async () => {
		const { user } = await show( makeProviders( { providers: [ makeSuggestion() ] } ) );
		onRest( 'POST /wc-admin/plugins/install', restError( 500, 'oops', 'No space left' ) );
		await user.click( screen.getByRole( 'button', { name: 'Install' } ) );
		expect( await screen.findByText( /Sample Wallet was not installed/ ) ).toBeTruthy();
		expect( screen.getByRole( 'button', { name: 'Try again' } ) ).toBeTruthy();
	} );

	test( 'that this user may not install says which right is missing', async () => {
		const { user } = await show( makeProviders( { providers: [ makeSuggestion() ] } ) );
		onRest( 'POST /wc-admin/plugins/install', restError( 403, 'woocommerce_rest_cannot_update', 'No.' ) );
		await user.click( screen.getByRole( 'button', { name: 'Install' } ) );
		expect(
			await screen.findByText( /^Sample Wallet was not installed\. Your account is not allowed to install plugins\. Ask/ )
		).toBeTruthy();
	} );

	test( 'has no button for users who may not install plugins', async () => {
		const user = { id: 2, name: 'Manager', capabilities: [ 'manage_woocommerce' ] };
		await show( makeProviders( { providers: [ makeSuggestion() ] } ), URL, { settings: { user } } );
		expect( screen.queryByRole( 'button', { name: 'Install' } ) ).toBeNull();
	} );

	test( 'is hidden through its link', async () => {
		const { user, notices } = await show( makeProviders( { providers: [ makeSuggestion() ] } ) );
		onRest( 'POST /wc-admin/settings/payments/suggestion/wallet/hide', () => {
			onRest( PROVIDERS, makeProviders( { providers: [ makeProvider() ] } ) );
			return { success: true };
		} );
		await choose( user, 'Sample Wallet', 'Hide suggestion' );
		await waitFor( () => expect( screen.queryByRole( 'heading', { name: 'Sample Wallet' } ) ).toBeNull() );
		expect( notices() ).toContain( 'Sample Wallet is hidden.' );
	} );
} );

describe( 'The menu of a provider', () => {
	test( 'has the links of the server, each once, and none that could run a script', async () => {
		const links = [
			{ _type: 'pricing', url: 'https://pay.test/pricing' },
			{ _type: 'pricing', url: 'https://pay.test/other' },
			{ _type: 'terms', url: 'javascript:alert(1)' },
			{ _type: 'unknown', url: 'https://pay.test/unknown' },
		];
		const { user } = await show( makeProviders( { providers: [ makeProvider( { links } ) ] } ) );
		await user.click( screen.getByRole( 'button', { name: 'More about Sample Pay' } ) );
		const items = screen.getAllByRole( 'menuitem' );
		expect( items.map( ( { textContent } ) => textContent ) ).toEqual( [
			'See pricing & fees(opens in a new tab)',
			'Disable',
			'Deactivate',
		] );
		expect( items[ 0 ]?.getAttribute( 'href' ) ).toBe( 'https://pay.test/pricing' );
	} );

	test( 'asks before a plugin is deactivated, and shows the failure in the question', async () => {
		const { user } = await show( makeProviders() );
		onRest( 'POST /wp/v2/plugins/sample-pay/sample-pay', restError( 500, 'oops', 'Broken' ) );
		await choose( user, 'Sample Pay', 'Deactivate' );
		const dialog = screen.getByRole( 'dialog', { name: 'Deactivate Sample Pay?' } );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Deactivate' } ) );
		expect( ( await within( dialog ).findByRole( 'alert' ) ).textContent ).toContain( 'Sample Pay was not deactivated' );
		onRest( 'POST /wp/v2/plugins/sample-pay/sample-pay', { plugin: 'sample-pay/sample-pay', status: 'inactive' } );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Deactivate' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
	} );

	test( 'disables a gateway after a question', async () => {
		const { user } = await show( makeProviders() );
		onRest( 'POST /wp-admin/admin-ajax.php', { success: true, data: false } );
		await choose( user, 'Sample Pay', 'Disable' );
		await user.click( within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name: 'Disable' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		expect( restRequests( 'POST /wp-admin/admin-ajax.php' ) ).toHaveLength( 1 );
	} );

	const RESET = 'POST /wc-admin/settings/payments/sample/reset';
	const started = ( isConnected: boolean ) => {
		const known = makeProvider();
		const links = { reset: { href: 'http://localhost/wp-json/wc-admin/settings/payments/sample/reset' } };
		return makeProvider( {
			state: { ...known.state, account_connected: isConnected },
			onboarding: { ...known.onboarding, _links: { ...known.onboarding._links, ...links } },
		} );
	};

	test.each( [
		[ 'Reset account', true, 'Reset the account of Sample Pay?', 'Yes, reset account' ],
		[ 'Reset onboarding', false, 'Start the set-up of Sample Pay again?', 'Yes, start again' ],
	] )( '%s asks first, and is sent once on a double press', async ( entry, isConnected, title, confirm ) => {
		const { user, notices } = await show( makeProviders( { providers: [ started( isConnected ) ] } ) );
		onRest( RESET, { success: true } );
		await choose( user, 'Sample Pay', entry );
		expect( restRequests( RESET ) ).toHaveLength( 0 );
		await user.dblClick( within( screen.getByRole( 'dialog', { name: title } ) ).getByRole( 'button', { name: confirm } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		expect( restRequests( RESET ) ).toHaveLength( 1 );
		expect( notices() ).toHaveLength( 1 );
	} );

	test( 'keeps the question of a reset open when the server refuses it', async () => {
		const { user } = await show( makeProviders( { providers: [ started( false ) ] } ) );
		onRest( RESET, restError( 500, 'oops', 'Broken' ) );
		await choose( user, 'Sample Pay', 'Reset onboarding' );
		await user.click( screen.getByRole( 'button', { name: 'Yes, start again' } ) );
		const problem = await within( screen.getByRole( 'dialog' ) ).findByRole( 'alert' );
		expect( problem.textContent ).toContain( 'The set-up of Sample Pay was not started again.' );
	} );
} );

describe( 'The offer of a provider', () => {
	const incentive = {
		id: 'half',
		title: 'Half the <b>fees</b>',
		description: 'For three months.',
		badge: 'Save 50%',
		cta_label: 'Save now',
		_dismissals: [],
		_links: { dismiss: { href: 'http://localhost/wp-json/wc-admin/settings/payments/suggestion/wallet/incentive/half/dismiss' } },
	};

	test( 'is dismissed for this banner only', async () => {
		const { user } = await show( makeProviders( { providers: [ makeSuggestion( { _incentive: incentive } ) ] } ) );
		expect( screen.getByText( 'Limited time offer' ) ).toBeTruthy();
		onRest( 'POST /wc-admin/settings/payments/suggestion/wallet/incentive/half/dismiss', () => {
			const dismissed = { ...incentive, _dismissals: [ { context: 'wc_settings_payments__banner', timestamp: 1 } ] };
			onRest( PROVIDERS, makeProviders( { providers: [ makeSuggestion( { _incentive: dismissed } ) ] } ) );
			return { success: true };
		} );
		await user.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
		await waitFor( () => expect( screen.queryByText( 'Limited time offer' ) ).toBeNull() );
		expect( restRequests( 'POST /wc-admin/settings/payments/suggestion/wallet/incentive/half/dismiss' )[ 0 ]?.body ).toEqual( {
			context: 'wc_settings_payments__banner',
		} );
		expect( screen.getByText( 'Save 50%' ) ).toBeTruthy();
	} );

	test( 'for stores that use another provider opens in a dialog, once', async () => {
		const offer = { ...incentive, promo_id: 'sample-promo-2026-switch-1' };
		const { user } = await show( makeProviders( { providers: [ makeSuggestion( { _incentive: offer } ) ] } ) );
		expect( screen.getByRole( 'dialog', { name: 'Half the fees' } ) ).toBeTruthy();
		expect( screen.queryByText( 'Limited time offer' ) ).toBeNull();
		onRest( 'POST /wc-admin/settings/payments/suggestion/wallet/incentive/half/dismiss', () => {
			const dismissed = { ...offer, _dismissals: [ { context: 'wc_settings_payments__modal', timestamp: Date.now() / 1000 } ] };
			onRest( PROVIDERS, makeProviders( { providers: [ makeSuggestion( { _incentive: dismissed } ) ] } ) );
			return { success: true };
		} );
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		await waitFor( () =>
			expect( restRequests( 'POST /wc-admin/settings/payments/suggestion/wallet/incentive/half/dismiss' )[ 0 ]?.body ).toEqual( {
				context: 'wc_settings_payments__modal',
			} )
		);
		expect( screen.queryByText( 'Limited time offer' ) ).toBeNull();
	} );

	test( 'is not shown where the owner wants no suggestions', async () => {
		await show( makeProviders( { providers: [ makeSuggestion( { _incentive: incentive } ) ] } ), URL, {
			settings: { showsSuggestions: false },
		} );
		expect( screen.queryByText( 'Limited time offer' ) ).toBeNull();
	} );
} );

describe( 'More payment options', () => {
	const known = makeProviders( {
		suggestions: [
			makeSuggestion( { id: 'later', title: 'Pay later', category: 'bnpl', tags: [] } ),
			makeSuggestion( { id: 'odd', title: 'Odd one', category: 'unknown', tags: [] } ),
		],
		suggestion_categories: [
			{ id: 'psp', _priority: 40, title: 'Payment Providers' },
			{ id: 'bnpl', _priority: 20, title: 'Buy &amp; pay later' },
		],
	} );

	test( 'are shown by category, and the address keeps that they are', async () => {
		const { user, history } = await show( known );
		expect( screen.queryByRole( 'heading', { name: 'Pay later' } ) ).toBeNull();
		await user.click( screen.getByRole( 'button', { name: 'More payment options' } ) );
		expect( history.location.search ).toContain( 'other_pes_section=expanded' );
		expect( screen.getAllByRole( 'heading', { level: 3 } ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'Sample Pay',
			'Buy & pay later',
			'Other',
		] );
		await user.click( screen.getByRole( 'button', { name: 'More payment options' } ) );
		expect( history.location.search ).not.toContain( 'other_pes_section' );
	} );

	test( 'say when the selected location is not that of the store', async () => {
		const paymentSettings = {
			country: 'DE',
			storeCountry: 'US',
			countries: [ 'DE', 'US' ],
			toggleNonce: '',
			sections: [],
		};
		await show( known, `${ URL }&other_pes_section=expanded`, { settings: { paymentSettings } } );
		expect( screen.getByText( /Currently selected: Germany. Your store is in United States/ ) ).toBeTruthy();
	} );
} );
