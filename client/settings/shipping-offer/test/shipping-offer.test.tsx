import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { saveOptions } from '../../../../tests/js/factories/save-options';
import { expectLeaving } from '../../../../tests/js/expect-leaving';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { ShippingOfferIsland } from '../island';

const INSTALL = 'POST /wc-admin/plugins/install';
const ACTIVATE = 'POST /wc-admin/plugins/activate';
const SAVE = 'POST /wc-admin/options';

const done = ( what: string ) => ( {
	data: { [ what ]: [ 'woocommerce-shipping' ], results: { 'woocommerce-shipping': true }, install_time: {} },
	errors: { errors: {}, error_data: {} },
	success: true,
	message: 'Done.',
} );

const open = ( shippingOffer: 'install' | 'activate' = 'install' ) =>
	render(
		<>
			<ShippingOfferIsland />
			<h1 className="woocommerce-layout__header-heading" tabIndex={ -1 }>
				Settings
			</h1>
		</>,
		{ settings: { shippingOffer } }
	);
const card = () => screen.queryByRole( 'region', { name: 'Recommended shipping solutions' } );

beforeEach( () => {
	onRest( INSTALL, done( 'installed' ) );
	onRest( ACTIVATE, done( 'activated' ) );
	onRest( SAVE, saveOptions );
} );

describe( 'The recommendation of shipping labels', () => {
	test( 'installs the plugin and leads to its settings', async () => {
		expectLeaving();
		const { user } = open();
		await user.click( screen.getByRole( 'button', { name: 'Get started' } ) );
		expect( await screen.findByText( '🎉 WooCommerce Shipping is installed!' ) ).toBeVisible();
		expect( restRequests( INSTALL )[ 0 ]?.body ).toMatchObject( { plugins: 'woocommerce-shipping' } );
		expect( screen.getByRole( 'link', { name: 'Finish setup' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'section=woocommerce-shipping-settings' )
		);
	} );

	test( 'activates a plugin that is installed', () => {
		open( 'activate' );
		expect( screen.getByRole( 'button', { name: 'Activate' } ) ).toBeVisible();
	} );

	test( 'says why the plugin was not installed, and tries again', async () => {
		onRest( INSTALL, restError( 500, 'broken', 'Disk full.' ) );
		const { user } = open();
		await user.click( screen.getByRole( 'button', { name: 'Get started' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /WooCommerce Shipping was not installed/ );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () => expect( restRequests( INSTALL ) ).toHaveLength( 2 ) );
	} );

	const hide = async ( user: ReturnType< typeof open >[ 'user' ] ) => {
		await user.click( screen.getByRole( 'button', { name: 'Options of the recommendation' } ) );
		await user.click( screen.getByRole( 'menuitem', { name: 'Hide this' } ) );
	};

	test( 'is hidden for good', async () => {
		const { user } = open();
		await hide( user );
		await waitFor( () => expect( card() ).toBeNull() );
		await waitFor( () => expect( screen.getByRole( 'heading', { name: 'Settings' } ) ).toHaveFocus() );
		expect( restRequests( SAVE )[ 0 ]?.body ).toEqual( { woocommerce_settings_shipping_recommendations_hidden: 'yes' } );
	} );

	test( 'stays when that was not saved', async () => {
		onRest( SAVE, restError( 500, 'broken', 'Not now.' ) );
		const { user } = open();
		await hide( user );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /was not hidden/ );
		expect( card() ).toBeVisible();
	} );
} );
