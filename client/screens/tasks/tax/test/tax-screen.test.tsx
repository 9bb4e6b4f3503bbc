import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useFullQuery } from '@store-admin/navigation';
import { expectConsole } from '../../../../../tests/js/console-guard';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { goOffline, onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { answerStore } from '../../test/answer-store';
import { TaxScreen } from '../tax-screen';

const SAVE = 'POST /wc-analytics/settings/general/batch';
const OPTIONS = 'POST /wc-admin/options';
const DATA = {
	taxJarActivated: false,
	stripeTaxActivated: false,
	woocommerceTaxActivated: false,
	woocommerceShippingActivated: false,
	woocommerceTaxCountries: [ 'US' ],
	stripeTaxCountries: [ 'US', 'AE' ],
};
const GO = /Not implemented: navigation/;

interface OpenOptions {
	readonly data?: object;
	readonly query?: string;
	readonly settings?: object;
}

function openTask( { data = {}, query = '', settings = {} }: OpenOptions = {} ) {
	const onComplete = jest.fn();
	const task = makeTask( { id: 'tax', additionalData: { ...DATA, ...data } } );
	function Example() {
		return <TaxScreen task={ task } query={ useFullQuery() } onComplete={ onComplete } />;
	}
	const page = render( <Example />, { url: `admin.php?page=wc-admin&task=tax${ query }`, settings } );
	const noticeTexts = () =>
		( page.registry.select( 'core/notices' )[ 'getNotices' ]?.() as { content: string }[] ).map( ( { content } ) => content );
	return { ...page, onComplete, noticeTexts };
}

const button = ( name: string ) => screen.getByRole( 'button', { name } );
const currentStep = async ( name: string ) =>
	waitFor( () => expect( document.querySelector( '[aria-current="step"] h2' ) ).toHaveTextContent( name ) );
const updates = () => restRequests( SAVE ).map( ( { body } ) => ( body as { update: unknown } ).update );
const options = () => restRequests( OPTIONS ).map( ( { body } ) => body );

beforeEach( () => {
	onRest( OPTIONS, ( { body }: { body: unknown } ) =>
		Object.fromEntries( Object.keys( body as object ).map( ( name ) => [ name, true ] ) )
	);
} );

describe( 'choosing a tax partner', () => {
	it( 'offers both where both work', async () => {
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

	it( 'goes on with WooCommerce Tax at an address of its own, and Back returns', async () => {
		answerStore();
		const { user, history } = openTask();
		await user.click( await screen.findByRole( 'button', { name: 'Continue setup' } ) );
		await currentStep( 'Install WooCommerce Tax' );
		expect( window.location.search ).toContain( 'partner=woocommerce-tax' );
		history.back();
		expect( await screen.findByRole( 'heading', { name: 'Choose a tax partner' } ) ).toBeInTheDocument();
	} );

	it( 'switches taxes on before it leads to the rates', async () => {
		answerStore();
		const { user } = openTask();
		expectConsole( 'error', GO );
		await user.click( await screen.findByRole( 'button', { name: 'Set up taxes manually' } ) );
		await waitFor( () => expect( updates() ).toEqual( [ [ { id: 'woocommerce_calc_taxes', value: 'yes' } ] ] ) );
		expect( options() ).toEqual( [ { wc_connect_taxes_enabled: 'no' } ] );
	} );

	it( 'writes nothing where taxes are on already', async () => {
		answerStore( { general: { woocommerce_calc_taxes: 'yes' } } );
		const { user } = openTask();
		expectConsole( 'error', GO );
		await user.click( await screen.findByRole( 'button', { name: 'Set up taxes manually' } ) );
		await waitFor( () => expect( button( 'Set up taxes manually' ) ).not.toHaveAttribute( 'aria-busy' ) );
		expect( [ ...updates(), ...options() ] ).toEqual( [] );
	} );

	it( 'stays, says why and can be tried again when that fails', async () => {
		answerStore();
		onRest( SAVE, restError( 500, 'db', 'The database is away.' ) );
		const { user } = openTask();
		await user.click( await screen.findByRole( 'button', { name: 'Set up taxes manually' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Your tax settings were not saved. The database is away.' );
		expect( button( 'Set up taxes manually' ) ).toBeEnabled();
		expect( button( 'Install for free' ) ).toBeEnabled();
	} );

	it( 'remembers that no tax is charged and ends, once on a double click', async () => {
		answerStore();
		const { user, onComplete } = openTask();
		await user.dblClick( await screen.findByRole( 'button', { name: "I don't charge sales tax" } ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( options() ).toEqual( [ { woocommerce_no_sales_tax: true, woocommerce_calc_taxes: 'no' } ] );
	} );

	it( 'disables everything else while something is under way', async () => {
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
} );

describe( 'Stripe Tax', () => {
	it( 'is installed, switches taxes on and leads to its settings', async () => {
		answerStore();
		onRest( 'POST /wc-admin/plugins/install', { success: true, data: { installed: [ 'stripe-tax-for-woocommerce' ] }, errors: {} } );
		onRest( 'POST /wc-admin/plugins/activate', { success: true, data: { activated: [ 'stripe-tax-for-woocommerce' ] }, errors: {} } );
		const { user, noticeTexts } = openTask();
		expectConsole( 'error', GO );
		await user.click( await screen.findByRole( 'button', { name: 'Install for free' } ) );
		await waitFor( () =>
			expect( noticeTexts() ).toEqual( [ "Stripe Tax for Woocommerce has been successfully installed. Let's configure it now." ] )
		);
		expect( updates() ).toEqual( [ [ { id: 'woocommerce_calc_taxes', value: 'yes' } ] ] );
	} );

	it( 'leads to its settings when it is active', async () => {
		answerStore( { active: [ 'stripe-tax-for-woocommerce' ] } );
		openTask();
		expect( await screen.findByRole( 'link', { name: 'Continue to settings' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/admin.php?page=wc-settings&tab=stripe_tax_for_woocommerce'
		);
	} );

	it( 'names what could not be installed, and taxes stay as they were', async () => {
		answerStore();
		onRest( 'POST /wc-admin/plugins/install', {
			success: false,
			data: { installed: [] },
			errors: { errors: { 'stripe-tax-for-woocommerce': [ 'Download failed.' ] } },
		} );
		const { user } = openTask();
		await user.click( await screen.findByRole( 'button', { name: 'Install for free' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Stripe Tax for WooCommerce: Download failed.' );
		expect( updates() ).toEqual( [] );
		expect( button( 'Install for free' ) ).toBeEnabled();
	} );

	it( 'stands alone when the address asks for it, and for an account that may not install', async () => {
		answerStore();
		openTask( { query: '&partner=stripe-tax', settings: { user: { id: 1, name: 'Sam', capabilities: [ 'manage_woocommerce' ] } } } );
		expect( await screen.findByText( /Ask an administrator/ ) ).toBeInTheDocument();
		expect( button( 'Install for free' ) ).toBeDisabled();
		expect( screen.queryByRole( 'button', { name: 'Continue setup' } ) ).not.toBeInTheDocument();
	} );
} );

describe( 'taxes without a partner', () => {
	it( 'asks for the whole address, then leads to the rates', async () => {
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
} );

describe( 'automated taxes', () => {
	const installed = { active: [ 'woocommerce-services' ], options: { woocommerce_setup_jetpack_opted_in: '1' } };

	it( 'installs with the terms accepted, then connects', async () => {
		answerStore( { isConnected: false } );
		onRest( 'POST /wc-admin/plugins/install', { success: true, data: { installed: [ 'woocommerce-services' ] }, errors: {} } );
		onRest( 'POST /wc-admin/plugins/activate', { success: true, data: { activated: [ 'woocommerce-services' ] }, errors: {} } );
		const { user } = openTask( { query: '&partner=woocommerce-tax' } );
		await currentStep( 'Install WooCommerce Tax' );
		await user.click( button( 'Install & enable' ) );
		await currentStep( 'Connect your store' );
		expect( options() ).toEqual( [ { woocommerce_setup_jetpack_opted_in: true } ] );
	} );

	it( 'follows from the store and not from history: active but not connected means connecting', async () => {
		answerStore( { ...installed, isConnected: false } );
		openTask();
		await currentStep( 'Connect your store' );
		expect( button( 'Connect' ) ).toBeEnabled();
		expect( button( 'Set up manually' ) ).toBeEnabled();
	} );

	it( 'asks for the terms only, when the plugin is there', async () => {
		answerStore( { active: [ 'woocommerce-services' ], isConnected: true } );
		const { user } = openTask( { query: '&partner=woocommerce-tax' } );
		await user.click( await screen.findByRole( 'button', { name: 'Install & enable' } ) );
		expect( await screen.findByRole( 'heading', { name: 'Good news!' } ) ).toBeInTheDocument();
	} );

	it( 'says so when the terms could not be saved', async () => {
		answerStore( { active: [ 'woocommerce-services' ] } );
		onRest( OPTIONS, restError( 500, 'db', 'The database is away.' ) );
		const { user } = openTask( { query: '&partner=woocommerce-tax' } );
		await user.click( await screen.findByRole( 'button', { name: 'Install & enable' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Your agreement to the terms was not saved. The database is away.'
		);
		expect( button( 'Retry' ) ).toBeEnabled();
	} );

	it( 'asks when all is in place, and ends with "Yes please"', async () => {
		answerStore( installed );
		const { user, onComplete, noticeTexts } = openTask( { query: '&partner=woocommerce-tax' } );
		expect( await screen.findByRole( 'heading', { name: 'Good news!' } ) ).toBeInTheDocument();
		expect( button( "No thanks, I'll set up manually" ) ).toBeEnabled();
		await user.click( button( 'Yes please' ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( options() ).toEqual( [ { wc_connect_taxes_enabled: 'yes' } ] );
		expect( updates() ).toEqual( [ [ { id: 'woocommerce_calc_taxes', value: 'yes' } ] ] );
		expect( noticeTexts() ).toEqual( [ "You're awesome! One less item on your to-do list ✅" ] );
	} );

	it( 'answers by itself at auto=true, once', async () => {
		answerStore( installed );
		const { onComplete } = openTask( { query: '&auto=true' } );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( restRequests( SAVE ) ).toHaveLength( 1 );
	} );

	it( 'shows a failure of auto=true and does not repeat it', async () => {
		answerStore( installed );
		onRest( SAVE, restError( 500, 'db', 'The database is away.' ) );
		const { onComplete } = openTask( { query: '&auto=true' } );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			/There was a problem setting up automated taxes\. Please try again/
		);
		expect( button( 'Yes please' ) ).toBeEnabled();
		expect( restRequests( SAVE ) ).toHaveLength( 1 );
		expect( onComplete ).not.toHaveBeenCalled();
	} );
} );

describe( 'a tax task that cannot be read', () => {
	it( 'names the failure and asks again', async () => {
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
