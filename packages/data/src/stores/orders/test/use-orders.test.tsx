import { expect, test } from '@jest/globals';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useOrders } from '../use-orders';

const QUERY = { page: 1 };

test( 'useOrders works with a store of the host that gives undefined before its first answer', async () => {
	const registry = createRegistry();
	const store = createReduxStore( 'wc/admin/orders', {
		reducer: ( state: readonly object[] | null = null, action: { readonly type: string } ) =>
			action.type === 'RECEIVE' ? [ { id: 7 } ] : state,
		selectors: { getOrders: ( state: readonly object[] | null ) => state ?? undefined, getOrdersError: () => undefined },
		actions: { receive: () => ( { type: 'RECEIVE' } ) },
	} );
	registry.register( store );
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	const { result } = renderHook( () => useOrders( QUERY ), { wrapper } );
	expect( result.current.orders ).toEqual( { status: 'pending' } );
	await act( async () => registry.dispatch( store ).receive() );
	expect( result.current.orders ).toMatchObject( { status: 'ready', data: [ { id: '7', number: '' } ] } );
} );
