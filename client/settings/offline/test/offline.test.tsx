import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { noticesStore } from '@store-admin/data';
import { openClassicForm } from '../../../../tests/js/classic-form';
import { htmlAnswer, onRest, restError, restRequests, type RestRequest } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { OfflineIsland } from '../island';

const ACCOUNTS = 'woocommerce_bacs_accounts';
const OPTIONS = '/wc-admin/options';

const shop = { account_name: 'Shop', account_number: '123', bank_name: 'Bank of Ada', sort_code: '', iban: '', bic: '' };
const savings = { ...shop, account_name: 'Savings', account_number: '456' };

function makeMethod( id: string, more: object = {} ) {
	return {
		id,
		enabled: false,
		description: 'Pay later.',
		settings: { title: { value: 'Title of it' }, instructions: { value: '' }, ...more },
	};
}

const shippingMethods = {
	value: [ 'flat_rate' ],
	options: { 'Flat rate': { flat_rate: 'Any &quot;Flat rate&quot; method', 'flat_rate:1': 'Texas &ndash; Standard (#1)' } },
};

/** Answers a method and the accounts; both keep what is saved. */
function answer( id: string, more: object = {}, stored: unknown = [] ): { accounts: unknown } {
	const state = { method: makeMethod( id, more ), accounts: stored };
	onRest( `GET /wc/v3/payment_gateways/${ id }`, () => state.method );
	onRest( `PUT /wc/v3/payment_gateways/${ id }`, ( { body }: RestRequest ) => {
		const { settings = {}, ...rest } = body as { readonly settings?: Record< string, unknown > };
		const saved = Object.fromEntries( Object.entries( settings ).map( ( [ name, value ] ) => [ name, { value } ] ) );
		state.method = { ...state.method, ...rest, settings: { ...state.method.settings, ...saved } };
		return state.method;
	} );
	onRest( `GET ${ OPTIONS }`, () => ( { [ ACCOUNTS ]: state.accounts } ) );
	onRest( `POST ${ OPTIONS }`, ( { body }: RestRequest ) => {
		state.accounts = ( body as Record< string, unknown > )[ ACCOUNTS ];
		return { [ ACCOUNTS ]: true };
	} );
	return state;
}

async function show( id: string ) {
	const form = openClassicForm( `<div id="experimental_wc_settings_payments_${ id }"></div>` );
	const place = form.querySelector( 'div' ) as HTMLElement;
	const view = render( <OfflineIsland place={ place } form={ form } />, {
		url: `admin.php?page=wc-settings&tab=checkout&section=${ id }`,
		container: place,
	} );
	await waitFor( () => expect( screen.queryByText( 'Loading the settings of the payment method' ) ).toBeNull() );
	const notices = () => view.registry.select( noticesStore ).getNotices();
	const told = async ( text: string ) => waitFor( () => expect( notices().map( ( { content } ) => content ) ).toContain( text ) );
	return { ...view, form, notices, told };
}

const writes = () => restRequests().filter( ( { method } ) => method !== 'GET' );

