import { describe, expect, it } from '@jest/globals';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeProvider } from '../../../../../../tests/js/factories/make-provider';
import { usePaymentProviders } from '../use-payment-providers';

/** Renders the hook beside a store like the host's own, whose resolver ends without an error when the read fails. */
function openBesideHostStore( providersOf: () => unknown ) {
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'wc/admin/payment-settings', {
			reducer: ( state: { providers: unknown } = { providers: [] }, action: { type: string; providers?: unknown } ) =>
				action.type === 'RECEIVE' ? { providers: action.providers } : state,
			actions: { receive: ( providers: unknown ) => ( { type: 'RECEIVE', providers } ) },
			selectors: {
				getPaymentProviders: ( { providers }: { providers: unknown } ) => providers,
				getOfflinePaymentGateways: () => [],
				getSuggestions: () => [],
				getSuggestionCategories: () => [],
			},
			resolvers: {
				getPaymentProviders:
					() =>
					async ( { dispatch }: { dispatch: { receive: ( providers: unknown ) => void } } ) => {
						await Promise.resolve();
						dispatch.receive( providersOf() );
					},
			},
		} )
	);
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return renderHook( () => usePaymentProviders( 'US' ), { wrapper } ).result;
}

describe( "usePaymentProviders beside the host's own store", () => {
	it( 'PS1: is failed when the store has nothing after a read, and ready after a successful retry', async () => {
		let providers: unknown = [];
		const result = openBesideHostStore( () => providers );
		await waitFor( () => expect( result.current.remote.status ).toBe( 'failed' ) );
		providers = [ makeProvider() ];
		act( () => result.current.refresh() );
		await waitFor( () => expect( result.current.remote ).toMatchObject( { data: { providers: [ { id: 'pay' } ] } } ) );
	} );

	it( 'is failed with an error of ours when the store keeps an answer of another shape', async () => {
		const result = openBesideHostStore( () => 'busy' );
		await waitFor( () => expect( result.current.remote ).toMatchObject( { status: 'failed', error: { code: 'wrong_shape' } } ) );
	} );
} );
