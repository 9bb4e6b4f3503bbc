import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as components from '@wordpress/components';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { goOffline, htmlAnswer, onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { record, suggestion } from './fixtures';
import { cardOf, onComplete, openPayments, ROUTES, rowOf, serveStore, servePlugins } from './open-payments';

const ENABLE = 'PUT /wc/v3/payment_gateways/cod';
const ADMIN = 'http://localhost/wp-admin/admin.php?page=wc-admin';

beforeEach( () => serveStore() );
afterEach( () => {
	Reflect.deleteProperty( window, 'wp' );
} );

async function titlesIn( card: string ): Promise< ( string | null )[] > {
	await screen.findByRole( 'heading', { name: 'Direct bank transfer' } );
	return ( await cardOf( card ) ).getAllByRole( 'heading', { level: 3 } ).map( ( { textContent } ) => textContent );
}

describe( 'the list of gateways', () => {
	it( 'has WooPayments first, other providers of the country below, and offline gateways separately', async () => {
		openPayments();
		expect( await titlesIn( 'Other payment providers' ) ).toEqual( [ 'Stripe', 'PayPal Payments' ] );
		expect( await titlesIn( 'Offline payment methods' ) ).toEqual( [ 'Direct bank transfer', 'Cash on delivery' ] );
		const top = await cardOf( 'WooPayments' );
		expect( top.getByText( 'Recommended' ) ).toBeInTheDocument();
		expect( screen.getAllByText( 'Recommended' ) ).toHaveLength( 1 );
		expect( screen.getByRole( 'link', { name: /^See more/ } ) ).toHaveAttribute( 'target', '_blank' );
	} );

	it.each( [
		[ 'Recommended', false ],
		[ 'Local Partner', true ],
	] )( 'marks the first of the list as %s when WooPayments is not offered', async ( mark, isLocal ) => {
		onRest( ROUTES.suggestions, [ suggestion( { is_local_partner: isLocal } ) ] );
		openPayments();
		expect( ( await rowOf( 'Stripe' ) ).getByText( mark ) ).toBeInTheDocument();
		expect( await screen.findByText( 'To start accepting online payments' ) ).toBeInTheDocument();
	} );

	it( 'offers additional gateways once customers can pay online', async () => {
		serveStore( [ record( { id: 'stripe', enabled: true } ) ] );
		openPayments();
		expect( await titlesIn( 'Additional payment options' ) ).toEqual( [ 'PayPal Payments', 'Klarna Payments' ] );
	} );

	it( 'links to the set-up of a provider, to the settings of an enabled one, and to another site where nothing can be installed', async () => {
		serveStore( [ record( { id: 'cod', enabled: true } ), record( { id: 'bacs' } ) ] );
		onRest( ROUTES.suggestions, [
			suggestion(),
			suggestion( { id: 'affirm', title: 'Affirm', plugins: [], external_link: 'https://woocommerce.com/affirm' } ),
			{ id: 'cod', title: 'Cash on delivery', is_offline: true },
		] );
		openPayments();
		expect( ( await rowOf( 'Stripe' ) ).getByRole( 'link', { name: 'Get started' } ) ).toHaveAttribute(
			'href',
			`${ ADMIN }&task=payments&id=stripe`
		);
		expect( ( await rowOf( 'Cash on delivery' ) ).getByRole( 'link', { name: 'Manage' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'section=cod' )
		);
		expect( ( await rowOf( 'Affirm' ) ).getByRole( 'link', { name: /Get started/ } ) ).toHaveAttribute(
			'href',
			'https://woocommerce.com/affirm'
		);
	} );

	it( 'shows a drawing for a logo that fails to load', async () => {
		openPayments();
		const logo = ( await screen.findByRole( 'heading', { name: 'Stripe' } ) ).closest( 'li' )?.querySelector( 'img' );
		expect( logo ).toHaveAttribute( 'src', 'http://localhost/stripe-72.png' );
		fireEvent.error( logo as HTMLImageElement );
		expect( logo ).not.toBeInTheDocument();
	} );

	it( 'opens the set-up of an extension instead of only enabling the gateway', async () => {
		Reflect.set( window, 'wp', { components } );
		openPayments(
			'',
			{},
			<components.Fill name="woocommerce_payment_gateway_setup_cod">
				{ ( { paymentGateway } ) => <p>{ ( paymentGateway as { id: string } ).id }</p> }
			</components.Fill>
		);
		expect( ( await rowOf( 'Cash on delivery' ) ).getByRole( 'link', { name: 'Get started' } ) ).toBeInTheDocument();
	} );
} );

describe( 'enabling a gateway', () => {
	it( 'needs one press of a key, shows a notice and completes the task', async () => {
		let finish = (): void => {};
		onRest( ENABLE, () => new Promise( ( resolve ) => ( finish = () => resolve( record( { id: 'cod', enabled: true } ) ) ) ) );
		const { user, registry } = openPayments();
		const button = ( await rowOf( 'Cash on delivery' ) ).getByRole( 'button', { name: 'Enable' } );
		expect( button ).toHaveAccessibleDescription( 'Cash on delivery' );
		button.focus();
		await user.keyboard( '{Enter}{Enter}' );
		expect( button ).toHaveAttribute( 'aria-busy', 'true' );
		await act( async () => Promise.resolve( finish() ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledWith( { redirectPath: 'admin.php?page=wc-admin&task=payments' } ) );
		expect( restRequests( ENABLE ) ).toHaveLength( 1 );
		expect( restRequests( ENABLE )[ 0 ]?.body ).toEqual( { enabled: true } );
		const { select } = registry as unknown as { select: ( name: string ) => { getNotices: () => readonly object[] } };
		expect( select( 'core/notices' ).getNotices() ).toMatchObject( [ { content: 'Cash on delivery configured successfully' } ] );
		expect( ( await rowOf( 'Cash on delivery' ) ).getByRole( 'link', { name: 'Manage' } ) ).toHaveFocus();
	} );

	it( 'disables all other buttons, and is disabled during an installation', async () => {
		let finish = (): void => {};
		onRest( ENABLE, () => new Promise( ( resolve ) => ( finish = () => resolve( restError( 500, 'db', 'Away.' ) ) ) ) );
		const { user } = openPayments();
		const enable = ( await rowOf( 'Cash on delivery' ) ).getByRole( 'button', { name: 'Enable' } );
		const wooPayments = ( await cardOf( 'WooPayments' ) ).getByRole( 'button', { name: 'Get started' } );
		await waitFor( () => expect( wooPayments ).toBeEnabled() );
		await user.click( enable );
		expect( wooPayments ).toBeDisabled();
		await act( async () => Promise.resolve( finish() ) );
		await waitFor( () => expect( wooPayments ).toBeEnabled() );
		onRest( ROUTES.install, () => new Promise( ( resolve ) => ( finish = () => resolve( restError( 500, 'fs', 'Full.' ) ) ) ) );
		await user.click( wooPayments );
		expect( enable ).toBeDisabled();
		await act( async () => Promise.resolve( finish() ) );
		await waitFor( () => expect( enable ).toBeEnabled() );
	} );

	it.each( [
		[ 'refused', restError( 403, 'refused', 'No.' ), 'Your account is not allowed to change this.' ],
		[ 'broken', htmlAnswer( 500 ), 'The server' ],
	] )( 'shows an error in the row when it is %s', async ( _what, failure, text ) => {
		onRest( ENABLE, () => failure );
		const { user } = openPayments();
		await user.click( ( await rowOf( 'Cash on delivery' ) ).getByRole( 'button', { name: 'Enable' } ) );
		const alert = await ( await rowOf( 'Cash on delivery' ) ).findByRole( 'alert' );
		expect( alert ).toHaveTextContent( `There was a problem saving your payment settings. ${ text }` );
		expect( ( await rowOf( 'Cash on delivery' ) ).getByRole( 'button', { name: 'Enable' } ) ).toBeEnabled();
		expect( onComplete ).not.toHaveBeenCalled();
	} );
} );

it( 'the list shows an error when a provider returned the user without a connection', async () => {
	openPayments( '&connection-return=ppcp-gateway&error=denied' );
	expect( await rowOf( 'Cash on delivery' ) ).toBeDefined();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'The connection was not made.' );
} );

it( 'the list shows the same error where WordPress removed the argument from the address, but not on the page of another provider', async () => {
	const arrival = { name: 'http://localhost/wp-admin/admin.php?page=wc-admin&task=payments&method=stripe&error=denied' };
	Reflect.set( performance, 'getEntriesByType', () => [ arrival ] );
	const { unmount } = openPayments( '&method=stripe' );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The connection was not made.' );
	unmount();
	openPayments( '&id=cod' );
	expect( await screen.findByRole( 'heading', { name: 'Cash on delivery' } ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	Reflect.deleteProperty( performance, 'getEntriesByType' );
} );

it( 'the page title has the focus when another gateway or the list is opened', async () => {
	const { user } = openPayments(
		'&id=nobody',
		{},
		<h1 className="woocommerce-layout__header-heading" tabIndex={ -1 }>
			Set up payments
		</h1>
	);
	const title = screen.getByRole( 'heading', { level: 1 } );
	await user.click( await screen.findByRole( 'link', { name: 'See all payment methods' } ) );
	expect( await rowOf( 'Cash on delivery' ) ).toBeDefined();
	await waitFor( () => expect( title ).toHaveFocus() );
	title.blur();
	act( () => window.history.back() );
	expect( await screen.findByText( /There is no payment method/ ) ).toBeInTheDocument();
	await waitFor( () => expect( title ).toHaveFocus() );
} );

describe( 'a list that cannot be loaded', () => {
	it.each( [ ROUTES.suggestions, ROUTES.gateways, ROUTES.general ] )( 'shows an error and a retry: %s', async ( route ) => {
		onRest( route, htmlAnswer() );
		const { user } = openPayments();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The payment providers could not be loaded.' );
		serveStore();
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByText( 'Cash on delivery' ) ).toBeInTheDocument();
	} );

	it( 'says who may see it', async () => {
		onRest( ROUTES.gateways, restError( 403, 'refused', 'No.' ) );
		openPayments();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'not allowed to see this' );
		expect( screen.queryByRole( 'button', { name: 'Retry' } ) ).toBeNull();
	} );

	it( 'says that the browser is offline', async () => {
		goOffline();
		openPayments();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'could not reach the store' );
	} );

	it( 'links to the settings when it is empty', async () => {
		onRest( ROUTES.suggestions, [] );
		openPayments();
		expect( await screen.findByText( /no payment providers to suggest/ ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: 'Open the payment settings' } ) ).toBeInTheDocument();
	} );
} );

