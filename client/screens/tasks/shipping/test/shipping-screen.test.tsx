import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { makeSettings } from '../../../../../tests/js/factories/make-settings';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { answerStore } from '../../parts/test/answer-store';
import { ShippingScreen } from '../shipping-screen';

const ZONES = '/wc/v3/shipping/zones';
const LABELS = {
	id: 'woocommerce-shipping',
	name: 'WooCommerce Shipping',
	slug: 'woocommerce-shipping',
	description: 'Save time by printing labels.',
	learn_more_link: 'https://example.com/labels',
	layout_column: { image: '', features: [ { icon: '', title: 'Print at home', description: 'Any printer will do.' } ] },
};
const OTHER = {
	id: 'other',
	name: 'Other Labels',
	slug: 'other-labels',
	learn_more_link: '',
	layout_row: { image: '', features: [ { icon: '', description: 'Real-time order import' } ] },
};

function answerRates(): void {
	onRest( `GET ${ ZONES }`, [
		{ id: 0, name: 'Rest' },
		{ id: 2, name: 'United States' },
	] );
	onRest( `GET ${ ZONES }/2/locations`, [ { code: 'US', type: 'country' } ] );
	onRest( `GET ${ ZONES }/:id/methods`, [
		{ instance_id: 3, method_id: 'flat_rate', enabled: true, settings: { cost: { value: '5' } } },
	] );
}

function openTask( settings = {} ) {
	const onComplete = jest.fn();
	const page = render( <ShippingScreen task={ makeTask( { id: 'shipping' } ) } query={ {} } onComplete={ onComplete } />, { settings } );
	const noticeTexts = () =>
		( page.registry.select( 'core/notices' )[ 'getNotices' ]?.() as { content: string }[] ).map( ( { content } ) => content );
	return { ...page, onComplete, noticeTexts };
}

const stepNames = () =>
	screen.getAllByRole( 'listitem' ).flatMap( ( item ) =>
		within( item )
			.queryAllByRole( 'heading', { level: 2 } )
			.map( ( title ) => title.textContent )
	);
const currentStep = async ( name: string ) =>
	waitFor( () => expect( document.querySelector( '[aria-current="step"] h2' ) ).toHaveTextContent( name ) );

