import { describe, expect, it } from '@jest/globals';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onRest, restError } from '../../../../../../tests/js/fake-rest';
import { renderStoreHook } from '../../../test/render-store-hook';
import { usePluginWrites } from '../use-plugin-writes';
import { usePluginsState } from '../use-plugins-state';

const REASON = 'The requested plugin could not be installed.';

/** What actions of the host's own store throw: an Error whose `data` has the reasons by plugin. */
async function refuse(): Promise< never > {
	await Promise.resolve();
	throw Object.assign( new Error( `Could not install the plugin, ${ REASON }` ), { data: { mail: [ REASON, 'Sorry.' ] } } );
}

function openBesideHostStore< Value >( useSubject: () => Value ): Value {
	const registry = createRegistry();
	const nothing = () => [];
	registry.register(
		createReduxStore( 'wc/admin/plugins', {
			reducer: ( state: object = {} ) => state,
			actions: {
				installPlugins: () => refuse,
				activatePlugins: () => refuse,
				installAndActivatePlugins: () => refuse,
				deactivatePlugin: () => async () => {
					await Promise.resolve();
					// eslint-disable-next-line @typescript-eslint/only-throw-error -- The host's store throws the body of the answer.
					throw { code: 'rest_plugin_not_found', message: 'Plugin not found.', data: { status: 404 } };
				},
			},
			selectors: {
				getActivePlugins: nothing,
				getInstalledPlugins: nothing,
				getPluginsError: () => null,
				isPluginsRequesting: () => false,
			},
		} )
	);
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return renderHook( useSubject, { wrapper } ).result.current;
}

const REFUSAL = { name: 'ApiError', code: 'plugins_refused', status: 0, fieldErrors: { mail: `${ REASON } Sorry.` } };

describe( "usePluginWrites beside the host's own store", () => {
	it( 'HE1: rejects with an ApiError that names the refused plugin', async () => {
		const writes = openBesideHostStore( usePluginWrites );
		await expect( writes.installPlugin( 'mail', 'test' ) ).rejects.toMatchObject( REFUSAL );
		await expect( writes.installPlugins( [ 'mail' ], 'test' ) ).rejects.toMatchObject( REFUSAL );
		await expect( writes.activatePlugin( 'mail' ) ).rejects.toMatchObject( REFUSAL );
		await expect( writes.activatePlugins( [ 'mail' ] ) ).rejects.toMatchObject( REFUSAL );
	} );

	it( 'HE1: rejects with an ApiError that has the status of a refused deactivation', async () => {
		await expect( openBesideHostStore( usePluginWrites ).deactivatePlugin( 'mail/mail.php' ) ).rejects.toMatchObject( {
			name: 'ApiError',
			status: 404,
			fieldErrors: {},
		} );
	} );
} );

describe( 'usePluginWrites beside our own store', () => {
	it( 'keeps the status of a refusal', async () => {
		onRest( 'POST /wc-admin/plugins/install', restError( 403, 'refused', 'No.' ) );
		await expect( renderStoreHook( usePluginWrites ).current.installPlugin( 'mail', 'test' ) ).rejects.toMatchObject( {
			status: 403,
			fieldErrors: {},
		} );
	} );
} );

describe( "usePluginsState beside the host's own store", () => {
	it( 'HE1: rejects with an ApiError that names the refused plugin', async () => {
		const { installAndActivatePlugins, installPlugins, activatePlugins } = openBesideHostStore( usePluginsState );
		await expect( installAndActivatePlugins( [ 'mail' ] ) ).rejects.toMatchObject( REFUSAL );
		await expect( installPlugins( [ 'mail' ] ) ).rejects.toMatchObject( REFUSAL );
		await expect( activatePlugins( [ 'mail' ] ) ).rejects.toMatchObject( REFUSAL );
	} );
} );
