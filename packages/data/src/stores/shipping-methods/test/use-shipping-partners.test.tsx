import { describe, expect, it } from '@jest/globals';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fetchShippingPartners } from '@store-admin/api';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { useShippingPartners } from '../use-shipping-partners';

const ROUTE = 'GET /wc-admin/shipping-partner-suggestions';
const LABELS = { id: 'labels', name: 'Labels', description: 'Prints labels.', slug: 'labels' };

/** Renders the hook beside a store like the host's own, whose resolver ends without an error when the read fails. */
function openBesideHostStore() {
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'wc/shipping-methods', {
			reducer: ( state: { methods: unknown } = { methods: [] }, action: { type: string; methods?: unknown } ) =>
				action.type === 'RECEIVE' ? { methods: action.methods } : state,
			actions: {
				getShippingMethodsSuccess: ( methods: unknown ) => ( { type: 'RECEIVE', methods } ),
				getShippingMethodsError: () => ( { type: 'FAIL' } ),
			},
			selectors: { getShippingMethods: ( { methods }: { methods: unknown } ) => methods },
			resolvers: {
				getShippingMethods:
					() =>
					async ( { dispatch }: { dispatch: Record< string, ( methods?: unknown ) => void > } ) =>
						fetchShippingPartners( false ).then(
							( methods ) => dispatch[ 'getShippingMethodsSuccess' ]?.( methods ),
							() => dispatch[ 'getShippingMethodsError' ]?.()
						),
			},
		} )
	);
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return renderHook( () => useShippingPartners(), { wrapper } ).result;
}

describe( "useShippingPartners beside the host's own store", () => {
	it( 'S10: is failed after a failed read, and ready after a successful retry', async () => {
		onRest( ROUTE, restError( 500, 'db', 'The database is away.' ) );
		const result = openBesideHostStore();
		await waitFor( () => expect( result.current.partners ).toMatchObject( { status: 'failed', error: { code: 'db' } } ) );
		onRest( ROUTE, [ LABELS ] );
		act( () => result.current.retry() );
		await waitFor( () => expect( result.current.partners ).toMatchObject( { status: 'ready', data: [ { id: 'labels' } ] } ) );
	} );

	it( 'is failed again after a retry that fails', async () => {
		onRest( ROUTE, restError( 500, 'db', 'The database is away.' ) );
		const result = openBesideHostStore();
		await waitFor( () => expect( result.current.partners.status ).toBe( 'failed' ) );
		onRest( ROUTE, restError( 500, 'disk', 'The disk is full.' ) );
		act( () => result.current.retry() );
		await waitFor( () => expect( result.current.partners ).toMatchObject( { error: { code: 'disk' } } ) );
	} );

	it( 'is empty when the server suggests nothing', async () => {
		onRest( ROUTE, [] );
		const result = openBesideHostStore();
		await waitFor( () => expect( result.current.partners ).toMatchObject( { status: 'ready', data: [] } ) );
	} );

	it( 'asks once when the server suggests something', async () => {
		onRest( ROUTE, [ LABELS ] );
		const result = openBesideHostStore();
		await waitFor( () => expect( result.current.partners ).toMatchObject( { data: [ { id: 'labels' } ] } ) );
		expect( restRequests( ROUTE ) ).toHaveLength( 1 );
	} );
} );
