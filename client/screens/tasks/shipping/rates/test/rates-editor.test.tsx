import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { restRequests } from '../../../../../../tests/js/fake-rest';
import { answerZones, EURO_FORMAT, FLAT, home, openRates, saveButton, writes, ZONES } from './open-rates';

describe( 'the rates editor', () => {
	it( 'S3: does not change an untouched 3,000.00 or make it free, and does not show other zones', async () => {
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

	it( 'S2: saves 2,45 in a store with a decimal comma as 2.45', async () => {
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
		'S4, S6: refuses %p with decimal comma and dot instead of saving 100 times as much, and keeps it for correction',
		async ( text ) => {
			answerZones( { 0: [], 2: [ FLAT ] } );
			const { user, onSaved } = openRates( EURO_FORMAT );
			await user.clear( await home() );
			await user.type( await home(), text );
			await user.click( saveButton() );
			expect( await home() ).toHaveAccessibleDescription( 'Please enter an amount, for example 33,61.' );
			expect( await home() ).toHaveValue( text );
			const field = await home();
			await waitFor( () => expect( field ).toHaveFocus() );
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

	it( 'I6: keeps amount and currency in order between right-to-left text', async () => {
		answerZones( { 0: [], 2: [ FLAT ] } );
		openRates();
		expect( await home() ).toHaveAttribute( 'dir', 'ltr' );
		expect( screen.getAllByText( '$' )[ 0 ]?.closest( '[dir]' ) ).toHaveAttribute( 'dir', 'ltr' );
	} );

	it( 'saves every digit of a huge rate', async () => {
		const kept = answerZones( { 0: [], 2: [ FLAT ] } );
		const { user, onSaved } = openRates();
		await user.clear( await home() );
		await user.type( await home(), '99999999999999999999.99' );
		await user.click( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( kept[ 2 ]?.[ 0 ]?.cost ).toBe( '99999999999999999999.99' );
	} );

	it( 'makes shipping free for an empty rate, and disables the flat rate', async () => {
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

	it( 'enables and disables the rest of the world', async () => {
		const kept = answerZones( { 0: [ { ...FLAT, instance_id: 7, cost: '5' } ], 2: [ FLAT ] } );
		const { user, onSaved } = openRates();
		await user.click( await screen.findByRole( 'switch', { name: 'Rest of the world' } ) );
		expect( screen.queryByRole( 'textbox', { name: 'Rate for Rest of the world' } ) ).not.toBeInTheDocument();
		await user.click( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( kept[ 0 ] ).toEqual( [ { ...FLAT, instance_id: 7, cost: '5', enabled: false } ] );
		expect( writes()[ 0 ]?.body ).toEqual( { enabled: false } );
	} );

	it( 'creates no zone when it is opened, and creates one with the shown rate when it is saved', async () => {
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

	it( 'saves nothing when the stored rate is entered again', async () => {
		answerZones( { 0: [], 2: [ FLAT ] } );
		const { user, onSaved } = openRates();
		await user.clear( await home() );
		await user.type( await home(), '3,000.00' );
		await user.click( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( writes() ).toEqual( [] );
	} );

	it( 'asks before an unsaved rate is lost, and not after it was saved', async () => {
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

	it( 'warns about formulas, other methods and equal separators', async () => {
		answerZones( {
			0: [ { ...FLAT, instance_id: 8, cost: '2 * [qty]' } ],
			2: [ FLAT, { ...FLAT, instance_id: 4, method_id: 'local_pickup', title: 'Pick up' } ],
		} );
		openRates();
		expect( await home() ).toHaveAccessibleDescription( /Also offered here: Pick up/ );
		expect( screen.getByRole( 'textbox', { name: 'Rate for Rest of the world' } ) ).toHaveAccessibleDescription( /formula/ );
	} );

	it( 'S7: shows 3000 without groups when both separators are the same, keeps 10.00 as 10, and explains that', async () => {
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
