import { describe, expect, it } from '@jest/globals';
import { RegistryProvider } from '@wordpress/data';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { makeRegistry } from '../../../test/make-registry';
import { useShippingZones } from '../use-shipping-zones';

const FLAT = { instance_id: 3, method_id: 'flat_rate', title: 'Flat rate', enabled: true, settings: { cost: { value: '7.90' } } };

const GERMANY = { name: 'Germany', country: 'DE', methodId: 'flat_rate', cost: '2.45' };

function openZones() {
	const registry = makeRegistry();
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return renderHook( () => useShippingZones(), { wrapper } ).result;
}

async function openReadyZones() {
	onRest( 'GET /wc/v3/shipping/zones', [
		{ id: 0, name: 'Everywhere else' },
		{ id: 2, name: 'United States' },
	] );
	onRest( 'GET /wc/v3/shipping/zones/2/locations', [ { code: 'US', type: 'country' } ] );
	onRest( 'GET /wc/v3/shipping/zones/0/methods', [] );
	onRest( 'GET /wc/v3/shipping/zones/2/methods', [ FLAT ] );
	const result = openZones();
	await waitFor( () => expect( result.current.zones.status ).toBe( 'ready' ) );
	return result;
}

describe( 'useShippingZones', () => {
	it( 'reads zones with their places and methods', async () => {
		const result = await openReadyZones();
		expect( result.current.zones ).toMatchObject( {
			data: [
				{ id: 0, locations: [], methods: [] },
				{
					id: 2,
					locations: [ { code: 'US', type: 'country' } ],
					methods: [ { instanceId: 3, methodId: 'flat_rate', isEnabled: true, cost: '7.90', condition: '' } ],
				},
			],
		} );
	} );

	it( 'is failed when one part fails, and reads again on reload', async () => {
		onRest( 'GET /wc/v3/shipping/zones', restError( 500, 'db', 'Away.' ) );
		const result = openZones();
		await waitFor( () => expect( result.current.zones.status ).toBe( 'failed' ) );
		onRest( 'GET /wc/v3/shipping/zones', [] );
		act( () => result.current.reload() );
		await waitFor( () => expect( result.current.zones ).toMatchObject( { status: 'ready', data: [] } ) );
	} );

	it( 'creates, changes and disables a method with the fields of the route', async () => {
		const result = await openReadyZones();
		onRest( 'POST /wc/v3/shipping/zones/0/methods', { ...FLAT, instance_id: 9, settings: { cost: { value: '2.45' } } } );
		onRest( 'POST /wc/v3/shipping/zones/2/methods/3', { ...FLAT, enabled: false } );
		await act( async () => {
			await result.current.writeZoneMethod( 0, { kind: 'create', methodId: 'flat_rate', cost: '2.45' } );
			await result.current.writeZoneMethod( 2, { kind: 'disable', instanceId: 3 } );
		} );
		expect( restRequests( 'POST /wc/v3/shipping/zones/0/methods' )[ 0 ]?.body ).toEqual( {
			method_id: 'flat_rate',
			enabled: true,
			settings: { cost: '2.45' },
		} );
		expect( restRequests( 'POST /wc/v3/shipping/zones/2/methods/3' )[ 0 ]?.body ).toEqual( { enabled: false } );
		expect( result.current.zones ).toMatchObject( {
			data: [ { methods: [ { instanceId: 9, cost: '2.45' } ] }, { methods: [ { instanceId: 3, isEnabled: false } ] } ],
		} );
	} );

	it( 'creates a zone for a country with its first method', async () => {
		const result = await openReadyZones();
		onRest( 'POST /wc/v3/shipping/zones', { id: 7, name: 'Germany' } );
		onRest( 'POST /wc/v3/shipping/zones/7/locations', [ { code: 'DE', type: 'country' } ] );
		onRest( 'POST /wc/v3/shipping/zones/7/methods', FLAT );
		await act( async () => {
			await result.current.createCountryZone( GERMANY );
		} );
		expect( restRequests( 'POST /wc/v3/shipping/zones/7/locations' )[ 0 ]?.body ).toEqual( [ { code: 'DE', type: 'country' } ] );
		expect( result.current.zones ).toMatchObject( {
			data: [ {}, {}, { id: 7, locations: [ { code: 'DE' } ], methods: [ { instanceId: 3 } ] } ],
		} );
	} );

	it.each( [ 'locations', 'methods' ] as const )( 'deletes a new zone whose %s could not be saved', async ( part ) => {
		const result = await openReadyZones();
		onRest( 'POST /wc/v3/shipping/zones', { id: 7, name: 'Germany' } );
		onRest( 'POST /wc/v3/shipping/zones/7/locations', [ { code: 'DE', type: 'country' } ] );
		onRest( `POST /wc/v3/shipping/zones/7/${ part }`, restError( 500, 'db', 'Away.' ) );
		onRest( 'DELETE /wc/v3/shipping/zones/7', { id: 7, name: 'Germany' } );
		await act( async () => expect( result.current.createCountryZone( GERMANY ) ).rejects.toMatchObject( { code: 'db' } ) );
		expect( restRequests( 'DELETE /wc/v3/shipping/zones/7' ) ).toHaveLength( 1 );
		expect( result.current.zones ).toMatchObject( { data: [ { id: 0 }, { id: 2 } ] } );
	} );

	it( 'shows zones that another tab has created', async () => {
		const result = await openReadyZones();
		onRest( 'GET /wc/v3/shipping/zones', [ { id: 0, name: '' } ] );
		await act( async () => expect( ( await result.current.readZones() ).map( ( { id } ) => id ) ).toEqual( [ 0 ] ) );
		expect( result.current.zones ).toMatchObject( { data: [ { id: 0 } ] } );
	} );
} );
