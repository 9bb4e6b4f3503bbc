import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { onRest, restError, restRequests, type RestRequest } from '../../../../../tests/js/fake-rest';
import { answerActivity, listOf, openPanel, renderActivity, shirt } from './render-activity';

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

	it( 'keeps what was typed when it was not saved', async () => {
		onRest( 'PUT /wc-analytics/products/4/variations/5', restError( 400, 'invalid', 'No.' ) );
		const user = await edit();
		await user.clear( screen.getByRole( 'spinbutton' ) );
		await user.type( screen.getByRole( 'spinbutton' ), '12' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The stock was not saved.' );
		expect( screen.getByRole( 'spinbutton' ) ).toHaveValue( 12 );
		expect( screen.getByText( 'Shirt & tie stock could not be updated' ) ).toBeInTheDocument();
	} );

	it( 'is left with Escape', async () => {
		const user = await edit();
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( screen.getByRole( 'button', { name: 'Update stock of Shirt & tie' } ) ).toHaveFocus() );
	} );
} );