describe( 'The settings of an offline payment method', () => {
	test.each( [
		[ 'bacs', 'Enable direct bank transfers' ],
		[ 'cheque', 'Enable check payments' ],
		[ 'cod', 'Enable cash on delivery payments' ],
	] )( 'shows what is stored for %s', async ( id, label ) => {
		answer( id );
		await show( id );
		expect( screen.getByRole( 'checkbox', { name: label } ) ).not.toBeChecked();
		expect( screen.getByLabelText( 'Title' ) ).toHaveValue( 'Title of it' );
		expect( screen.getByLabelText( 'Description' ) ).toHaveValue( 'Pay later.' );
	} );

	test( 'sends only what was changed, so that changes of another tab stay', async () => {
		answer( 'cheque' );
		const { user, told } = await show( 'cheque' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Enable check payments' } ) );
		await user.type( screen.getByLabelText( 'Instructions' ), 'Send it.' );
		await user.click( screen.getAllByRole( 'button', { name: 'Save changes' } )[ 0 ] as HTMLElement );
		await told( 'Settings updated successfully' );
		expect( writes().map( ( { body } ) => body ) ).toEqual( [ { enabled: true, settings: { instructions: 'Send it.' } } ] );
		expect( screen.getByLabelText( 'Instructions' ) ).toHaveValue( 'Send it.' );
	} );

	test( 'sends nothing when nothing was changed', async () => {
		answer( 'cheque' );
		const { user } = await show( 'cheque' );
		await user.click( screen.getAllByRole( 'button', { name: 'Save changes' } )[ 0 ] as HTMLElement );
		expect( writes() ).toEqual( [] );
	} );

	test( 'asks for a title beside the field', async () => {
		answer( 'cheque' );
		const { user } = await show( 'cheque' );
		await user.clear( screen.getByLabelText( 'Title' ) );
		await user.type( screen.getByLabelText( 'Title' ), ' {Enter}' );
		expect( await screen.findByText( 'Enter a title, so that customers can choose this payment method.' ) ).toBeInTheDocument();
		expect( screen.getByLabelText( 'Title' ) ).toHaveFocus();
		expect( writes() ).toEqual( [] );
	} );

	test( 'saves the shipping methods and virtual orders of cash on delivery', async () => {
		answer( 'cod', { enable_for_methods: shippingMethods, enable_for_virtual: { value: 'yes' } } );
		const { user, told } = await show( 'cod' );
		expect( screen.getByRole( 'checkbox', { name: 'Any "Flat rate" method' } ) ).toBeChecked();
		await user.click( screen.getByRole( 'checkbox', { name: 'Any "Flat rate" method' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Texas – Standard (#1)' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Accept cash on delivery if the order is virtual' } ) );
		await user.click( screen.getAllByRole( 'button', { name: 'Save changes' } )[ 0 ] as HTMLElement );
		await told( 'Settings updated successfully' );
		expect( writes()[ 0 ]?.body ).toEqual( {
			settings: { enable_for_methods: [ 'flat_rate:1' ], enable_for_virtual: 'no' },
		} );
	} );

	test( 'shows the error of the server beside its field, and keeps the input', async () => {
		answer( 'cheque' );
		onRest(
			'PUT /wc/v3/payment_gateways/cheque',
			restError( 400, 'rest_invalid_param', 'Invalid.', { params: { description: 'Too long.' } } )
		);
		const { user } = await show( 'cheque' );
		await user.type( screen.getByLabelText( 'Description' ), ' More{Tab}' );
		await user.click( screen.getAllByRole( 'button', { name: 'Save changes' } )[ 0 ] as HTMLElement );
		expect( await screen.findByText( 'Too long.' ) ).toBeInTheDocument();
		expect( screen.getByLabelText( 'Description' ) ).toHaveValue( 'Pay later. More' );
	} );

	test.each( [
		[ 'a refused save', () => restError( 403, 'woocommerce_rest_cannot_edit', 'No' ), /not allowed to change this/ ],
		[ 'a broken server', () => htmlAnswer(), /Failed to update settings/ ],
	] )( 'says so after %s', async ( _name, failure, words ) => {
		answer( 'cheque' );
		onRest( 'PUT /wc/v3/payment_gateways/cheque', failure() );
		const { user } = await show( 'cheque' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Enable check payments' } ) );
		await user.click( screen.getAllByRole( 'button', { name: 'Save changes' } )[ 0 ] as HTMLElement );
		expect( await screen.findByText( words ) ).toBeInTheDocument();
	} );

	test.each( [
		[ 'of another shape', () => ( { id: 'cheque', enabled: true, settings: {} } ), true ],
		[ 'that is refused', () => restError( 403, 'woocommerce_rest_cannot_view', 'No' ), false ],
	] )( 'shows no form after an answer %s', async ( _name, failure, hasRetry ) => {
		onRest( 'GET /wc/v3/payment_gateways/cheque', failure() );
		await show( 'cheque' );
		expect( screen.getByText( 'The settings of this payment method could not be loaded.' ) ).toBeInTheDocument();
		expect( screen.queryByLabelText( 'Title' ) ).toBeNull();
		expect( screen.queryByRole( 'button', { name: 'Retry' } ) !== null ).toBe( hasRetry );
	} );

	test( 'X1: leaves the question and Save of the classic form around it alone', async () => {
		answer( 'cheque' );
		const { user, form, told } = await show( 'cheque' );
		let count = 0;
		form.addEventListener( 'submit', () => count++ );
		await user.type( screen.getByLabelText( 'Instructions' ), 'Send it.{Tab}' );
		expect( window.onbeforeunload ).toBeNull();
		await user.click( screen.getAllByRole( 'button', { name: 'Save changes' } )[ 0 ] as HTMLElement );
		await told( 'Settings updated successfully' );
		expect( count ).toBe( 0 );
	} );
} );

describe( 'The bank accounts of the store', () => {
	const row = ( name: string ) => within( screen.getByText( name ).closest( 'li' ) as HTMLElement );

	test( 'P6: name the branch number after the country of the account', async () => {
		answer( 'bacs' );
		const { user } = await show( 'bacs' );
		await user.click( await screen.findByRole( 'button', { name: '+ Add account' } ) );
		// The country of the store is proposed.
		expect( screen.getByLabelText( 'Routing number' ) ).toBeInTheDocument();
		await user.selectOptions( screen.getByLabelText( 'Country' ), '' );
		expect( screen.getByLabelText( 'Sort code' ) ).toBeInTheDocument();
		await user.type( screen.getByLabelText( 'IBAN' ), 'GB82' );
		expect( screen.getByLabelText( 'Sort code' ) ).toBeInTheDocument();
	} );

	test( 'are added at the end of those that are stored now', async () => {
		const state = answer( 'bacs', {}, [ shop ] );
		const { user } = await show( 'bacs' );
		await screen.findByText( 'Shop' );
		// Another tab.
		state.accounts = [ shop, savings ];
		await user.click( screen.getByRole( 'button', { name: '+ Add account' } ) );
		await user.type( screen.getByLabelText( 'Account name' ), 'New' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		expect( await screen.findAllByText( 'Please enter an account number or IBAN' ) ).toHaveLength( 2 );
		await user.type( screen.getByLabelText( 'Account number' ), '789' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		expect( state.accounts ).toEqual( [
			shop,
			savings,
			{ account_name: 'New', account_number: '789', bank_name: '', sort_code: '', iban: '', bic: '', country_code: 'US' },
		] );
		expect( row( 'New' ).getByText( '789' ) ).toBeInTheDocument();
	} );

	test( 'are changed, with the fields that another plugin has added', async () => {
		const state = answer( 'bacs', {}, [ { ...shop, branch: 'North' } ] );
		const { user } = await show( 'bacs' );
		await screen.findByText( 'Shop' );
		await user.click( screen.getByRole( 'button', { name: 'Edit' } ) );
		await user.clear( screen.getByLabelText( 'Bank name' ) );
		await user.type( screen.getByLabelText( 'Bank name' ), 'Other Bank{Enter}' );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		expect( state.accounts ).toMatchObject( [ { account_name: 'Shop', bank_name: 'Other Bank', branch: 'North' } ] );
	} );

	test( 'are not changed when another tab has changed them meanwhile', async () => {
		const state = answer( 'bacs', {}, [ shop ] );
		const { user } = await show( 'bacs' );
		await screen.findByText( 'Shop' );
		await user.click( screen.getByRole( 'button', { name: 'Edit' } ) );
		await user.type( screen.getByLabelText( 'Bank name' ), ' 2' );
		state.accounts = [ savings ];
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		expect( await screen.findByText( /were changed elsewhere meanwhile/ ) ).toBeInTheDocument();
		expect( state.accounts ).toEqual( [ savings ] );
	} );

	test( 'are removed and put back', async () => {
		const state = answer( 'bacs', {}, [ shop, savings ] );
		const { user, told, notices } = await show( 'bacs' );
		await screen.findByText( 'Shop' );
		await user.click( row( 'Shop' ).getByRole( 'button', { name: 'Remove' } ) );
		await told( 'The bank account was removed.' );
		expect( state.accounts ).toEqual( [ savings ] );
		expect( document.body ).not.toHaveFocus();
		act( () => notices()[ 0 ]?.actions[ 0 ]?.onClick?.() );
		expect( await screen.findByText( 'Shop' ) ).toBeInTheDocument();
		expect( state.accounts ).toEqual( [ shop, savings ] );
	} );

	test( 'stay when their removal fails', async () => {
		answer( 'bacs', {}, [ shop ] );
		onRest( `POST ${ OPTIONS }`, restError( 403, 'rest_forbidden', 'No' ) );
		const { user } = await show( 'bacs' );
		await screen.findByText( 'Shop' );
		await user.click( screen.getByRole( 'button', { name: 'Remove' } ) );
		expect( await screen.findByText( /not allowed to change this/ ) ).toBeInTheDocument();
		expect( screen.getByText( 'Shop' ) ).toBeInTheDocument();
	} );

	test( 'ask before what was typed is lost', async () => {
		answer( 'bacs' );
		const { user } = await show( 'bacs' );
		await user.click( await screen.findByRole( 'button', { name: '+ Add account' } ) );
		await user.type( screen.getByLabelText( 'Account name' ), 'New' );
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Stay' } ) );
		expect( screen.getByLabelText( 'Account name' ) ).toHaveValue( 'New' );
	} );

	test( 'are read together with the settings, so that a server without an answer is waited for once', async () => {
		answer( 'bacs' );
		let answerNow = () => {};
		const settings = new Promise( ( resolve ) => {
			answerNow = () => resolve( makeMethod( 'bacs' ) );
		} );
		onRest( 'GET /wc/v3/payment_gateways/bacs', settings );
		const shown = show( 'bacs' );
		await waitFor( () => expect( restRequests( `GET ${ OPTIONS }` ) ).toHaveLength( 1 ) );
		expect( screen.getByText( 'Loading the settings of the payment method' ) ).toBeInTheDocument();
		answerNow();
		await shown;
	} );

	test( 'are not touched when they cannot be read', async () => {
		answer( 'bacs', {}, 'nonsense' );
		await show( 'bacs' );
		expect( await screen.findByText( 'Your bank details could not be loaded.' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: '+ Add account' } ) ).toBeNull();
	} );
} );
