import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { onRest, restError, restRequests, type RestRequest, type Route } from '../../../../../../tests/js/fake-rest';
import { render } from '../../../../../../tests/js/render';
import { RatesEditor } from '../rates-editor';

const ZONES = '/wc/v3/shipping/zones';
const EURO_FORMAT = {
	currency: { code: 'EUR', symbol: '€', position: 'right_space' as const, precision: 2, decimalSeparator: ',', thousandSeparator: '.' },
};

interface Method {
	instance_id: number;
	method_id: string;
	enabled: boolean;
	cost?: string;
	title?: string;
}

function toWire( { cost = '', title, ...method }: Method ) {
	return { ...method, title: title ?? method.method_id, settings: { cost: { value: cost } } };
}

/** A server that keeps zones and their methods. */
function answerZones( methods: Readonly< Record< number, readonly Method[] > > ): Record< number, Method[] > {
	const kept: Record< number, Method[] > = Object.fromEntries(
		Object.entries( methods ).map( ( [ id, list ] ) => [ id, list.map( ( method ) => ( { ...method } ) ) ] )
	);
	let last = 100;
	onRest( `GET ${ ZONES }`, () => Object.keys( kept ).map( ( id ) => ( { id: Number( id ), name: `Zone ${ id }` } ) ) );
	onRest( `POST ${ ZONES }`, ( { body }: RestRequest ) => {
		kept[ 9 ] = [];
		return { id: 9, name: ( body as { name: string } ).name };
	} );
	onRest( `GET ${ ZONES }/:id/locations`, ( { params }: RestRequest ) => [
		{ code: params[ 'id' ] === '3' ? 'FR' : 'US', type: 'country' },
	] );
	onRest( `POST ${ ZONES }/:id/locations`, [] );
	onRest( `GET ${ ZONES }/:id/methods`, ( { params }: RestRequest ) => {
		const list = kept[ Number( params[ 'id' ] ) ];
		return list ? list.map( toWire ) : restError( 404, 'woocommerce_rest_shipping_zone_invalid', 'Resource does not exist.' );
	} );
	onRest( `POST ${ ZONES }/:id/methods`, ( { params, body }: RestRequest ) => {
		const { method_id: methodId, enabled, settings } = body as { method_id: string; enabled: boolean; settings: { cost: string } };
		const method = { instance_id: ++last, method_id: methodId, enabled, cost: settings.cost };
		kept[ Number( params[ 'id' ] ) ]?.push( method );
		return toWire( method );
	} );
	onRest( `POST ${ ZONES }/:id/methods/:instance`, ( { params, body }: RestRequest ) => {
		const method = kept[ Number( params[ 'id' ] ) ]?.find( ( item ) => String( item.instance_id ) === params[ 'instance' ] );
		const { enabled, settings } = body as { enabled: boolean; settings?: { cost: string } };
		Object.assign( method ?? {}, { enabled }, settings && { cost: settings.cost } );
		return toWire( method as Method );
	} );
	return kept;
}

const FLAT: Method = { instance_id: 3, method_id: 'flat_rate', enabled: true, cost: '3000' };
const writes = () => restRequests().filter( ( { method, path } ) => method !== 'GET' && path.includes( '/methods' ) );

function openRates( settings = {} ) {
	const onSaved = jest.fn();
	const page = render( <RatesEditor country="US" countryName="United States (US)" buttonText="Complete task" onSaved={ onSaved } />, {
		settings,
	} );
	return { ...page, onSaved };
}

const home = async ( name = 'Zone 2' ) => screen.findByRole( 'textbox', { name } );
const saveButton = () => screen.getByRole( 'button', { name: 'Complete task' } );

