import { describe, expect, it } from '@jest/globals';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { usePluginWrites } from '../use-plugin-writes';
import { usePluginsState } from '../use-plugins-state';

const REASON = 'The requested plugin could not be installed.';
const INSTALL = 'POST /wc-admin/plugins/install';
const ACTIVATE = 'POST /wc-admin/plugins/activate';
const answer = ( data: object, reason?: string ) => ( {
	data: { results: [], install_time: [], ...data },
	errors: { errors: reason === undefined ? [] : { mail: [ reason ] } },
	success: reason === undefined,
	message: reason === undefined ? 'Done.' : 'There was a problem.',
} );

interface Known {
	readonly installed: readonly string[];
	readonly active: readonly string[];
}

/** Renders hooks beside a store like the host's own, whose actions throw an Error without a code and a status. */
function openBesideHostStore() {
	const registry = createRegistry();
	const refuse = () => async () => {
		await Promise.resolve();
		throw Object.assign( new Error( `Could not install mail plugin, ${ REASON }` ), { data: { mail: [ REASON ] } } );
	};
	registry.register(
		createReduxStore( 'wc/admin/plugins', {
			reducer: (
				state: Known = { installed: [ 'old' ], active: [] },
				action: { readonly type: string; readonly part?: keyof Known; readonly slugs?: readonly string[] }
			) =>
				action.type === 'UPDATE' && action.part
					? { ...state, [ action.part ]: [ ...state[ action.part ], ...( action.slugs ?? [] ) ] }
					: state,
			actions: {
				installPlugins: refuse,
				activatePlugins: refuse,
				installAndActivatePlugins: refuse,
				setIsRequesting: () => ( { type: 'REQUEST' } ),
				updateInstalledPlugins: ( slugs: readonly string[] ) => ( { type: 'UPDATE', part: 'installed', slugs } ),
				updateActivePlugins: ( slugs: readonly string[] ) => ( { type: 'UPDATE', part: 'active', slugs } ),
			},
			selectors: {
				getActivePlugins: ( { active }: Known ) => active,
				getInstalledPlugins: ( { installed }: Known ) => installed,
				getPluginsError: () => null,
				isPluginsRequesting: () => false,
			},
		} )
	);
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return renderHook( () => ( { writes: usePluginWrites(), state: usePluginsState() } ), { wrapper } ).result;
}

describe( "the writes of plugins beside the host's own store", () => {
	it( 'HE1: reject with the plugin that was refused, and say where the installation stopped', async () => {
		onRest( INSTALL, answer( { installed: [] }, REASON ) );
		const { writes, state } = openBesideHostStore().current;
		const refusal = {
			name: 'ApiError',
			code: 'plugins_not_installed',
			fieldErrors: { mail: REASON },
			data: { data: { install_time: {} } },
		};
		await act( async () => {
			await expect( writes.installPlugin( 'mail', 'test' ) ).rejects.toMatchObject( refusal );
			await expect( writes.installPlugins( [ 'mail' ], 'test' ) ).rejects.toMatchObject( refusal );
			await expect( state.installAndActivatePlugins( [ 'mail' ] ) ).rejects.toMatchObject( refusal );
		} );
		expect( restRequests( ACTIVATE ) ).toEqual( [] );
	} );

	it( 'HE1: reject with the status of a refusal', async () => {
		onRest( INSTALL, restError( 403, 'refused', 'No.' ) );
		onRest( ACTIVATE, restError( 403, 'refused', 'No.' ) );
		const { writes, state } = openBesideHostStore().current;
		await act( async () => {
			await expect( writes.installPlugins( [ 'mail' ], 'test' ) ).rejects.toMatchObject( { status: 403 } );
			await expect( writes.activatePlugin( 'mail' ) ).rejects.toMatchObject( { status: 403 } );
			await expect( state.activatePlugins( [ 'mail' ] ) ).rejects.toMatchObject( { status: 403 } );
		} );
	} );

	it( 'tell the store what was installed and activated', async () => {
		onRest( INSTALL, answer( { installed: [ 'mail' ] } ) );
		onRest( ACTIVATE, answer( { activated: [ 'mail' ], active: [ 'mail' ] } ) );
		const result = openBesideHostStore();
		await act( async () => void ( await result.current.writes.installPlugin( 'mail', 'test' ) ) );
		expect( restRequests( INSTALL )[ 0 ]?.body ).toEqual( { plugins: 'mail', async: false, source: 'test' } );
		expect( result.current.state ).toMatchObject( { installed: { data: [ 'old', 'mail' ] }, active: { data: [ 'mail' ] } } );
	} );

	it( 'deactivate a plugin, for which older hosts have no action', async () => {
		onRest( 'POST /wp/v2/plugins/mail/mail', { plugin: 'mail/mail', status: 'inactive' } );
		const { writes } = openBesideHostStore().current;
		await act( async () => void ( await writes.deactivatePlugin( 'mail/mail.php' ) ) );
		expect( restRequests( 'POST /wp/v2/plugins/mail/mail' )[ 0 ]?.body ).toEqual( { status: 'inactive' } );
	} );
} );
