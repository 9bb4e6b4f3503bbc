import { expect, test } from '@jest/globals';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { htmlAnswer, onRest, restError } from '../../../../../../tests/js/fake-rest';
import { usePluginWrites } from '../../plugins/use-plugin-writes';
import { useMarketingSuggestions } from '../use-marketing';

const INSTALL = 'POST /wc-admin/plugins/install';

type Suggested = readonly { readonly product: string }[];

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
				state: Suggested = [ { product: 'mail:crm' }, { product: 'ads' } ],
				action: { readonly type: string; readonly suggested?: Suggested }
			) => ( action.type === 'CHANGE' && action.suggested ? action.suggested : state ),
			actions: {
				receiveRecommendedPlugins: ( suggested: Suggested ) => ( { type: 'CHANGE', suggested } ),
				installAndActivateRecommendedPlugin: refuse,
			},
			selectors: { getRecommendedPlugins: ( state: Suggested ) => state },
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
	return renderHook( () => ( { ...useMarketingSuggestions( 'marketing', true ), ...usePluginWrites() } ), { wrapper } ).result;
}

test( "HE5: a suggestion that is not installed beside the host's own stores rejects with the reason of the server", async () => {
	const result = openBesideHostStores();
	onRest( INSTALL, restError( 403, 'rest_forbidden', 'Sorry, no.' ) );
	await act( async () => {
		await expect( result.current.installPlugin( 'mail', 'marketing' ) ).rejects.toMatchObject( {
			name: 'ApiError',
			status: 403,
			message: 'Sorry, no.',
		} );
	} );
	onRest( INSTALL, htmlAnswer( 500 ) );
	await act( async () => {
		await expect( result.current.installPlugin( 'mail', 'marketing' ) ).rejects.toMatchObject( { code: 'invalid_json', status: 500 } );
	} );
} );

test( "A suggestion that was installed beside the host's own stores leaves the list", async () => {
	const result = openBesideHostStores();
	expect( result.current.suggestions ).toMatchObject( { data: [ { product: 'mail:crm' }, { product: 'ads' } ] } );
	act( () => result.current.remove( 'mail:crm' ) );
	await waitFor( () => expect( result.current.suggestions ).toMatchObject( { data: [ { product: 'ads' } ] } ) );
} );