describe( 'the rates editor', () => {
	it( 'shows the zone of the country and the rest of the world, and writes nothing that was not touched', async () => {
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

	it( 'sends the amount that was typed, in the separators of the store', async () => {
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

	it.each( [ '33.61', '1.23,4', 'ten', '8.95' ] )( 'refuses %p under comma and dot, and keeps it to be put right', async ( text ) => {
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
	} );

	it( 'refuses negative rates', async () => {
		answerZones( { 0: [], 2: [ FLAT ] } );
		const { user } = openRates();
		await user.clear( await home() );
		await user.type( await home(), '-5' );
		await user.tab();
		expect( await home() ).toHaveAccessibleDescription( 'Shipping rates can not be negative numbers.' );
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

	it( 'makes a zone for the country once, and charges what it shows', async () => {
		const kept = answerZones( { 0: [] } );
		const { user, onSaved } = openRates();
		expect( await home( 'United States (US)' ) ).toHaveValue( '0.00' );
		expect( restRequests( `POST ${ ZONES }` ) ).toHaveLength( 1 );
		expect( restRequests( `POST ${ ZONES }/9/locations` )[ 0 ]?.body ).toEqual( [ { code: 'US', type: 'country' } ] );
		await user.click( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( kept[ 9 ] ).toMatchObject( [ { method_id: 'free_shipping', enabled: true } ] );
	} );

	it( 'says that a zone could not be made, and makes it on the next try', async () => {
		answerZones( { 0: [] } );
		onRest( `POST ${ ZONES }`, restError( 500, 'db', 'The database is away.' ) );
		const { user } = openRates();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /could not be loaded\.\s*The database is away/ );
		answerZones( { 0: [] } );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await home( 'United States (US)' ) ).toBeInTheDocument();
	} );

	it( 'keeps what was typed when saving fails, and makes nothing twice on the next try', async () => {
		const kept = answerZones( { 0: [], 2: [] } );
		const { user, onSaved } = openRates();
		await user.clear( await home() );
		await user.type( await home(), '4' );
		await user.click( screen.getByRole( 'switch', { name: 'Rest of the world' } ) );
		onRest( `POST ${ ZONES }/0/methods`, restError( 500, 'db', 'The database is away.' ) );
		await user.click( saveButton() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'The rate for Rest of the world was not saved. The database is away.'
		);
		expect( await home() ).toHaveValue( '4.00' );
		expect( onSaved ).not.toHaveBeenCalled();
		onRest( `POST ${ ZONES }/0/methods`, toWire( { instance_id: 50, method_id: 'free_shipping', enabled: true } ) );
		await user.click( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( kept[ 2 ] ).toHaveLength( 1 );
	} );

	it( 'takes what was typed along when the zone was deleted meanwhile', async () => {
		const kept = answerZones( { 0: [], 2: [ FLAT ] } );
		const { user, onSaved } = openRates();
		await user.clear( await home() );
		await user.type( await home(), '6.50' );
		delete kept[ 2 ];
		await user.click( saveButton() );
		expect( await screen.findByText( /zones were changed meanwhile/ ) ).toBeInTheDocument();
		expect( await home( 'United States (US)' ) ).toHaveValue( '6.50' );
		await user.click( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( kept[ 9 ] ).toMatchObject( [ { method_id: 'flat_rate', cost: '6.50', enabled: true } ] );
	} );

	it( 'adds no second rate when another tab has made one meanwhile', async () => {
		const kept = answerZones( { 0: [], 2: [] } );
		const { user, onSaved } = openRates();
		await user.clear( await home() );
		await user.type( await home(), '6' );
		kept[ 2 ]?.push( { ...FLAT, cost: '5' } );
		await user.dblClick( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalledTimes( 1 ) );
		expect( kept[ 2 ] ).toEqual( [ { ...FLAT, cost: '6.00' } ] );
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

	it( 'warns that both separators are the same', async () => {
		answerZones( { 0: [], 2: [ FLAT ] } );
		openRates( { currency: { ...EURO_FORMAT.currency, decimalSeparator: '.' } } );
		expect( await home() ).toHaveAccessibleDescription( /same sign/ );
		expect( await home() ).toHaveValue( '3000.00' );
	} );

	it( 'names a refused or failed read', async () => {
		const route: Route = `GET ${ ZONES }`;
		onRest( route, restError( 403, 'woocommerce_rest_cannot_view', 'No.' ) );
		openRates();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /not allowed/ );
		expect( screen.queryByRole( 'button', { name: 'Retry' } ) ).not.toBeInTheDocument();
	} );
} );
