import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { expectConsole } from '../../../../../tests/js/console-guard';
import { goOffline, onRest, restError, restRequests, type Route, type RestRequest } from '../../../../../tests/js/fake-rest';
import { saveOptions } from '../../../../../tests/js/factories/save-options';
import { answerStore } from '../../parts/test/answer-store';
import { acceptOptions, button, currentStep, GO, openTask, OPTIONS, options, SAVE, updates } from './open-tax';

beforeEach( acceptOptions );

describe( 'the choice of a tax service', () => {
	it( 'offers both services where both are available', async () => {
		answerStore();
		openTask();
		expect( await screen.findByRole( 'heading', { name: 'Choose a tax partner' } ) ).toBeInTheDocument();
		expect( screen.getByText( '100% free' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Coverage in over 55 countries' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Free to install, then pay as you go.' ) ).toBeInTheDocument();
		expect( screen.getByText( /By clicking "Continue setup,"/ ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: 'the WooCommerce Marketplace' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'path=/extensions' )
		);
	} );

	it.each( [
		[ 'TaxJar', { taxJarActivated: true } ],
		[ 'WooCommerce Tax', { woocommerceTaxActivated: true } ],
		[ 'WooCommerce Shipping', { woocommerceShippingActivated: true } ],
	] )( 'leaves WooCommerce Tax out when %s is active', async ( _name, data ) => {
		answerStore();
		openTask( { data } );
		await screen.findByText( 'Powerful global tax tool' );
		expect( screen.queryByRole( 'heading', { name: 'WooCommerce Tax' } ) ).not.toBeInTheDocument();
	} );

	it( 'continues with WooCommerce Tax at its own address, Back returns, and the focus follows', async () => {
		answerStore();
		const { user, history } = openTask();
		await user.click( await screen.findByRole( 'button', { name: 'Continue setup' } ) );
		await currentStep( 'Install WooCommerce Tax' );
		expect( window.location.search ).toContain( 'partner=woocommerce-tax' );
		expect( screen.getByRole( 'heading', { name: 'Install WooCommerce Tax' } ) ).toHaveFocus();
		screen.getByRole( 'heading', { name: 'Install WooCommerce Tax' } ).blur();
		history.back();
		await waitFor( () => expect( screen.getByRole( 'heading', { name: 'Choose a tax partner' } ) ).toHaveFocus() );
	} );

	it( 'enables taxes before it opens the rates', async () => {
		answerStore();
		const { user } = openTask();
		expectConsole( 'error', GO );
		await user.click( await screen.findByRole( 'button', { name: 'Set up taxes manually' } ) );
		await waitFor( () => expect( updates() ).toEqual( [ [ { id: 'woocommerce_calc_taxes', value: 'yes' } ] ] ) );
		expect( options() ).toEqual( [ { wc_connect_taxes_enabled: 'no' } ] );
	} );

	it( 'saves nothing where taxes are already enabled', async () => {
		answerStore( { general: { woocommerce_calc_taxes: 'yes' } } );
		const { user } = openTask();
		expectConsole( 'error', GO );
		await user.click( await screen.findByRole( 'button', { name: 'Set up taxes manually' } ) );
		await waitFor( () => expect( button( 'Set up taxes manually' ) ).not.toHaveAttribute( 'aria-busy' ) );
		expect( [ ...updates(), ...options() ] ).toEqual( [] );
	} );

	it.each< Route >( [ OPTIONS, SAVE ] )( 'stays, with the reason and a retry, when %s fails', async ( route ) => {
		answerStore();
		onRest( route, restError( 500, 'db', 'The database is away.' ) );
		const { user } = openTask();
		await user.click( await screen.findByRole( 'button', { name: 'Set up taxes manually' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Your tax settings were not saved. The database is away.' );
		expect( button( 'Set up taxes manually' ) ).toBeEnabled();
		expect( button( 'Install for free' ) ).toBeEnabled();
	} );

	it( 'saves that no tax is charged and completes the task, once on a double click', async () => {
		answerStore();
		const { user, onComplete } = openTask();
		await user.dblClick( await screen.findByRole( 'button', { name: "I don't charge sales tax" } ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( options() ).toEqual( [ { woocommerce_no_sales_tax: true, woocommerce_calc_taxes: 'no' } ] );
	} );

	it( 'disables all other buttons while an action is running', async () => {
		answerStore();
		let release: ( value: unknown ) => void = () => {};
		onRest( OPTIONS, () => new Promise( ( resolve ) => ( release = resolve ) ) );
		const { user } = openTask();
		await user.click( await screen.findByRole( 'button', { name: "I don't charge sales tax" } ) );
		expect( button( "I don't charge sales tax" ) ).toHaveAttribute( 'aria-busy', 'true' );
		for ( const name of [ 'Continue setup', 'Install for free', 'Set up taxes manually' ] ) {
			expect( button( name ) ).toBeDisabled();
		}
		release( restError( 403, 'refused', 'No.' ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /not allowed to change this/ );
	} );

	it( 'M1: has no link to the marketplace when suggestions are off', async () => {
		answerStore();
		openTask( { settings: { showsSuggestions: false } } );
		expect( await screen.findByRole( 'heading', { name: 'Choose a tax partner' } ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'link', { name: 'the WooCommerce Marketplace' } ) ).not.toBeInTheDocument();
	} );

	it( 'enables taxes again after “no tax” was chosen on the same page', async () => {
		answerStore( { general: { woocommerce_calc_taxes: 'yes' } } );
		onRest( OPTIONS, ( request: RestRequest ) => {
			answerStore( { general: { woocommerce_calc_taxes: 'no' } } );
			return saveOptions( request );
		} );
		const { user, onComplete } = openTask();
		await user.click( await screen.findByRole( 'button', { name: "I don't charge sales tax" } ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalled() );
		await waitFor( () => expect( restRequests( 'GET /wc-analytics/settings/general' ) ).toHaveLength( 2 ) );
		await screen.findByRole( 'heading', { name: 'Choose a tax partner' } );
		expectConsole( 'error', GO );
		await user.click( button( 'Set up taxes manually' ) );
		await waitFor( () => expect( updates() ).toEqual( [ [ { id: 'woocommerce_calc_taxes', value: 'yes' } ] ] ) );
	} );
} );

describe( 'taxes without a service', () => {
	it( 'require the complete address, then link to the rates', async () => {
		answerStore( { general: { woocommerce_default_country: 'BR:SP', woocommerce_store_address: '', woocommerce_store_postcode: '' } } );
		const { user } = openTask();
		await currentStep( 'Set store location' );
		await user.click( button( 'Continue' ) );
		expect( screen.getByRole( 'textbox', { name: 'Address' } ) ).toHaveAccessibleDescription( 'Please enter an address' );
		await user.type( screen.getByRole( 'textbox', { name: 'Address' } ), 'Rua 1' );
		await user.type( screen.getByRole( 'textbox', { name: 'Post code' } ), '01000' );
		await user.click( button( 'Continue' ) );
		await currentStep( 'Configure tax rates' );
		expectConsole( 'error', GO );
		await user.click( button( 'Configure' ) );
		await waitFor( () => expect( updates().at( -1 ) ).toEqual( [ { id: 'woocommerce_calc_taxes', value: 'yes' } ] ) );
	} );

	it( 'S1: need only address and city in the Emirates: the form has no post code, continues, and saves it as empty', async () => {
		answerStore( { general: { woocommerce_default_country: 'AE', woocommerce_store_address: '', woocommerce_store_city: '' } } );
		const { user } = openTask( { data: { stripeTaxCountries: [] } } );
		await currentStep( 'Set store location' );
		expect( screen.queryByRole( 'textbox', { name: /code/i } ) ).not.toBeInTheDocument();
		await user.type( screen.getByRole( 'textbox', { name: 'Address' } ), 'Marina 1' );
		await user.type( screen.getByRole( 'textbox', { name: 'City' } ), 'Dubai' );
		await user.click( button( 'Continue' ) );
		await currentStep( 'Configure tax rates' );
		expect( updates() ).toEqual( [
			[
				{ id: 'woocommerce_store_address', value: 'Marina 1' },
				{ id: 'woocommerce_store_postcode', value: '' },
				{ id: 'woocommerce_store_city', value: 'Dubai' },
			],
		] );
	} );

	it( 'T12: accept a Nigerian address without post code', async () => {
		answerStore( { general: { woocommerce_default_country: 'NG:LA', woocommerce_store_postcode: '' } } );
		openTask();
		await currentStep( 'Configure tax rates' );
	} );
} );

describe( 'a tax task that cannot be loaded', () => {
	it( 'shows the failure and a retry', async () => {
		answerStore();
		onRest( 'GET /wc-admin/options', restError( 500, 'db', 'The database is away.' ) );
		const { user } = openTask();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /could not be loaded/ );
		answerStore();
		await user.click( button( 'Retry' ) );
		expect( await screen.findByRole( 'heading', { name: 'Choose a tax partner' } ) ).toBeInTheDocument();
	} );

	it( 'says that the browser is offline', async () => {
		answerStore();
		goOffline();
		openTask();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /connection/ );
	} );
} );
