import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { restRequests } from '../../../../../../tests/js/fake-rest';
import { answerZones, EURO_FORMAT, FLAT, home, openRates, saveButton, writes, ZONES } from './open-rates';

describe( 'the rates editor', () => {
	it( 'S3: an untouched 3,000.00 is never rewritten, nor becomes free; other zones are not shown', async () => {
		answerZones( { 0: [], 2: [ FLAT ], 3: [ { ...FLAT, instance_id: 8 } ] } );
		const { user, onSaved } = openRates();
		expect( await home() ).toHaveValue( '3,000.00' );
		expect( screen.getByRole( 'switch', { name: 'Rest of the world' } ) ).not.toBeChecked();
		expect( screen.queryByText( 'Zone 3' ) ).not.toBeInTheDocument();
		expect( screen.queryByText( 'Free shipping' ) ).not.toBeInTheDocument();
		await user.click( await home() );
		await user.click( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalledTimes( 1 ) );
		expect( writes() ).toEqual( [] );
	} );

	it( 'S2: 2,45 in a store that writes a comma is saved as 2.45', async () => {
		const kept = answerZones( { 0: [], 2: [ FLAT ] } );
		const { user, onSaved } = openRates( EURO_FORMAT );
		await user.clear( await home() );
		await user.type( await home(), '2,45' );
		await user.tab();
		expect( await home() ).toHaveValue( '2,45' );
		await user.click( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( kept[ 2 ] ).toEqual( [ { ...FLAT, cost: '2.45' } ] );
		expect( writes()[ 0 ]?.body ).toEqual( { method_id: 'flat_rate', enabled: true, settings: { cost: '2.45' } } );
	} );

	it.each( [ '33.61', '1.23,4', 'ten', '8.95', '1,234.5' ] )(
		'S4, S6: %p under comma and dot is refused, never 100 times as much, and stays to be put right',
		async ( text ) => {
			answerZones( { 0: [], 2: [ FLAT ] } );
			const { user, onSaved } = openRates( EURO_FORMAT );
			await user.clear( await home() );
			await user.type( await home(), text );
			await user.click( saveButton() );
			expect( await home() ).toHaveAccessibleDescription( 'Please enter an amount, for example 33,61.' );
			expect( await home() ).toHaveValue( text );
			await waitFor( async () => expect( await home() ).toHaveFocus() );
			expect( onSaved ).not.toHaveBeenCalled();
			expect( writes() ).toEqual( [] );
		}
	);

	it( 'refuses negative rates', async () => {
		answerZones( { 0: [], 2: [ FLAT ] } );
		const { user } = openRates();
		await user.clear( await home() );
		await user.type( await home(), '-5' );
		await user.tab();
		expect( await home() ).toHaveAccessibleDescription( 'Shipping rates can not be negative numbers.' );
	} );

	it( 'I6: keeps amount and currency in order between right-to-left words', async () => {
		answerZones( { 0: [], 2: [ FLAT ] } );
		openRates();
		expect( await home() ).toHaveAttribute( 'dir', 'ltr' );
		expect( screen.getAllByText( '$' )[ 0 ]?.closest( '[dir]' ) ).toHaveAttribute( 'dir', 'ltr' );
	} );

	it( 'sends a huge rate digit by digit', async () => {
		const kept = answerZones( { 0: [], 2: [ FLAT ] } );
		const { user, onSaved } = openRates();
		await user.clear( await home() );
		await user.type( await home(), '99999999999999999999.99' );
		await user.click( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( kept[ 2 ]?.[ 0 ]?.cost ).toBe( '99999999999999999999.99' );
	} );

	it( 'makes shipping free at nothing, with the flat rate off', async () => {
		const kept = answerZones( { 0: [], 2: [ FLAT ] } );
		const { user, onSaved } = openRates();
		await user.clear( await home() );
		await user.tab();
		expect( await home() ).toHaveValue( '0.00' );
		expect( screen.getByText( 'Free shipping' ) ).toBeInTheDocument();
		await user.click( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( kept[ 2 ] ).toEqual( [
			{ ...FLAT, enabled: false },
			expect.objectContaining( { method_id: 'free_shipping', enabled: true } ),
		] );
	} );

	it( 'switches the rest of the world on and off', async () => {
		const kept = answerZones( { 0: [ { ...FLAT, instance_id: 7, cost: '5' } ], 2: [ FLAT ] } );
		const { user, onSaved } = openRates();
		await user.click( await screen.findByRole( 'switch', { name: 'Rest of the world' } ) );
		expect( screen.queryByRole( 'textbox', { name: 'Rate for Rest of the world' } ) ).not.toBeInTheDocument();
		await user.click( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( kept[ 0 ] ).toEqual( [ { ...FLAT, instance_id: 7, cost: '5', enabled: false } ] );
		expect( writes()[ 0 ]?.body ).toEqual( { enabled: false } );
	} );

	it( 'makes no zone by being looked at; makes one when it is saved, and charges what it shows', async () => {
		const kept = answerZones( { 0: [] } );
		const { user, onSaved } = openRates();
		expect( await home( 'United States (US)' ) ).toHaveValue( '0.00' );
		expect( restRequests().filter( ( { method } ) => method !== 'GET' ) ).toEqual( [] );
		await user.dblClick( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalledTimes( 1 ) );
		expect( restRequests( `POST ${ ZONES }` ).map( ( { body } ) => body ) ).toEqual( [ { name: 'United States (US)' } ] );
		expect( restRequests( `POST ${ ZONES }/9/locations` )[ 0 ]?.body ).toEqual( [ { code: 'US', type: 'country' } ] );
		expect( kept[ 9 ] ).toMatchObject( [ { method_id: 'free_shipping', enabled: true } ] );
	} );

	it( 'writes nothing when a rate is entered again as it stands', async () => {
		answerZones( { 0: [], 2: [ FLAT ] } );
		const { user, onSaved } = openRates();
		await user.clear( await home() );
		await user.type( await home(), '3,000.00' );
		await user.click( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( writes() ).toEqual( [] );
	} );

	it( 'asks before a rate that is not saved is left behind, and not once it is saved', async () => {
		answerZones( { 0: [], 2: [ FLAT ] } );
		const { user, history, onSaved } = openRates();
		await user.clear( await home() );
		await user.type( await home(), '12' );
		await user.tab();
		act( () => history.push( 'admin.php?page=wc-admin' ) );
		await user.click( screen.getByRole( 'button', { name: 'Stay' } ) );
		expect( await home() ).toHaveValue( '12.00' );
		onSaved.mockImplementation( () => history.push( 'admin.php?page=wc-admin&task=tax' ) );
		await user.click( saveButton() );
		await waitFor( () => expect( history.location.search ).toBe( '?page=wc-admin&task=tax' ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'warns of formulas, other ways, and equal separators', async () => {
		answerZones( {
			0: [ { ...FLAT, instance_id: 8, cost: '2 * [qty]' } ],
			2: [ FLAT, { ...FLAT, instance_id: 4, method_id: 'local_pickup', title: 'Pick up' } ],
		} );
		openRates();
		expect( await home() ).toHaveAccessibleDescription( /Also offered here: Pick up/ );
		expect( screen.getByRole( 'textbox', { name: 'Rate for Rest of the world' } ) ).toHaveAccessibleDescription( /formula/ );
	} );

	it( 'S7: with both separators the same, 3000 is shown without groups, 10.00 stays 10, and a hint says so', async () => {
		const kept = answerZones( { 0: [], 2: [ FLAT ] } );
		const { user, onSaved } = openRates( { currency: { ...EURO_FORMAT.currency, decimalSeparator: '.' } } );
		expect( await home() ).toHaveAccessibleDescription( /same sign/ );
		expect( await home() ).toHaveValue( '3000.00' );
		await user.clear( await home() );
		await user.type( await home(), '10.00' );
		await user.tab();
		expect( await home() ).toHaveValue( '10.00' );
		await user.click( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( kept[ 2 ]?.[ 0 ]?.cost ).toBe( '10.00' );
	} );
} );