describe( 'the shipping task', () => {
	it( 'skips a known location, saves the rates and is completed', async () => {
		answerStore();
		answerRates();
		const { user, onComplete, noticeTexts } = openTask();
		await currentStep( 'Set shipping costs' );
		expect( stepNames() ).toEqual( [ 'Set store location Completed', 'Set shipping costs' ] );
		await user.click( await screen.findByRole( 'button', { name: 'Complete task' } ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( noticeTexts() ).toEqual( [ "Shipping is done! Don't worry, you can always change it later" ] );
	} );

	it.each( [ true, false ] )(
		'SM5: leads to the shipping solutions of the marketplace when suggestions are on (%p)',
		async ( showsSuggestions ) => {
			answerStore();
			answerRates();
			openTask( { showsSuggestions } );
			await currentStep( 'Set shipping costs' );
			const links = screen.queryAllByRole( 'link', { name: 'the WooCommerce Marketplace' } );
			expect( links.map( ( link ) => link.getAttribute( 'href' ) ) ).toEqual(
				showsSuggestions
					? [
							expect.stringMatching(
								/page=wc-admin&path=(\/|%2F)extensions&tab=extensions&category=shipping-delivery-and-fulfillment$/
							),
						]
					: []
			);
		}
	);

	it( 'SM3: starts with the location, continues only with a complete address, and lets the user change it again', async () => {
		answerStore( { general: { woocommerce_store_address: '', woocommerce_store_postcode: '' } } );
		answerRates();
		const { user } = openTask();
		await currentStep( 'Set store location' );
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		expect( await screen.findByText( 'Please enter an address' ) ).toBeInTheDocument();
		await currentStep( 'Set store location' );
		await user.type( screen.getByRole( 'textbox', { name: 'Address' } ), '12 Main St' );
		await user.type( screen.getByRole( 'textbox', { name: /code/i } ), '78701' );
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		await currentStep( 'Set shipping costs' );
		expect( screen.getByRole( 'heading', { name: 'Set shipping costs' } ) ).toHaveFocus();
		await user.click( screen.getByRole( 'button', { name: 'Change: Set store location' } ) );
		await currentStep( 'Set store location' );
		expect( screen.getByRole( 'textbox', { name: 'Address' } ) ).toHaveValue( '12 Main St' );
	} );

	it( 'has no rates where the store ships nowhere', async () => {
		answerStore( { general: { woocommerce_ship_to_countries: 'disabled' }, partners: [ LABELS ] } );
		openTask();
		await currentStep( 'Enable shipping label printing' );
		expect( stepNames() ).toEqual( [ 'Set store location Completed', 'Enable shipping label printing' ] );
		expect( restRequests( `GET ${ ZONES }` ) ).toEqual( [] );
	} );

	it( 'installs a single service, then connects the store', async () => {
		answerStore( { partners: [ LABELS ], isConnected: false } );
		answerRates();
		onRest( 'POST /wc-admin/plugins/install', { success: true, data: { installed: [ 'woocommerce-shipping' ] }, errors: {} } );
		onRest( 'POST /wc-admin/plugins/activate', { success: true, data: { activated: [ 'woocommerce-shipping' ] }, errors: {} } );
		const { user, onComplete } = openTask();
		await currentStep( 'Set shipping costs' );
		await user.click( await screen.findByRole( 'button', { name: 'Update' } ) );
		await currentStep( 'Enable shipping label printing' );
		expect( screen.getByText( 'Print at home' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: /Learn more/ } ) ).toHaveAttribute( 'href', 'https://example.com/labels' );
		await user.click( screen.getByRole( 'button', { name: 'Install & enable' } ) );
		await currentStep( 'Connect your store' );
		expect( screen.getByRole( 'heading', { name: 'Enable shipping label printing Completed' } ) ).toBeInTheDocument();
		expect( restRequests( 'POST /wc-admin/plugins/install' )[ 0 ]?.body ).toMatchObject( { plugins: 'woocommerce-shipping' } );
		await user.click( screen.getByRole( 'button', { name: 'No thanks' } ) );
		expect( onComplete ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'shows two services side by side, and disables one while the other is installed', async () => {
		answerStore( { general: { woocommerce_ship_to_countries: 'disabled' }, partners: [ LABELS, OTHER ] } );
		let release: ( value: unknown ) => void = () => {};
		onRest( 'POST /wc-admin/plugins/install', () => new Promise( ( resolve ) => ( release = resolve ) ) );
		const { user } = openTask();
		await user.click( await screen.findByRole( 'button', { name: 'Install & enable: Other Labels' } ) );
		expect( screen.getByRole( 'button', { name: 'Install & enable: Other Labels' } ) ).toHaveAttribute( 'aria-busy', 'true' );
		expect( screen.getByRole( 'button', { name: 'Install & enable: WooCommerce Shipping' } ) ).toBeDisabled();
		expect( screen.getByRole( 'button', { name: 'No thanks' } ) ).toBeDisabled();
		release( {
			success: false,
			message: 'No.',
			data: { installed: [] },
			errors: { errors: { 'other-labels': [ 'Download failed.' ] } },
		} );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'other-labels: Download failed.' );
		expect( screen.getByRole( 'button', { name: 'Continue without installing' } ) ).toBeEnabled();
	} );

	it( 'is completed without labels', async () => {
		answerStore( { general: { woocommerce_ship_to_countries: 'disabled' }, partners: [ LABELS ], isConnected: false } );
		const { user, onComplete } = openTask();
		await user.click( await screen.findByRole( 'button', { name: 'No thanks' } ) );
		expect( onComplete ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'connected', { isConnected: true } ],
		[ 'not in the US', { isConnected: false, general: { woocommerce_default_country: 'AE' } } ],
	] )( 'has no connection step when the store is %s', async ( _name, store ) => {
		answerStore( store );
		answerRates();
		onRest( `POST ${ ZONES }`, { id: 9, name: 'United Arab Emirates' } );
		onRest( `POST ${ ZONES }/9/locations`, [] );
		openTask();
		await currentStep( 'Set shipping costs' );
		expect( stepNames() ).not.toContain( 'Connect your store' );
	} );

	it( 'describes reviewing where the store has default rates, and describes only the current step', async () => {
		answerStore( { partners: [ LABELS ] } );
		answerRates();
		const { user } = openTask( { features: [ 'shipping-smart-defaults' ] } );
		await currentStep( 'Review your shipping options' );
		expect( await screen.findByRole( 'button', { name: 'Save shipping options' } ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Save time by printing labels.' ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Change: Set your store location' } ) );
		expect( screen.getByRole( 'button', { name: 'Save store location' } ) ).toBeInTheDocument();
	} );

	it( 'continues without the extras when their services do not answer, says so, and has them after another try', async () => {
		answerStore();
		answerRates();
		onRest( 'GET /wc-admin/shipping-partner-suggestions', restError( 500, 'broken', 'Broken.' ) );
		onRest( 'GET /jetpack/v4/connection', restError( 404, 'rest_no_route', 'No route.' ) );
		const { user } = openTask();
		await currentStep( 'Set shipping costs' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'The services that print labels could not be loaded.' );
		onRest( 'GET /wc-admin/shipping-partner-suggestions', [ LABELS ] );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () => expect( stepNames() ).toContain( 'Enable shipping label printing' ) );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		await currentStep( 'Set shipping costs' );
	} );

	it( 'does not ask for services that the user could not install', async () => {
		answerStore();
		answerRates();
		onRest( 'GET /wc-admin/shipping-partner-suggestions', restError( 403, 'woocommerce_rest_cannot_update', 'No.' ) );
		openTask( { user: { ...makeSettings().user, capabilities: [ 'manage_woocommerce' ] } } );
		await currentStep( 'Set shipping costs' );
		expect( stepNames() ).toEqual( [ 'Set store location Completed', 'Set shipping costs' ] );
		expect( restRequests( 'GET /wc-admin/shipping-partner-suggestions' ) ).toEqual( [] );
	} );

	it( 'shows a failure and a retry', async () => {
		answerStore();
		answerRates();
		onRest( 'GET /wc-analytics/settings/general', restError( 500, 'db', 'The database is away.' ) );
		const { user } = openTask();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Your store settings could not be loaded.' );
		answerStore();
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		await currentStep( 'Set shipping costs' );
	} );
} );
