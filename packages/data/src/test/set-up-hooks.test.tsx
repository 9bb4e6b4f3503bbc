import { expect, test } from '@jest/globals';
import { RegistryProvider } from '@wordpress/data';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { settle } from '../../../../tests/js/settle';
import { useCountries, useJetpackAuthUrl, useJetpackConnection, useProductTypes, useShippingPartners, useTaskLists } from '../index';
import { makeRegistry } from './make-registry';

function inPage< Result >( hook: () => Result ) {
	const registry = makeRegistry();
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return renderHook( hook, { wrapper } ).result;
}

test( 'useCountries fetches countries and locales, and again what failed', async () => {
	onRest( 'GET /wc-analytics/data/countries', [ { code: 'AE', name: 'United Arab Emirates', states: [] } ] );
	onRest( 'GET /wc-analytics/data/countries/locales', restError( 500, 'broken', 'Broken.' ) );
	const result = inPage( () => useCountries() );
	await waitFor( () => {
		expect( result.current.countries ).toMatchObject( { status: 'ready', data: [ { code: 'AE' } ] } );
		expect( result.current.locales ).toMatchObject( { status: 'failed' } );
	} );
	onRest( 'GET /wc-analytics/data/countries/locales', { AE: { postcode: { hidden: true } } } );
	act( () => result.current.retry() );
	await waitFor( () => expect( result.current.locales ).toMatchObject( { status: 'ready', data: { AE: {} } } ) );
} );

test( 'useShippingPartners is ready with an empty list when there are no partners', async () => {
	onRest( 'GET /wc-admin/shipping-partner-suggestions', [] );
	const result = inPage( () => useShippingPartners() );
	expect( result.current.partners ).toEqual( { status: 'pending' } );
	await waitFor( () => expect( result.current.partners ).toEqual( { status: 'ready', data: [], isRefreshing: false } ) );
} );

test( 'useJetpackConnection is false on a host without the connection package', async () => {
	onRest( 'GET /jetpack/v4/connection', restError( 404, 'rest_no_route', 'No route.' ) );
	const result = inPage( () => useJetpackConnection() );
	await waitFor( () => expect( result.current ).toEqual( { status: 'ready', data: false, isRefreshing: false } ) );
} );

test( 'useJetpackAuthUrl fetches the address only when it gets a query', async () => {
	onRest( 'GET /wc-admin/onboarding/plugins/jetpack-authorization-url', { success: true, errors: [], url: 'https://connect.test/' } );
	interface Asked {
		readonly query?: { redirectUrl: string; from: string };
	}
	const registry = makeRegistry();
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	const { result, rerender } = renderHook( ( { query }: Asked ) => useJetpackAuthUrl( query ), { wrapper, initialProps: {} } );
	expect( result.current.answer ).toBeUndefined();
	expect( restRequests() ).toEqual( [] );
	rerender( { query: { redirectUrl: 'http://store.test/', from: 'woocommerce-services' } } );
	await waitFor( () => expect( result.current.answer ).toMatchObject( { status: 'ready', data: { url: 'https://connect.test/' } } ) );
	expect( restRequests()[ 0 ]?.query ).toEqual( { redirect_url: 'http://store.test/', from: 'woocommerce-services' } );
} );

test( 'useProductTypes is failed, and ready after a retry', async () => {
	onRest( 'GET /wc-admin/onboarding/product-types', restError( 500, 'broken', 'Broken.' ) );
	const result = inPage( () => useProductTypes() );
	await waitFor( () => expect( result.current.types ).toMatchObject( { status: 'failed', error: { code: 'broken' } } ) );
	onRest( 'GET /wc-admin/onboarding/product-types', { bookings: { label: 'Bookings', product: 390890 } } );
	act( () => result.current.retry() );
	await waitFor( () => expect( result.current.types ).toMatchObject( { data: { bookings: { product: 390890 } } } ) );
} );

test( 'useTaskLists sends no request when it is passive', async () => {
	onRest( 'GET /wc-admin/onboarding/tasks', [ { id: 'setup' } ] );
	const result = inPage( () => useTaskLists( { isPassive: true } ) );
	await act( settle );
	expect( result.current.taskLists ).toEqual( { status: 'pending' } );
	expect( restRequests() ).toEqual( [] );
	const asking = inPage( () => [ useTaskLists(), useTaskLists( { isPassive: true } ) ] );
	await waitFor( () =>
		expect( asking.current ).toMatchObject( [ { taskLists: { status: 'ready' } }, { taskLists: { status: 'ready' } } ] )
	);
} );