describe( 'WooPayments', () => {
	const installed = { success: true, data: { installed: [ 'woocommerce-payments' ] }, errors: { errors: [] } };
	const activated = {
		success: true,
		data: { activated: [ 'woocommerce-payments' ], active: [ 'woocommerce', 'woocommerce-payments' ] },
		errors: { errors: [] },
	};
	const start = async () => ( await cardOf( 'WooPayments' ) ).getByRole( 'button', { name: 'Get started' } );

	it( 'is installed, and shows an error on each press when the store could not be connected', async () => {
		onRest( ROUTES.install, installed );
		onRest( ROUTES.activate, activated );
		onRest( ROUTES.connect, restError( 500, 'no', 'No.' ) );
		const { user } = openPayments();
		await waitFor( async () => expect( await start() ).toBeEnabled() );
		await user.dblClick( await start() );
		expect( await ( await cardOf( 'WooPayments' ) ).findByRole( 'alert' ) ).toHaveTextContent(
			'There was an error connecting to WooPayments. Please try again or connect later in store settings.'
		);
		expect( restRequests( ROUTES.install ) ).toHaveLength( 1 );
		await user.click( await start() );
		await waitFor( () => expect( restRequests( ROUTES.connect ) ).toHaveLength( 2 ) );
		expect( restRequests( ROUTES.install ) ).toHaveLength( 1 );
	} );

	it( 'shows why it could not be installed', async () => {
		onRest( ROUTES.install, { success: false, data: {}, errors: { errors: { 'woocommerce-payments': [ 'The disk is full.' ] } } } );
		const { user } = openPayments();
		await waitFor( async () => expect( await start() ).toBeEnabled() );
		await user.click( await start() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The disk is full.' );
		expect( restRequests( ROUTES.connect ) ).toHaveLength( 0 );
	} );

	it( 'shows that its set-up is not finished', async () => {
		serveStore( [ record( { id: 'woocommerce_payments', needs_setup: true } ) ] );
		servePlugins( 'woocommerce', 'woocommerce-payments' );
		openPayments();
		const card = await cardOf( 'WooPayments' );
		expect( card.getByText( 'Setup required' ) ).toBeInTheDocument();
		expect( card.getByRole( 'button', { name: 'Finish setup' } ) ).toBeInTheDocument();
	} );

	it( 'says who may install it', async () => {
		openPayments( '', { user: { id: 2, name: 'Sam', capabilities: [ 'manage_woocommerce' ] } } );
		expect( await ( await cardOf( 'WooPayments' ) ).findByText( /not allowed to install plugins/ ) ).toBeInTheDocument();
	} );
} );
