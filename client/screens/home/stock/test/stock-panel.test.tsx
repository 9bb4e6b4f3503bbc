import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { onRest, restError, restRequests, type RestRequest } from '../../../../../tests/js/fake-rest';
import { answerActivity, listOf, openPanel, renderActivity, shirt } from '../../activity/test/render-activity';

const CAP = { ...shirt, id: 9, name: 'Cap', type: 'simple', parent_id: 0, stock_quantity: 0 };
const PUT_SHIRT = 'PUT /wc-analytics/products/4/variations/5';
const PUT_CAP = 'PUT /wc-analytics/products/9';
const saves = ( { path, body }: RestRequest ) => ( { id: Number( path.split( '/' ).pop() ), ...( body as object ) } );

beforeEach( () => {
	answerActivity();
	onRest( 'GET /wc-analytics/products/count-low-in-stock', { total: 2 } );
	onRest( 'GET /wc-analytics/products/low-in-stock', listOf( [ shirt, CAP ] ) );
	onRest( PUT_SHIRT, saves );
	onRest( PUT_CAP, saves );
} );

describe( 'the stock panel', () => {
	async function open() {
		const { user } = renderActivity();
		await user.click( await openPanel( /^Stock/ ) );
		const shirtField = await screen.findByRole( 'spinbutton', { name: 'Stock of Shirt & tie' } );
		return { user, shirtField, capField: screen.getByRole( 'spinbutton', { name: 'Stock of Cap' } ) };
	}
	const save = () => screen.getByRole( 'button', { name: 'Save stock' } );

	it( 'K24: has the lowest quantity first, and Tab moves from field to field', async () => {
		const { user, shirtField, capField } = await open();
		expect( screen.getAllByRole( 'spinbutton' ) ).toEqual( [ capField, shirtField ] );
		await user.click( capField );
		await user.keyboard( '4{Tab}' );
		expect( shirtField ).toHaveFocus();
		expect( capField ).toHaveValue( 4 );
	} );

	it( 'K24: saves all changed quantities with one press, keeps the order, and undoes them with one press', async () => {
		const { user, shirtField, capField } = await open();
		expect( save() ).toBeDisabled();
		await user.click( capField );
		await user.keyboard( '30{Tab}12{Enter}' );
		expect( await screen.findByText( 'Stock of 2 products updated' ) ).toBeInTheDocument();
		expect( screen.getByText( '12 in stock' ) ).toBeInTheDocument();
		expect( screen.getByText( '30 in stock' ) ).toBeInTheDocument();
		expect( screen.getAllByRole( 'spinbutton' ) ).toEqual( [ capField, shirtField ] );
		expect( save() ).toBeDisabled();
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( await screen.findByText( '2 in stock' ) ).toBeInTheDocument();
		expect( restRequests( PUT_SHIRT ).map( ( { body } ) => body ) ).toEqual( [ { stock_quantity: 12 }, { stock_quantity: 2 } ] );
		expect( restRequests( PUT_CAP ).map( ( { body } ) => body ) ).toEqual( [ { stock_quantity: 30 }, { stock_quantity: 0 } ] );
	} );

	it( 'saves only changed quantities', async () => {
		const { user, shirtField } = await open();
		await user.clear( shirtField );
		await user.type( shirtField, '40{Enter}' );
		expect( await screen.findByText( 'Shirt & tie stock updated' ) ).toBeInTheDocument();
		expect( restRequests( PUT_CAP ) ).toEqual( [] );
	} );

	it( 'is counted again after a change', async () => {
		onRest( PUT_SHIRT, ( request: RestRequest ) => {
			onRest( 'GET /wc-analytics/products/count-low-in-stock', { total: 0 } );
			return saves( request );
		} );
		const { user, shirtField } = await open();
		await user.type( shirtField, '{Control>}a{/Control}40{Enter}' );
		await waitFor( () => expect( screen.getByRole( 'button', { name: /^Stock/ } ) ).not.toHaveAccessibleName( /waiting/ ) );
		expect( screen.getByRole( 'button', { name: 'Undo' } ) ).toBeInTheDocument();
	} );

	it( 'K12: fetches every page, and shows fifty products at a time', async () => {
		onRest( 'GET /wc-analytics/products/count-low-in-stock', { total: 130 } );
		onRest( 'GET /wc-analytics/products/low-in-stock', ( { query }: RestRequest ) =>
			listOf(
				Array.from( { length: query[ 'page' ] === '1' ? 100 : 30 }, ( _, index ) => {
					const number = ( Number( query[ 'page' ] ) - 1 ) * 100 + index;
					return { ...CAP, id: 1000 + number, name: `Part ${ number }`, stock_quantity: 130 - number };
				} ),
				130
			)
		);
		const { user } = renderActivity();
		await user.click( await openPanel( /^Stock\s*130 waiting/ ) );
		expect( await screen.findAllByRole( 'spinbutton' ) ).toHaveLength( 50 );
		expect( screen.getAllByRole( 'spinbutton' )[ 0 ] ).toHaveAccessibleName( 'Stock of Part 129' );
		await user.click( screen.getByRole( 'button', { name: 'Show 50 more products' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Show 30 more products' } ) );
		expect( screen.getAllByRole( 'spinbutton' ) ).toHaveLength( 130 );
	} );

	it( 'shows a name as it was typed', async () => {
		onRest( 'GET /wc-analytics/products/low-in-stock', listOf( [ { ...shirt, name: 'Salt &amp; <i>pepper</i> قميص' } ] ) );
		const { user } = renderActivity();
		await user.click( await openPanel( /^Stock/ ) );
		expect( ( await screen.findByText( 'Salt & <i>pepper</i> قميص' ) ).tagName ).toBe( 'BDI' );
	} );

	it( 'shows an error of the server beside the field', async () => {
		onRest(
			PUT_SHIRT,
			restError( 400, 'rest_invalid_param', 'Invalid.', { params: { stock_quantity: 'stock_quantity is too large.' } } )
		);
		const { user, shirtField } = await open();
		await user.type( shirtField, '9' );
		await user.click( save() );
		await waitFor( () => expect( shirtField ).toHaveAccessibleDescription( 'stock_quantity is too large.' ) );
		expect( shirtField ).toHaveFocus();
	} );

	it( 'says that a number is needed when the field is empty', async () => {
		const { user, shirtField } = await open();
		await user.clear( shirtField );
		await user.click( save() );
		await waitFor( () => expect( shirtField ).toHaveAccessibleDescription( 'Enter a number.' ) );
		expect( restRequests( PUT_SHIRT ) ).toEqual( [] );
	} );

	it( 'asks whether a quantity below 0 is intended', async () => {
		const { user, shirtField } = await open();
		await user.clear( shirtField );
		await user.type( shirtField, '-3{Enter}' );
		const dialog = await screen.findByRole( 'dialog', { name: 'Save a stock below 0?' } );
		expect( dialog ).toHaveTextContent( 'Shirt & tie' );
		expect( restRequests( PUT_SHIRT ) ).toEqual( [] );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Save' } ) );
		expect( await screen.findByText( '-3 in stock' ) ).toBeInTheDocument();
	} );

	it( 'names the product that was not saved, keeps its quantity, and retries only that one', async () => {
		onRest( PUT_SHIRT, restError( 400, 'invalid', 'No.' ) );
		const { user, capField, shirtField } = await open();
		await user.click( capField );
		await user.keyboard( '30{Tab}12{Enter}' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Shirt & tie stock could not be updated. No.' );
		expect( shirtField ).toHaveValue( 12 );
		expect( shirtField ).toHaveAccessibleDescription( 'Not saved.' );
		expect( screen.getByText( '30 in stock' ) ).toBeInTheDocument();
		onRest( PUT_SHIRT, saves );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByText( '12 in stock' ) ).toBeInTheDocument();
		expect( shirtField ).not.toHaveAccessibleDescription();
		expect( restRequests( PUT_CAP ) ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'is about another product', { id: 6, stock_quantity: 12 } ],
		[ 'has no number', { id: 5 } ],
	] )( 'does not treat a quantity as saved when the answer %s', async ( _problem, answered ) => {
		onRest( PUT_SHIRT, answered );
		const { user, shirtField } = await open();
		await user.clear( shirtField );
		await user.type( shirtField, '12{Enter}' );
		expect( await screen.findByText( /stock could not be updated/ ) ).toBeInTheDocument();
		expect( shirtField ).toHaveValue( 12 );
	} );

	it( 'says why undoing failed, and retries it', async () => {
		const { user, shirtField } = await open();
		await user.type( shirtField, '1{Enter}' );
		await screen.findByText( '1 in stock' );
		onRest( PUT_SHIRT, restError( 500, 'db', 'Away.' ) );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( await screen.findByText( 'Shirt & tie stock could not be updated. Away.' ) ).toBeInTheDocument();
		onRest( PUT_SHIRT, saves );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByText( '2 in stock' ) ).toBeInTheDocument();
	} );

	it( 'undoes a second change while the answer to the first Undo is still coming', async () => {
		const { user, shirtField, capField } = await open();
		await user.type( shirtField, '{Control>}a{/Control}12{Enter}' );
		await screen.findByText( '12 in stock' );
		await user.type( capField, '{Control>}a{/Control}30{Enter}' );
		await screen.findByText( '30 in stock' );
		onRest( PUT_SHIRT, async () => new Promise( () => {} ) );
		const [ first, second ] = screen.getAllByRole( 'button', { name: 'Undo' } );
		await user.click( first as HTMLElement );
		await user.click( second as HTMLElement );
		await waitFor( () => expect( restRequests( PUT_CAP ).at( -1 )?.body ).toEqual( { stock_quantity: 0 } ) );
	} );

	it( 'restores the stored quantity with Escape', async () => {
		const { user, shirtField } = await open();
		await user.type( shirtField, '7{Escape}' );
		expect( shirtField ).toHaveValue( 2 );
		expect( save() ).toBeDisabled();
	} );
} );
