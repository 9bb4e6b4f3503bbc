import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { onRest, restError, restRequests, type RestRequest, type Route } from '../../../../../../tests/js/fake-rest';
import { answerZones, FLAT, home, openRates, saveButton, toWire, ZONES } from './open-rates';

describe( 'a rate that cannot be saved', () => {
	it( 'uses the zone that another tab has created meanwhile, instead of a second one', async () => {
		const kept = answerZones( { 0: [] } );
		const { user, onSaved } = openRates();
		await user.clear( await home( 'United States (US)' ) );
		await user.type( await home( 'United States (US)' ), '6' );
		kept[ 2 ] = [ { ...FLAT, cost: '5' } ];
		await user.click( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( restRequests( `POST ${ ZONES }` ) ).toEqual( [] );
		expect( kept[ 2 ] ).toEqual( [ { ...FLAT, cost: '6.00' } ] );
	} );

	it.each< Route >( [ `POST ${ ZONES }`, `POST ${ ZONES }/9/locations`, `POST ${ ZONES }/9/methods` ] )(
		'shows an error when %s fails, stays in the form, and creates one zone on the next attempt',
		async ( route ) => {
			const kept = answerZones( { 0: [] } );
			onRest( route, restError( 500, 'db', 'The database is away.' ) );
			onRest( `DELETE ${ ZONES }/9`, () => ( delete kept[ 9 ], { id: 9, name: 'United States (US)' } ) );
			const { user, onSaved } = openRates();
			await user.clear( await home( 'United States (US)' ) );
			await user.type( await home( 'United States (US)' ), '6' );
			await user.click( saveButton() );
			expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
				'The rate for United States (US) was not saved. The database is away.'
			);
			expect( await home( 'United States (US)' ) ).toHaveValue( '6.00' );
			expect( kept ).toEqual( { 0: [] } );
			expect( onSaved ).not.toHaveBeenCalled();
			const now = answerZones( { 0: [] } );
			await user.click( saveButton() );
			await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
			expect( now[ 9 ] ).toMatchObject( [ { method_id: 'flat_rate', cost: '6.00', enabled: true } ] );
		}
	);

	it.each( [
		[ 'changing a rate', '5', [ FLAT ], 3 ],
		[ 'disabling another method', '0', [ FLAT ], 3 ],
	] )( 'shows an error when %s fails, and is saved on the next attempt', async ( _what, amount, methods, instance ) => {
		const kept = answerZones( { 0: [], 2: methods } );
		onRest( `POST ${ ZONES }/2/methods/${ instance }`, restError( 500, 'db', 'The database is away.' ) );
		const { user, onSaved } = openRates();
		await user.clear( await home() );
		await user.type( await home(), amount );
		await user.click( saveButton() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The rate for Zone 2 was not saved. The database is away.' );
		expect( onSaved ).not.toHaveBeenCalled();
		onRest( `POST ${ ZONES }/2/methods/${ instance }`, ( { body }: RestRequest ) => {
			Object.assign( kept[ 2 ]?.[ 0 ] ?? {}, body );
			return toWire( kept[ 2 ]?.[ 0 ] ?? FLAT );
		} );
		await user.click( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( kept[ 2 ]?.filter( ( { enabled } ) => enabled ) ).toHaveLength( 1 );
	} );

	it( 'stays in the form when saving fails, and nothing is created twice on the next attempt', async () => {
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

	it( 'K6: stays in the form when the zone was deleted meanwhile', async () => {
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

	it( 'K6: shows the reason when the zone was deleted and the others cannot be fetched', async () => {
		const kept = answerZones( { 0: [], 2: [ FLAT ] } );
		const { user, onSaved } = openRates();
		await user.clear( await home() );
		await user.type( await home(), '6.50' );
		delete kept[ 2 ];
		onRest( `GET ${ ZONES }`, restError( 500, 'db', 'The database is away.' ) );
		await user.click( saveButton() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The rate for Zone 2 was not saved. Resource does not exist.' );
		expect( await home() ).toHaveValue( '6.50' );
		expect( onSaved ).not.toHaveBeenCalled();
	} );

	it.each< Route >( [ `GET ${ ZONES }/:id/locations`, `GET ${ ZONES }/:id/methods` ] )(
		'K6: is left out when its zone is deleted while the zones are fetched (%s)',
		async ( route ) => {
			answerZones( { 0: [], 2: [ FLAT ], 3: [ FLAT ] } );
			onRest( route, ( { params }: RestRequest ) =>
				params[ 'id' ] === '2' ? restError( 404, 'woocommerce_rest_shipping_zone_invalid', 'Resource does not exist.' ) : []
			);
			openRates();
			expect( await home( 'United States (US)' ) ).toBeEnabled();
			expect( screen.getByRole( 'switch', { name: 'Rest of the world' } ) ).toBeInTheDocument();
			expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		}
	);

	it( 'creates no second rate when another tab has created one meanwhile', async () => {
		const kept = answerZones( { 0: [], 2: [] } );
		const { user, onSaved } = openRates();
		await user.clear( await home() );
		await user.type( await home(), '6' );
		kept[ 2 ]?.push( { ...FLAT, cost: '5' } );
		await user.dblClick( saveButton() );
		await waitFor( () => expect( onSaved ).toHaveBeenCalledTimes( 1 ) );
		expect( kept[ 2 ] ).toEqual( [ { ...FLAT, cost: '6.00' } ] );
	} );

	it( 'shows that the zones were refused or could not be fetched', async () => {
		const route: Route = `GET ${ ZONES }`;
		onRest( route, restError( 403, 'woocommerce_rest_cannot_view', 'No.' ) );
		openRates();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /not allowed/ );
		expect( screen.queryByRole( 'button', { name: 'Retry' } ) ).not.toBeInTheDocument();
	} );
} );
