import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { saveOptions } from '../../../../tests/js/factories/save-options';
import { expectLeaving } from '../../../../tests/js/expect-leaving';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { settle } from '../../../../tests/js/settle';
import { PaymentSuggestionsIsland } from '../island';
import { suggestedProviders } from '../suggested-providers';

const SUGGESTIONS = 'GET /wc-admin/payment-gateway-suggestions';
const INSTALL = 'POST /wc-admin/plugins/install';
const ACTIVATE = 'POST /wc-admin/plugins/activate';
const SAVE = 'POST /wc-admin/options';

const wallet = {
	id: 'wallet',
	title: 'Wallet',
	content: 'Pay by <em>phone</em>.',
	plugins: [ 'sample-wallet' ],
	recommendation_priority: 5,
};
const cards = { id: 'cards', title: 'Cards', content: 'Credit cards.', plugins: [ 'sample-cards' ], recommendation_priority: 2 };

const done = ( what: string ) => ( {
	data: { [ what ]: [ 'sample-cards' ], results: { 'sample-cards': true }, install_time: {} },
	errors: { errors: {}, error_data: {} },
	success: true,
	message: 'Done.',
} );

const open = () =>
	render(
		<>
			<PaymentSuggestionsIsland />
			<h1 className="woocommerce-layout__header-heading" tabIndex={ -1 }>
				Settings
			</h1>
		</>,
		// jsdom reports only that another address is opened.
		{ url: 'admin.php?page=wc-settings&tab=checkout&section' }
	);
const card = () => screen.queryByRole( 'region', { name: 'Recommended payment providers' } );
const row = async ( name: string ) => within( ( await screen.findByRole( 'heading', { name } ) ).closest( 'li' ) ?? document.body );

beforeEach( () => {
	onRest( SUGGESTIONS, [ wallet, cards ] );
	onRest( 'GET /wc-admin/plugins/active', { plugins: [ 'woocommerce' ] } );
	onRest( 'GET /wc-admin/plugins/installed', { plugins: [ 'woocommerce', 'sample-wallet' ] } );
	onRest( INSTALL, done( 'installed' ) );
	onRest( ACTIVATE, done( 'activated' ) );
	onRest( SAVE, saveOptions );
} );

describe( 'The recommended payment providers below the classic list', () => {
	test( 'are shown by priority, with a link to more', async () => {
		open();
		await row( 'Wallet' );
		expect( screen.getAllByRole( 'heading', { level: 3 } ).map( ( { textContent } ) => textContent ) ).toEqual( [ 'Cards', 'Wallet' ] );
		expect( ( await row( 'Wallet' ) ).getByRole( 'button', { name: 'Activate' } ) ).toBeVisible();
		expect( screen.getByText( /installed and activated for you when you click "Get started"/ ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: /Discover other payment providers/ } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'woocommerce.com' )
		);
	} );

	test( 'are installed with one request on a double press, and the list is loaded again', async () => {
		expectLeaving();
		const { user } = open();
		await user.dblClick( ( await row( 'Cards' ) ).getByRole( 'button', { name: 'Get started' } ) );
		expect( await screen.findByText( 'Cards is installed. Set it up in the list of payment methods.' ) ).toBeVisible();
		expect( restRequests( INSTALL ) ).toHaveLength( 1 );
		expect( restRequests( INSTALL )[ 0 ]?.body ).toMatchObject( { plugins: 'sample-cards' } );
		expect( ( await row( 'Wallet' ) ).getByRole( 'button', { name: 'Activate' } ) ).toBeDisabled();
	} );

	test( 'say in their row why one was not installed, and try again', async () => {
		onRest( INSTALL, restError( 500, 'broken', 'Disk full.' ) );
		const { user } = open();
		await user.click( ( await row( 'Cards' ) ).getByRole( 'button', { name: 'Get started' } ) );
		expect( await ( await row( 'Cards' ) ).findByRole( 'alert' ) ).toHaveTextContent( /Cards was not installed/ );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () => expect( restRequests( INSTALL ) ).toHaveLength( 2 ) );
	} );

	const hide = async ( user: ReturnType< typeof open >[ 'user' ] ) => {
		await user.click( await screen.findByRole( 'button', { name: 'Options of the recommendation' } ) );
		await user.click( screen.getByRole( 'menuitem', { name: 'Hide this' } ) );
	};

	test( 'are hidden for good', async () => {
		const { user } = open();
		await hide( user );
		await waitFor( () => expect( card() ).toBeNull() );
		await waitFor( () => expect( screen.getByRole( 'heading', { name: 'Settings' } ) ).toHaveFocus() );
		expect( restRequests( SAVE )[ 0 ]?.body ).toEqual( { woocommerce_setting_payments_recommendations_hidden: 'yes' } );
	} );

	test( 'stay when that was not saved', async () => {
		onRest( SAVE, restError( 500, 'broken', 'Not now.' ) );
		const { user } = open();
		await hide( user );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /was not hidden/ );
		expect( card() ).toBeVisible();
	} );

	test.each( [
		[ 'there are none', [] ],
		[ 'they cannot be fetched', restError( 500, 'oops', 'Broken' ) ],
		[ 'WooPayments is available, which is offered above the list', [ wallet, { id: 'woocommerce_payments:us', plugins: [ 'x' ] } ] ],
	] )( 'are left out when %s', async ( _name, suggestions ) => {
		onRest( SUGGESTIONS, suggestions );
		open();
		await act( settle );
		expect( card() ).toBeNull();
	} );
} );

test( 'suggestedProviders leaves out active plugins, offline methods, hidden ones and those without a plugin', () => {
	const given = [
		{ ...wallet, plugins: [ 'active-one' ] },
		{ ...wallet, is_offline: true },
		{ ...wallet, is_visible: false },
		{ ...wallet, plugins: [] },
		cards,
	];
	expect( suggestedProviders( given, [ 'active-one' ], [] ).map( ( { id } ) => id ) ).toEqual( [ 'cards' ] );
} );
