import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { onRest, restError, restRequests, type RestRequest } from '../../../../../tests/js/fake-rest';
import { answerActivity, listOf, openPanel, renderActivity, shirt } from '../../activity/test/render-activity';

beforeEach( answerActivity );

describe( 'the stock panel', () => {
	async function edit() {
		const { user } = renderActivity();
		await user.click( await openPanel( /^Stock/ ) );
		await user.click( await screen.findByRole( 'button', { name: 'Update stock of Shirt & tie' } ) );
		return user;
	}

	it( 'saves a new number and can take it back', async () => {
		onRest( 'PUT /wc-analytics/products/4/variations/5', ( { body }: { body: unknown } ) => ( { id: 5, ...( body as object ) } ) );
		const user = await edit();
		const input = screen.getByRole( 'spinbutton', { name: 'Stock of Shirt & tie' } );
		expect( screen.getByRole( 'button', { name: 'Save' } ) ).toBeDisabled();
		await user.clear( input );
		await user.type( input, '12{Enter}' );
		expect( await screen.findByText( '12 in stock' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Shirt & tie stock updated' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( await screen.findByText( '2 in stock' ) ).toBeInTheDocument();
		expect( restRequests( 'PUT /wc-analytics/products/4/variations/5' ).map( ( { body } ) => body ) ).toEqual( [
			{ stock_quantity: 12 },
			{ stock_quantity: 2 },
		] );
	} );

	it( 'is counted anew after a change', async () => {
		onRest( 'PUT /wc-analytics/products/4/variations/5', ( { body }: RestRequest ) => {
			onRest( 'GET /wc-analytics/products/count-low-in-stock', { total: 0 } );
			return { id: 5, ...( body as object ) };
		} );
		const user = await edit();
		await user.clear( screen.getByRole( 'spinbutton' ) );
		await user.type( screen.getByRole( 'spinbutton' ), '40{Enter}' );
		expect( await screen.findByText( '40 in stock' ) ).toBeInTheDocument();
		await waitFor( () => expect( screen.getByRole( 'button', { name: /^Stock/ } ) ).not.toHaveAccessibleName( /waiting/ ) );
		expect( screen.getByRole( 'button', { name: 'Undo' } ) ).toBeInTheDocument();
	} );

	it( 'writes a name as it was typed', async () => {
		onRest( 'GET /wc-analytics/products/low-in-stock', listOf( [ { ...shirt, name: 'Salt &amp; <i>pepper</i> قميص' } ] ) );
		const { user } = renderActivity();
		await user.click( await openPanel( /^Stock/ ) );
		expect( ( await screen.findByText( 'Salt & <i>pepper</i> قميص' ) ).tagName ).toBe( 'BDI' );
	} );

	it( 'shows an error of the server beside the number', async () => {
		onRest(
			'PUT /wc-analytics/products/4/variations/5',
			restError( 400, 'rest_invalid_param', 'Invalid.', { params: { stock_quantity: 'stock_quantity is too large.' } } )
		);
		const user = await edit();
		await user.type( screen.getByRole( 'spinbutton' ), '9' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => expect( screen.getByRole( 'spinbutton' ) ).toHaveAccessibleDescription( 'stock_quantity is too large.' ) );
		expect( screen.getByRole( 'spinbutton' ) ).toHaveFocus();
	} );

	it( 'says that a number is needed when the field is emptied', async () => {
		const user = await edit();
		await user.clear( screen.getByRole( 'spinbutton' ) );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => expect( screen.getByRole( 'spinbutton' ) ).toHaveAccessibleDescription( 'Enter a number.' ) );
		expect( restRequests( 'PUT /wc-analytics/products/4/variations/5' ) ).toEqual( [] );
	} );

	it( 'says why an undo failed, and tries it again', async () => {
		onRest( 'PUT /wc-analytics/products/4/variations/5', ( { body }: RestRequest ) => ( { id: 5, ...( body as object ) } ) );
		const user = await edit();
		await user.type( screen.getByRole( 'spinbutton' ), '1{Enter}' );
		await screen.findByText( '21 in stock' );
		onRest( 'PUT /wc-analytics/products/4/variations/5', restError( 500, 'db', 'Away.' ) );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( await screen.findByText( 'Shirt & tie stock could not be updated. Away.' ) ).toBeInTheDocument();
		onRest( 'PUT /wc-analytics/products/4/variations/5', ( { body }: RestRequest ) => ( { id: 5, ...( body as object ) } ) );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByText( '2 in stock' ) ).toBeInTheDocument();
	} );

	it( 'keeps what was typed when it was not saved, says why and tries again', async () => {
		onRest( 'PUT /wc-analytics/products/4/variations/5', restError( 400, 'invalid', 'No.' ) );
		const user = await edit();
		await user.clear( screen.getByRole( 'spinbutton' ) );
		await user.type( screen.getByRole( 'spinbutton' ), '12' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Shirt & tie stock could not be updated. No.' );
		expect( screen.getByRole( 'spinbutton' ) ).toHaveValue( 12 );
		onRest( 'PUT /wc-analytics/products/4/variations/5', ( { body }: RestRequest ) => ( { id: 5, ...( body as object ) } ) );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByText( '12 in stock' ) ).toBeInTheDocument();
	} );

	it( 'is left with Escape', async () => {
		const user = await edit();
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( screen.getByRole( 'button', { name: 'Update stock of Shirt & tie' } ) ).toHaveFocus() );
	} );
} );
