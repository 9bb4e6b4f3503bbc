import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { goOffline, htmlAnswer, onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { bankCodeName } from '../../../../shared/bank-account/bank-code';
import { checkIban } from '../../../../shared/bank-account/check-iban';
import { onComplete, openPayments, ROUTES, serveStore } from './open-payments';

const IBAN = 'GB29 NWBK 6016 1331 9268 19';
const LABELS = [ 'Account name', 'Account number', 'Bank name', 'Sort code', 'IBAN', 'BIC / Swift' ];

function serveOptions( changes: object = {} ): void {
	onRest( ROUTES.readOptions, {
		woocommerce_bacs_settings: { enabled: 'no', title: 'By bank', instructions: 'Thanks' },
		woocommerce_bacs_accounts: false,
		...changes,
	} );
	onRest( ROUTES.saveOptions, { woocommerce_bacs_settings: true, woocommerce_bacs_accounts: true } );
}

async function open( settings = {} ) {
	const rendered = openPayments( '&id=bacs', settings );
	await screen.findByLabelText( 'IBAN' );
	return rendered;
}

const save = () => screen.getByRole( 'button', { name: 'Save' } );

beforeEach( () => {
	serveStore();
	serveOptions();
} );

describe( 'the bank transfer form', () => {
	it( 'has six fields, each marked as required', async () => {
		await open();
		expect( screen.getByRole( 'region', { name: 'Add your bank details' } ) ).toBeInTheDocument();
		expect(
			screen.getAllByRole( 'textbox' ).map( ( field ) => field.closest( 'div' )?.querySelector( 'label' )?.textContent )
		).toEqual( LABELS );
		screen.getAllByRole( 'textbox' ).forEach( ( field ) => expect( field ).toHaveAttribute( 'aria-required', 'true' ) );
		expect( screen.getByLabelText( 'Sort code' ) ).toHaveAccessibleDescription( /routing number/ );
	} );

	it( 'is left-to-right for codes in every language, and in the direction of the language for names', async () => {
		await open();
		const codes = [ 'Account number', 'Sort code', 'IBAN', 'BIC / Swift' ];
		codes.forEach( ( label ) => expect( screen.getByLabelText( label ) ).toHaveAttribute( 'dir', 'ltr' ) );
		[ 'Account name', 'Bank name' ].forEach( ( label ) => expect( screen.getByLabelText( label ) ).not.toHaveAttribute( 'dir' ) );
	} );

	it( 'requires an account number or an IBAN, and shows the error at both', async () => {
		const { user } = await open();
		await user.type( screen.getByLabelText( 'Account name' ), 'Ada' );
		await user.type( screen.getByLabelText( 'Account number' ), '   ' );
		await user.click( save() );
		const message = 'Please enter an account number or IBAN';
		await waitFor( () => expect( screen.getByLabelText( 'Account number' ) ).toHaveAccessibleDescription( message ) );
		expect( screen.getByLabelText( 'IBAN' ) ).toHaveAccessibleDescription( message );
		expect( screen.getByLabelText( 'Account number' ) ).toHaveFocus();
		expect( restRequests( ROUTES.saveOptions ) ).toHaveLength( 0 );
		await user.type( screen.getByLabelText( 'Account number' ), '12345678' );
		expect( screen.getByLabelText( 'IBAN' ) ).toBeValid();
		await user.click( save() );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'saves the account by keyboard, enables the gateway and keeps its other settings', async () => {
		const { user, registry } = await open();
		await user.type( screen.getByLabelText( 'Bank name' ), ' Coop ' );
		await user.type( screen.getByLabelText( 'IBAN' ), `${ IBAN }{Enter}` );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( restRequests( ROUTES.saveOptions )[ 0 ]?.body ).toEqual( {
			woocommerce_bacs_settings: { enabled: 'yes', title: 'By bank', instructions: 'Thanks' },
			woocommerce_bacs_accounts: [ { account_name: '', account_number: '', bank_name: 'Coop', sort_code: '', iban: IBAN, bic: '' } ],
		} );
		const { select } = registry as unknown as { select: ( name: string ) => { getNotices: () => readonly object[] } };
		expect( select( 'core/notices' ).getNotices() ).toMatchObject( [ { content: 'Direct bank transfer details added successfully' } ] );
	} );

	it( 'starts with the first account and keeps the others', async () => {
		const other = { account_name: 'Second', iban: 'DE89370400440532013000', extra: 'kept' };
		serveOptions( { woocommerce_bacs_accounts: [ { account_name: 'First', account_number: '1' }, other ] } );
		const { user } = await open();
		expect( screen.getByLabelText( 'Account name' ) ).toHaveValue( 'First' );
		await user.click( save() );
		await waitFor( () => expect( restRequests( ROUTES.saveOptions ) ).toHaveLength( 1 ) );
		expect( restRequests( ROUTES.saveOptions )[ 0 ]?.body ).toMatchObject( {
			woocommerce_bacs_accounts: [ { account_name: 'First', account_number: '1' }, other ],
		} );
	} );

	it( 'finds a wrong digit when the field is left, and does not save it', async () => {
		const { user } = await open();
		await user.type( screen.getByLabelText( 'IBAN' ), 'GB29 NWBK 6016 1331 9268 18' );
		await user.tab();
		await waitFor( () => expect( screen.getByLabelText( 'IBAN' ) ).toHaveAccessibleDescription( /not a valid IBAN/ ) );
		await user.click( save() );
		await waitFor( () => expect( screen.getByLabelText( 'IBAN' ) ).toHaveFocus() );
		expect( restRequests( ROUTES.saveOptions ) ).toHaveLength( 0 );
	} );

	it( 'does not move the focus of a user who is already typing in the next field', async () => {
		const { user } = await open();
		await user.type( screen.getByLabelText( 'IBAN' ), 'GB29' );
		await user.click( screen.getByLabelText( 'BIC / Swift' ) );
		await screen.findByText( /This one has 4/ );
		expect( screen.getByLabelText( 'BIC / Swift' ) ).toHaveFocus();
	} );

	it( 'saves once when it is pressed twice', async () => {
		const { user } = await open();
		await user.type( screen.getByLabelText( 'Account number' ), '1' );
		await user.dblClick( save() );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( restRequests( ROUTES.saveOptions ) ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'refused', restError( 403, 'refused', 'No.' ), 'Your account is not allowed to change this.' ],
		[ 'broken', htmlAnswer( 500 ), 'The server' ],
	] )( 'keeps the input when saving is %s', async ( _what, failure, reason ) => {
		onRest( ROUTES.saveOptions, () => failure );
		const { user } = await open();
		await user.type( screen.getByLabelText( 'Account number' ), '12345678' );
		await user.click( save() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( `There was a problem saving your payment settings. ${ reason }` );
		expect( screen.getByLabelText( 'Account number' ) ).toHaveValue( '12345678' );
		expect( onComplete ).not.toHaveBeenCalled();
		serveOptions();
		await user.click( save() );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'keeps the input when the browser goes offline', async () => {
		const { user } = await open();
		await user.type( screen.getByLabelText( 'Account number' ), '12345678' );
		goOffline();
		await user.click( save() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'could not reach the store' );
		expect( screen.getByLabelText( 'Account number' ) ).toHaveValue( '12345678' );
	} );

	it( 'shows an error when the stored details cannot be fetched, so that they are not overwritten', async () => {
		onRest( ROUTES.readOptions, restError( 500, 'db', 'Away.' ) );
		const { user } = openPayments( '&id=bacs' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Your bank details could not be loaded.' );
		serveOptions();
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByLabelText( 'IBAN' ) ).toBeInTheDocument();
	} );
} );

describe( 'the name of the branch number', () => {
	it( 'P6: depends on the bank of the account, not on the country of the store', async () => {
		const { user } = await open();
		await user.type( screen.getByLabelText( 'BIC / Swift' ), 'CHASUS33' );
		expect( screen.getByLabelText( 'Routing number' ) ).toHaveAttribute( 'name', 'sort_code' );
		await user.type( screen.getByLabelText( 'IBAN' ), IBAN );
		expect( screen.getByLabelText( 'Sort code' ) ).not.toHaveAccessibleDescription();
	} );

	it.each( [
		[ 'AU', { bic: 'CTBAAU2S' }, 'BSB' ],
		[ 'US', { bic: 'chasus33xxx' }, 'Routing number' ],
		[ 'GB', { iban: 'gb29 nwbk', bic: 'CHASUS33' }, 'Sort code' ],
		[ 'DE', { iban: 'DE89370400440532013000' }, undefined ],
		[ 'no country yet', { iban: 'G', bic: 'CHAS' }, undefined ],
	] )( 'P6: is found from IBAN or BIC: %s', ( _country, account, name ) => {
		expect( bankCodeName( { iban: '', bic: '', ...account } ) ).toBe( name );
	} );
} );

describe( 'two tabs with bank details', () => {
	const STORED = { account_name: 'Ada', account_number: '1', bank_name: '', sort_code: '', iban: '', bic: '' };
	const other = { ...STORED, account_number: '2' };

	async function openStored() {
		serveOptions( { woocommerce_bacs_accounts: [ STORED ] } );
		const page = await open();
		await page.user.type( screen.getByLabelText( 'Bank name' ), 'Coop' );
		return page;
	}

	it( 'never mix two accounts: the account of the other tab is shown first', async () => {
		const { user } = await openStored();
		serveOptions( { woocommerce_bacs_accounts: [ other ] } );
		await user.click( save() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /changed elsewhere meanwhile/ );
		expect( restRequests( ROUTES.saveOptions ) ).toHaveLength( 0 );
		expect( screen.getByLabelText( 'Account number' ) ).toHaveValue( '2' );
		expect( screen.getByLabelText( 'Bank name' ) ).toHaveValue( 'Coop' );
		await user.click( save() );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( restRequests( ROUTES.saveOptions )[ 0 ]?.body ).toMatchObject( {
			woocommerce_bacs_accounts: [ { ...other, bank_name: 'Coop' } ],
		} );
	} );

	it( 'keep what the other tab changed besides the account', async () => {
		const { user } = await openStored();
		serveOptions( {
			woocommerce_bacs_settings: { enabled: 'no', title: 'By wire' },
			woocommerce_bacs_accounts: [ STORED, other ],
		} );
		await user.click( save() );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( restRequests( ROUTES.saveOptions )[ 0 ]?.body ).toEqual( {
			woocommerce_bacs_settings: { enabled: 'yes', title: 'By wire' },
			woocommerce_bacs_accounts: [ { ...STORED, bank_name: 'Coop' }, other ],
		} );
	} );

	it( 'report no conflict when an earlier attempt was saved but its answer was lost', async () => {
		const { user } = await openStored();
		onRest( ROUTES.saveOptions, htmlAnswer( 504 ) );
		await user.click( save() );
		await screen.findByRole( 'alert' );
		serveOptions( { woocommerce_bacs_accounts: [ { ...STORED, bank_name: 'Coop' } ] } );
		await user.click( save() );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
	} );
} );

describe( 'checkIban', () => {
	it.each( [ IBAN, 'gb29nwbk60161331926819', 'DE89-3704-0044-0532-0130-00', 'NO9386011117947', '', '   ' ] )(
		'accepts %p',
		async ( text ) => {
			expect( await checkIban( text ) ).toBeUndefined();
		}
	);

	it.each( [
		[ 'GB29NWBK60161331926818', /not a valid IBAN/ ],
		[ 'GB92NWBK60161331926819', /not a valid IBAN/ ],
		[ 'DE8937040044053201300', /begins with DE has 22 characters. This one has 21/ ],
		[ 'XX00123456789', /begins with the two letters of a country/ ],
		[ '12345678', /begins with the two letters of a country/ ],
		[ 'DE8937O400440532013000', /not a valid IBAN/ ],
	] )( 'refuses %p', async ( text, message ) => {
		expect( await checkIban( text ) ).toMatch( message );
	} );
} );
