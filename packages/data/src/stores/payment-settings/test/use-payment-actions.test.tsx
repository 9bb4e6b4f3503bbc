import { describe, expect, it } from '@jest/globals';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeProvider } from '../../../../../../tests/js/factories/make-provider';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { usePaymentActions } from '../use-payment-actions';
import { usePaymentProviders } from '../use-payment-providers';

const ORDER = 'POST /wc-admin/settings/payments/providers/order';
const READ = 'POST /wc-admin/settings/payments/providers';
const ACCESS = { ajaxUrl: 'http://localhost/wp-admin/admin-ajax.php', nonce: 'n0nce' };

interface Lists {
	readonly providers: readonly object[];
	readonly categories: readonly object[];
}

const EMPTY: readonly object[] = [];
const KNOWN: Lists = {
	providers: [ makeProvider( { id: 'a' } ), makeProvider( { id: 'b' } ) ],
	categories: [ { id: 'psp', _priority: 1, title: 'PSP' } ],
};

/** Renders the hooks beside a store like the host's own, whose actions neither wait nor reject and whose selectors read by themselves. */
function openBesideHostStore() {
	const registry = createRegistry();
	const reads: string[] = [];
	const NONE: Lists = { providers: [], categories: [] };
	const read =
		( name: string ) =>
		() =>
		async ( { dispatch }: { readonly dispatch: ( action: object ) => void } ) => {
			await Promise.resolve();
			reads.push( name );
			dispatch( { type: 'SUCCESS', ...KNOWN } );
		};
	registry.register(
		createReduxStore( 'wc/admin/payment-settings', {
			reducer: ( state = NONE, { type, providers, categories }: Partial< Lists > & { readonly type: string } ) =>
				type === 'SUCCESS' && providers && categories ? { providers, categories } : state,
			actions: {
				getPaymentProvidersSuccess: (
					providers: Lists[ 'providers' ],
					_offline: unknown,
					_suggestions: unknown,
					categories: Lists[ 'categories' ]
				) => ( {
					type: 'SUCCESS',
					providers,
					categories,
				} ),
				updateProviderOrdering: () => ( { type: 'UPDATE_PROVIDER_ORDERING' } ),
			},
			selectors: {
				getPaymentProviders: ( { providers }: Lists ) => providers,
				getOfflinePaymentGateways: () => EMPTY,
				getSuggestions: () => EMPTY,
				getSuggestionCategories: ( { categories }: Lists ) => categories,
			},
			resolvers: {
				getPaymentProviders: read( 'providers' ),
				getOfflinePaymentGateways: read( 'offline' ),
				getSuggestions: read( 'suggestions' ),
				getSuggestionCategories: read( 'categories' ),
			},
		} )
	);
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	const idsOf = ( { remote }: ReturnType< typeof usePaymentProviders > ) =>
		remote.status === 'ready' ? remote.data.providers.map( ( { id } ) => id ) : [];
	const { result } = renderHook( () => ( { actions: usePaymentActions(), known: usePaymentProviders( 'US' ) } ), { wrapper } );
	const shown = () => idsOf( result.current.known );
	return { result, shown, reads };
}

describe( "usePaymentActions beside the host's own store", () => {
	it( 'PS2: shows a new order at once, and the old one again when the server refuses it', async () => {
		let refuse: () => void = () => undefined;
		const held = new Promise< void >( ( resolve ) => {
			refuse = resolve;
		} );
		onRest( ORDER, async () => held.then( () => restError( 500, 'broken', 'Broken.' ) ) );
		const { result, shown } = openBesideHostStore();
		await waitFor( () => expect( shown() ).toEqual( [ 'a', 'b' ] ) );
		let saving: Promise< unknown > = held;
		act( () => {
			saving = result.current.actions.saveOrder( { b: 0, a: 1 }, 'US' ).catch( ( error: unknown ) => error );
		} );
		await waitFor( () => expect( shown() ).toEqual( [ 'b', 'a' ] ) );
		await act( async () => {
			refuse();
			expect( await saving ).toMatchObject( { name: 'ApiError', status: 500 } );
		} );
		expect( shown() ).toEqual( [ 'a', 'b' ] );
	} );

	it( 'PS2: keeps a new order that the server saved', async () => {
		onRest( ORDER, { success: true } );
		const { result, shown } = openBesideHostStore();
		await waitFor( () => expect( shown() ).toEqual( [ 'a', 'b' ] ) );
		await act( async () => void ( await result.current.actions.saveOrder( { b: 0, a: 1 }, 'US' ) ) );
		expect( restRequests( ORDER )[ 0 ]?.body ).toEqual( { order_map: { b: 0, a: 1 } } );
		expect( shown() ).toEqual( [ 'b', 'a' ] );
	} );

	it( 'PS2: switches nothing when the stored state cannot be read', async () => {
		onRest( READ, restError( 500, 'broken', 'Broken.' ) );
		const { result } = openBesideHostStore();
		await act( async () =>
			expect( result.current.actions.setEnabled( 'a', true, 'US', ACCESS ) ).rejects.toMatchObject( {
				name: 'ApiError',
				status: 500,
			} )
		);
	} );
} );

describe( "usePaymentProviders beside the host's own store", () => {
	it( 'reads once, since the suggestions come with the providers', async () => {
		const { shown, reads } = openBesideHostStore();
		await waitFor( () => expect( shown() ).toEqual( [ 'a', 'b' ] ) );
		expect( reads ).toEqual( [ 'providers' ] );
	} );
} );
