import { expect, test } from '@jest/globals';
import { RegistryProvider } from '@wordpress/data';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { makeRegistry } from '../../../test/make-registry';
import { ordersStore } from '../../../stores/orders/store';
import { useRemote } from '../use-remote';

const ORDERS = 'GET /wc/v3/orders';
const BROKEN = restError( 500, 'broken', 'Broken.' );

function renderOrders( hasAnswer: boolean ) {
	const registry = makeRegistry();
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	onRest( ORDERS, hasAnswer ? [] : BROKEN );
	return renderHook(
		( { page }: { readonly page: number } ) => useRemote( ordersStore, 'getOrders', [ { page } ], { errorSelector: 'getOrdersError' } ),
		{ wrapper, initialProps: { page: 1 } }
	);
}

test( 'useRemote is pending, then failed, and pending again after a refresh', async () => {
	const { result } = renderOrders( false );
	expect( result.current.remote ).toEqual( { status: 'pending' } );
	await waitFor( () => expect( result.current.remote ).toMatchObject( { status: 'failed', error: { code: 'broken' } } ) );
	onRest( ORDERS, [ { id: 1 } ] );
	act( () => result.current.refresh() );
	expect( result.current.remote ).toEqual( { status: 'pending' } );
	await waitFor( () => expect( result.current.remote ).toMatchObject( { status: 'ready', data: [ { id: 1 } ] } ) );
} );

test( 'useRemote keeps an empty answer while it refreshes, and when the refresh fails', async () => {
	const { result } = renderOrders( true );
	await waitFor( () => expect( result.current.remote ).toEqual( { status: 'ready', data: [], isRefreshing: false } ) );
	onRest( ORDERS, BROKEN );
	act( () => result.current.refresh() );
	expect( result.current.remote ).toEqual( { status: 'ready', data: [], isRefreshing: true } );
	await waitFor( () => expect( result.current.remote ).toMatchObject( { isRefreshing: false, refreshError: { code: 'broken' } } ) );
	expect( result.current.remote ).toMatchObject( { status: 'ready', data: [] } );
	onRest( ORDERS, [ { id: 1 } ] );
	act( () => result.current.refresh() );
	await waitFor( () => expect( result.current.remote ).toEqual( { status: 'ready', data: [ { id: 1 } ], isRefreshing: false } ) );
} );

test( 'useRemote gives the same value and the same function from render to render', async () => {
	const { result, rerender } = renderOrders( true );
	await waitFor( () => expect( result.current.remote.status ).toBe( 'ready' ) );
	const { remote, refresh } = result.current;
	rerender( { page: 1 } );
	expect( result.current.remote ).toBe( remote );
	expect( result.current.refresh ).toBe( refresh );
} );

test( 'useRemote reads again when its arguments change', async () => {
	const { result, rerender } = renderOrders( true );
	await waitFor( () => expect( result.current.remote.status ).toBe( 'ready' ) );
	rerender( { page: 2 } );
	expect( result.current.remote ).toEqual( { status: 'pending' } );
	await waitFor( () => expect( result.current.remote.status ).toBe( 'ready' ) );
	expect( restRequests( ORDERS ).map( ( { query } ) => query[ 'page' ] ) ).toEqual( [ '1', '2' ] );
} );
