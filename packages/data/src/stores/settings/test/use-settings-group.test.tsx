import { describe, expect, it, test } from '@jest/globals';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { makeRegistry } from '../../../test/make-registry';
import { useSettingsGroup } from '../use-settings-group';

function openGroup() {
	const registry = makeRegistry();
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return renderHook( () => useSettingsGroup( 'general' ), { wrapper } ).result;
}

async function openReadyGroup() {
	onRest( 'GET /wc-analytics/settings/general', [
		{ id: 'woocommerce_store_city', value: 'Austin' },
		{ id: 'woocommerce_calc_taxes', value: 'no' },
	] );
	const result = openGroup();
	await waitFor( () => expect( result.current.settings.status ).toBe( 'ready' ) );
	return result;
}

describe( 'useSettingsGroup', () => {
	it( 'saves only the changed settings, and keeps the others', async () => {
		const result = await openReadyGroup();
		onRest( 'POST /wc-analytics/settings/general/batch', { update: [ { id: 'woocommerce_calc_taxes', value: 'yes' } ] } );
		await act( async () => result.current.save( { woocommerce_calc_taxes: 'yes' } ) );
		expect( restRequests( 'POST /wc-analytics/settings/general/batch' )[ 0 ]?.body ).toEqual( {
			update: [ { id: 'woocommerce_calc_taxes', value: 'yes' } ],
		} );
		expect( result.current.settings ).toMatchObject( { data: { woocommerce_store_city: 'Austin', woocommerce_calc_taxes: 'yes' } } );
	} );

	it( 'rejects with the refused settings and shows the old values', async () => {
		const result = await openReadyGroup();
		onRest( 'POST /wc-analytics/settings/general/batch', {
			update: [
				{ id: 'woocommerce_store_city', error: { code: 'rest_setting_value_invalid', message: 'Invalid.', data: { status: 400 } } },
			],
		} );
		await act( async () =>
			expect( result.current.save( { woocommerce_store_city: '' } ) ).rejects.toMatchObject( {
				fieldErrors: { woocommerce_store_city: 'Invalid.' },
			} )
		);
		expect( result.current.settings ).toMatchObject( { data: { woocommerce_store_city: 'Austin' } } );
	} );

	it( 'is failed when the request fails, and sends it again on retry', async () => {
		onRest( 'GET /wc-analytics/settings/general', restError( 403, 'refused', 'No.' ) );
		const result = openGroup();
		await waitFor( () => expect( result.current.settings ).toMatchObject( { status: 'failed', error: { status: 403 } } ) );
		onRest( 'GET /wc-analytics/settings/general', [ { id: 'a', value: '1' } ] );
		act( () => result.current.retry() );
		await waitFor( () => expect( result.current.settings ).toMatchObject( { status: 'ready', data: { a: '1' } } ) );
	} );
} );

test( "does not call the error selector of the host's own store before the first answer, because it would throw", () => {
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'wc/admin/settings', {
			reducer: () => ( {} ),
			selectors: {
				getSettings: () => ( {} ),
				getLastSettingsErrorForGroup: () => {
					throw new TypeError( "Cannot read properties of undefined (reading 'data')" );
				},
			},
			actions: { updateSettingsForGroup: () => ( { type: 'NONE' } ), clearIsDirty: () => ( { type: 'NONE' } ) },
			resolvers: { getSettings: () => () => new Promise< void >( () => {} ) },
		} )
	);
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	const { result } = renderHook( () => useSettingsGroup( 'general' ), { wrapper } );
	expect( result.current.settings ).toEqual( { status: 'pending' } );
} );
