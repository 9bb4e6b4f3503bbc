import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { expectConsole } from '../../../../../tests/js/console-guard';
import { htmlAnswer, onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { record, SETTINGS, suggestion } from './fixtures';
import { onComplete, openPayments, ROUTES, serveStore, servePlugins } from './open-payments';

const SAVE = 'PUT /wc/v3/payment_gateways/stripe';
const PLUGIN = 'woocommerce-gateway-stripe';
const current = () => screen.getAllByRole( 'listitem' ).find( ( item ) => item.getAttribute( 'aria-current' ) === 'step' );

function serveInstalled( changes: object = {} ): void {
	serveStore( [ record( { id: 'stripe', needs_setup: true, ...changes } ) ] );
	servePlugins( 'woocommerce', PLUGIN );
}

const WITH_FIELDS = { settings: SETTINGS, required_settings_keys: [ 'public_key', 'secret', 'sandbox', 'region' ] };

beforeEach( () => serveStore() );
afterEach( () => {
	document.querySelectorAll( 'script' ).forEach( ( script ) => script.remove() );
} );

describe( 'the set-up of a provider', () => {
	it( 'installs first and then configures', async () => {
		onRest( ROUTES.install, { success: true, data: { installed: [ PLUGIN ] }, errors: { errors: [] } } );
		onRest( ROUTES.activate, {
			success: true,
			data: { activated: [ PLUGIN ], active: [ 'woocommerce', PLUGIN ] },
			errors: { errors: [] },
		} );
		const { user } = openPayments( '&id=stripe' );
		await screen.findByRole( 'heading', { name: 'Install Stripe' } );
		expect( current() ).toHaveTextContent( 'Install Stripe' );
		expect( screen.getByRole( 'link', { name: /Terms of Service/ } ) ).toBeInTheDocument();
		onRest( ROUTES.gateways, [ record( { id: 'stripe', ...WITH_FIELDS } ) ] );
		await user.click( screen.getByRole( 'button', { name: 'Install & enable' } ) );
		expect( await screen.findByLabelText( 'Public Key' ) ).toBeInTheDocument();
		expect( current() ).toHaveTextContent( 'Configure your Stripe account' );
		expect( screen.getByRole( 'heading', { name: /Install Stripe\s*Completed/ } ) ).toBeInTheDocument();
	} );

	it( 'stays at the installation, with the reason, when that fails', async () => {
		onRest( ROUTES.install, { success: false, data: {}, errors: { errors: { [ PLUGIN ]: [ 'Download failed.' ] } } } );
		const { user } = openPayments( '&id=stripe' );
		await user.click( await screen.findByRole( 'button', { name: 'Install & enable' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Stripe: Download failed.' );
		expect( current() ).toHaveTextContent( 'Install Stripe' );
		expect( screen.getByRole( 'button', { name: 'Retry' } ) ).toBeEnabled();
	} );

	it( 'starts with the right step: an active plugin needs no installation, also after Back and a reload', async () => {
		serveInstalled( WITH_FIELDS );
		openPayments( '&id=stripe' );
		expect( await screen.findByLabelText( 'Secret' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Install Stripe' ) ).toBeNull();
	} );

	it( 'restores the focus to the current step, once, after the reload for its scripts', async () => {
		serveInstalled( WITH_FIELDS );
		sessionStorage.setItem( 'store_admin_gateway_in_setup', 'stripe' );
		const { unmount } = openPayments( '&id=stripe' );
		await waitFor( () => expect( screen.getByRole( 'heading', { name: 'Configure your Stripe account' } ) ).toHaveFocus() );
		unmount();
		openPayments( '&id=stripe' );
		await screen.findByLabelText( 'Secret' );
		expect( screen.getByRole( 'heading', { name: 'Configure your Stripe account' } ) ).not.toHaveFocus();
	} );

	it( 'names an unknown plugin after its provider', async () => {
		onRest( ROUTES.suggestions, [ suggestion( { id: 'coins', title: 'Coin Pay', plugins: [ 'coins-for-shops' ] } ) ] );
		onRest( ROUTES.install, { success: false, data: {}, errors: { errors: { 'coins-for-shops': [ 'Not found.' ] } } } );
		const { user } = openPayments( '&id=coins' );
		await user.click( await screen.findByRole( 'button', { name: 'Install & enable' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Coin Pay: Not found.' );
	} );

	it( 'names two unknown plugins by their directories', async () => {
		onRest( ROUTES.suggestions, [ suggestion( { id: 'coins', title: 'Coin Pay', plugins: [ 'coins', 'coins-terminal' ] } ) ] );
		onRest( ROUTES.install, { success: false, data: {}, errors: { errors: { coins: [ 'Gone.' ], 'coins-terminal': [ 'Gone.' ] } } } );
		const { user } = openPayments( '&id=coins' );
		await user.click( await screen.findByRole( 'button', { name: 'Install & enable' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /coins: Gone\..*coins-terminal: Gone\./ );
	} );

	it( 'says that the plugin is active and has no gateway', async () => {
		serveStore( [] );
		servePlugins( 'woocommerce', PLUGIN );
		openPayments( '&id=stripe' );
		expect( await screen.findByText( /has not added its payment method yet/ ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: 'Open the payment settings' } ) ).toBeInTheDocument();
	} );

	it.each( [
		[ 'is known which plugins are active', 'stripe', 'Secret' ],
		[ 'is known which plugins are active, nor where none is needed', 'cod', 'Enable' ],
	] )( 'offers no installation before it %s', async ( _what, id, control ) => {
		let answerActive = (): void => {};
		const gateways = [ record( { id: 'stripe', needs_setup: true, ...WITH_FIELDS } ), record( { id: 'cod' } ) ];
		onRest( ROUTES.gateways, gateways );
		onRest( ROUTES.active, () => new Promise( ( resolve ) => ( answerActive = () => resolve( { plugins: [ PLUGIN ] } ) ) ) );
		openPayments( `&id=${ id }` );
		await screen.findByText( id === 'cod' ? 'Configure your Cash on delivery account' : 'Loading the task…' );
		expect( screen.queryByText( /^Install/ ) ).toBeNull();
		await act( async () => Promise.resolve( answerActive() ) );
		expect( await screen.findByText( control ) ).toBeInTheDocument();
	} );

	it( 'says that the plugins cannot be fetched, and offers a retry', async () => {
		onRest( ROUTES.active, htmlAnswer() );
		const { user } = openPayments( '&id=stripe' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The plugins of your site could not be read.' );
		servePlugins( 'woocommerce' );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByRole( 'button', { name: 'Install & enable' } ) ).toBeInTheDocument();
	} );

	it( 'names an unknown id', async () => {
		openPayments( '&id=nobody' );
		expect( await screen.findByText( /There is no payment method “nobody”/ ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: 'See all payment methods' } ) ).toBeInTheDocument();
	} );

	it.each( [ 'gateway_id', 'gateway-id', 'method' ] )( 'opens for the query argument that providers use: %s', async ( name ) => {
		serveInstalled( WITH_FIELDS );
		openPayments( `&${ name }=stripe&error=1` );
		expect( await screen.findByLabelText( 'Secret' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'The connection was not made.' );
	} );
} );

describe( 'the form of a provider', () => {
	async function open() {
		serveInstalled( WITH_FIELDS );
		const rendered = openPayments( '&id=stripe' );
		await screen.findByLabelText( 'Secret' );
		return rendered;
	}

	it( 'requires the missing fields, and shows an error beside each', async () => {
		const { user } = await open();
		await user.type( screen.getByLabelText( 'Public Key' ), '   ' );
		await user.click( screen.getByRole( 'button', { name: 'Proceed' } ) );
		expect( screen.getByLabelText( 'Public Key' ) ).toHaveAccessibleDescription( 'Please enter your public key' );
		expect( screen.getByLabelText( 'Secret' ) ).toHaveAccessibleDescription( 'Please enter your secret' );
		expect( screen.getByLabelText( 'Public Key' ) ).toHaveFocus();
		expect( screen.getByRole( 'switch', { name: 'Test mode' } ) ).toBeValid();
		expect( restRequests( SAVE ) ).toHaveLength( 0 );
		await user.type( screen.getByLabelText( 'Secret' ), 'x' );
		expect( screen.getByLabelText( 'Secret' ) ).toBeValid();
	} );

	it( 'saves by keyboard, enables the gateway, shows a notice and completes the task', async () => {
		onRest( SAVE, record( { id: 'stripe', enabled: true } ) );
		const { user, registry } = await open();
		await user.type( screen.getByLabelText( 'Public Key' ), ' pk_1 ' );
		await user.selectOptions( screen.getByLabelText( 'Region' ), 'America' );
		await user.click( screen.getByRole( 'switch', { name: 'Test mode' } ) );
		await user.type( screen.getByLabelText( 'Secret' ), 'sk_1{Enter}' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( restRequests( SAVE )[ 0 ]?.body ).toEqual( {
			enabled: true,
			settings: { public_key: 'pk_1', secret: 'sk_1', sandbox: 'no', region: 'us' },
		} );
		const { select } = registry as unknown as { select: ( name: string ) => { getNotices: () => readonly object[] } };
		expect( select( 'core/notices' ).getNotices() ).toMatchObject( [ { content: 'Stripe configured successfully' } ] );
	} );

	it.each( [
		[
			'is refused',
			restError( 400, 'rest_setting_value_invalid', 'An invalid setting value was passed.' ),
			'An invalid setting value',
		],
		[ 'breaks', htmlAnswer( 200 ), 'The server sent a page' ],
	] )( 'keeps the input when saving %s', async ( _what, failure, reason ) => {
		onRest( SAVE, () => failure );
		const { user } = await open();
		await user.type( screen.getByLabelText( 'Public Key' ), 'pk_1' );
		await user.type( screen.getByLabelText( 'Secret' ), 'sk_1{Enter}' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( `There was a problem saving your payment settings. ${ reason }` );
		expect( screen.getByLabelText( 'Secret' ) ).toHaveValue( 'sk_1' );
		expect( onComplete ).not.toHaveBeenCalled();
	} );
} );

describe( 'a provider without fields', () => {
	it( 'is connected on its own page', async () => {
		serveInstalled( { connection_url: 'http://localhost/connect', setup_help_text: 'Have your <b>papers</b> ready.' } );
		openPayments( '&id=stripe' );
		expect( await screen.findByRole( 'link', { name: 'Connect' } ) ).toHaveAttribute( 'href', 'http://localhost/connect' );
		expect( screen.getByText( 'papers' ).tagName ).toBe( 'B' );
	} );

	it( 'is set up in its settings', async () => {
		serveInstalled();
		openPayments( '&id=stripe' );
		expect( await screen.findByRole( 'link', { name: 'Get started' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'section=stripe' )
		);
	} );

	it( 'links to its settings once customers can pay with it', async () => {
		serveInstalled( { enabled: true, needs_setup: false, connection_url: 'http://localhost/connect' } );
		openPayments( '&id=stripe' );
		expect( await screen.findByText( 'Stripe is on: your customers can pay with it.' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: 'Manage' } ) ).toHaveAttribute( 'href', expect.stringContaining( 'section=stripe' ) );
		expect( screen.queryByRole( 'button', { name: 'Enable' } ) ).toBeNull();
	} );

	it( 'is enabled when it needs nothing else', async () => {
		serveInstalled( { needs_setup: false } );
		onRest( SAVE, restError( 500, 'db', 'Away.' ) );
		const { user } = openPayments( '&id=stripe' );
		await user.click( await screen.findByRole( 'button', { name: 'Enable' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Away.' );
		onRest( SAVE, record( { id: 'stripe', enabled: true } ) );
		await user.click( screen.getByRole( 'button', { name: 'Enable' } ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( restRequests( SAVE )[ 1 ]?.body ).toEqual( { enabled: true } );
	} );
} );

describe( 'the scripts of a provider', () => {
	const scripts = [ 'one', 'two' ].map( ( name ) => ( { handle: name, src: `http://localhost/${ name }.js` } ) );
	const script = ( name: string ) => document.querySelector< HTMLScriptElement >( `script#${ name }-js` );

	it( 'are loaded one after the other before the form is shown', async () => {
		serveInstalled( { ...WITH_FIELDS, post_install_scripts: scripts } );
		openPayments( '&id=stripe' );
		await waitFor( () => expect( script( 'one' ) ).not.toBeNull() );
		expect( script( 'two' ) ).toBeNull();
		expect( screen.queryByLabelText( 'Secret' ) ).toBeNull();
		act( () => void script( 'one' )?.onload?.( new Event( 'load' ) ) );
		await waitFor( () => expect( script( 'two' ) ).not.toBeNull() );
		act( () => void script( 'two' )?.onload?.( new Event( 'load' ) ) );
		expect( await screen.findByLabelText( 'Secret' ) ).toBeInTheDocument();
	} );

	it( 'cause a message when they fail to load, and the form is still shown', async () => {
		serveInstalled( { ...WITH_FIELDS, post_install_scripts: [ { handle: 'gone', src: 'http://localhost/gone.js' } ] } );
		openPayments( '&id=stripe' );
		await waitFor( () => expect( script( 'gone' ) ).not.toBeNull() );
		act( () => void script( 'gone' )?.onerror?.( new Event( 'error' ) ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'A part of Stripe did not load.' );
		expect( screen.getByLabelText( 'Secret' ) ).toBeInTheDocument();
	} );

	it( 'cause a reload after an installation, because they need packages that this document does not have', async () => {
		expectConsole( 'error', /Not implemented: navigation/ );
		onRest( ROUTES.install, { success: true, data: { installed: [ PLUGIN ] }, errors: { errors: [] } } );
		onRest( ROUTES.activate, { success: true, data: { activated: [ PLUGIN ], active: [ PLUGIN ] }, errors: { errors: [] } } );
		const { user } = openPayments( '&id=stripe' );
		onRest( ROUTES.gateways, [ record( { id: 'stripe', post_install_scripts: scripts } ) ] );
		await user.click( await screen.findByRole( 'button', { name: 'Install & enable' } ) );
		await waitFor( () => expect( restRequests( ROUTES.gateways ) ).toHaveLength( 2 ) );
		await waitFor( () => expect( screen.getByText( 'Configure your Stripe account' ) ).toBeInTheDocument() );
		expect( script( 'one' ) ).toBeNull();
	} );
} );
