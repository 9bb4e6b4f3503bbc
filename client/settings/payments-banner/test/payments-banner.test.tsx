import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { settle } from '../../../../tests/js/settle';
import { PaymentsBannerIsland } from '../island';

const GATEWAYS = 'GET /wc/v3/payment_gateways';
const SUGGESTIONS = 'GET /wc-admin/payment-gateway-suggestions';
const URL = 'admin.php?page=wc-settings&tab=checkout';

const gateway = {
	id: 'woocommerce_payments',
	enabled: false,
	needs_setup: true,
	settings_url: 'http://localhost/wp-admin/admin.php?page=wc-settings&section=woocommerce_payments',
};
const suggestion = { id: 'woocommerce_payments', title: 'WooPayments', plugins: [ 'woocommerce-payments' ] };

const heading = () => screen.getByRole( 'heading', { name: 'Payment Methods' } );

describe( 'The place above the classic list of payment methods', () => {
	test( 'offers WooPayments while it is installed, not enabled and suggested', async () => {
		onRest( GATEWAYS, [ gateway ] );
		onRest( SUGGESTIONS, [ suggestion ] );
		render( <PaymentsBannerIsland />, { url: URL } );
		expect( await screen.findByRole( 'heading', { name: 'Payments made simple, with WooPayments' } ) ).toBeTruthy();
		expect( screen.getByText( 'Setup required' ) ).toBeTruthy();
		expect( screen.getByRole( 'link', { name: 'Get started' } ).getAttribute( 'href' ) ).toBe( gateway.settings_url );
	} );

	test.each( [
		[ 'WooPayments is enabled', [ { ...gateway, enabled: true } ], [ suggestion ] ],
		[ 'WooPayments is not installed', [ { id: 'bacs' } ], [ suggestion ] ],
		[ 'WooPayments is not suggested', [ gateway ], [ { id: 'stripe' } ] ],
		[ 'the gateways cannot be fetched', restError( 500, 'oops', 'Broken' ), [ suggestion ] ],
	] )( 'is the title of the list when %s', async ( _name, gateways, suggestions ) => {
		onRest( GATEWAYS, gateways );
		onRest( SUGGESTIONS, suggestions );
		render( <PaymentsBannerIsland />, { url: URL } );
		await act( settle );
		expect( heading() ).toBeTruthy();
		expect( screen.queryByRole( 'link', { name: 'Get started' } ) ).toBeNull();
	} );

	test.each( [
		[ 'the owner wants no suggestions', { showsSuggestions: false } ],
		[ 'the user may not install plugins', { user: { id: 2, name: 'Olga', capabilities: [ 'manage_woocommerce' ] } } ],
	] )( 'requests nothing when %s', async ( _name, settings ) => {
		render( <PaymentsBannerIsland />, { url: URL, settings } );
		await act( settle );
		expect( heading() ).toBeTruthy();
		expect( restRequests() ).toEqual( [] );
	} );
} );
