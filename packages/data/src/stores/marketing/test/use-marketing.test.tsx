import { expect, test } from '@jest/globals';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { htmlAnswer, onRest, restError } from '../../../../../../tests/js/fake-rest';
import { useMarketingSuggestions } from '../use-marketing';

const INSTALL = 'POST /wc-admin/plugins/install';
const done = ( data: object ) => ( { success: true, message: '', errors: { errors: [] }, data } );

interface Known {
	readonly suggested: readonly { readonly product: string }[];
	readonly reads: number;
}

/** Renders the hook beside stores like the host's own, whose action takes the body of a refusal for a list of reasons. */
function openBesideHostStores() {
	const registry = createRegistry();
	const refuse = () => async () => {
		await Promise.resolve();
		throw Object.assign( new Error( 'Could not install' ), {
			data: { code: 'rest_forbidden', message: 'Sorry, no.', data: { status: 403 } },
		} );
	};
	registry.register(
		createReduxStore( 'wc/marketing', {
			reducer: (
				state: Known = { suggested: [ { product: 'mail:crm' }, { product: 'ads' } ], reads: 0 },
				action: { readonly type: string } & Partial< Known >
			) => ( action.type === 'CHANGE' ? { ...state, ...action } : state ),
			actions: {
				receiveRecommendedPlugins: ( suggested: Known[ 'suggested' ] ) => ( { type: 'CHANGE', suggested } ),
				loadInstalledPluginsAfterActivation: () => ( { type: 'CHANGE', reads: 1 } ),
				installAndActivateRecommendedPlugin: refuse,
			},
			selectors: { getRecommendedPlugins: ( { suggested }: Known ) => suggested, reads: ( { reads }: Known ) => reads },
		} )
	);
	registry.register(
		createReduxStore( 'wc/admin/plugins', {
			reducer: ( state: object = {} ) => state,
			actions: {
				installPlugins: refuse,
				setIsRequesting: () => ( { type: 'REQUEST' } ),
				updateInstalledPlugins: () => ( { type: 'UPDATE' } ),
				updateActivePlugins: () => ( { type: 'UPDATE' } ),
			},
			selectors: {},
		} )
	);
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	const { result } = renderHook( () => useMarketingSuggestions( 'marketing', true ), { wrapper } );
	const reads = () => registry.select( 'wc/marketing' )[ 'reads' ]?.() as unknown;
	return { result, reads };
}

test( "HE5: a suggestion that is not installed beside the host's own stores rejects with the reason of the server", async () => {
	const { result } = openBesideHostStores();
	onRest( INSTALL, restError( 403, 'rest_forbidden', 'Sorry, no.' ) );
	await act( async () => {
		await expect( result.current.install( 'mail:crm' ) ).rejects.toMatchObject( {
			name: 'ApiError',
			status: 403,
			message: 'Sorry, no.',
		} );
	} );
	onRest( INSTALL, htmlAnswer( 500 ) );
	await act( async () => {
		await expect( result.current.install( 'mail:crm' ) ).rejects.toMatchObject( { code: 'invalid_json', status: 500 } );
	} );
	expect( result.current.suggestions ).toMatchObject( { data: [ { product: 'mail:crm' }, { product: 'ads' } ] } );
} );

test( "HE5: a suggestion that is installed beside the host's own stores leaves the list, and the installed ones are read again", async () => {
	const { result, reads } = openBesideHostStores();
	onRest( INSTALL, done( { installed: [ 'mail' ] } ) );
	onRest( 'POST /wc-admin/plugins/activate', done( { activated: [ 'mail' ] } ) );
	await act( async () => result.current.install( 'mail:crm' ) );
	await waitFor( () => expect( result.current.suggestions ).toMatchObject( { data: [ { product: 'ads' } ] } ) );
	expect( reads() ).toBe( 1 );
} );
