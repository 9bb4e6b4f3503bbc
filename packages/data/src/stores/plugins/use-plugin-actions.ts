import { useDispatch } from '@wordpress/data';
import { useMemo } from 'react';
import { activatePlugins, deactivatePlugin, installPlugins, type PluginsAnswer } from '@store-admin/api';
import { isOwnStore } from '../../core/own-stores';
import { pluginsStore } from './store';

/** The writes of plugins; all reject with an ApiError. Plugins are named by directory; `source` is for the host's statistics. */
export interface PluginActions {
	readonly installPlugins: ( slugs: readonly string[], isAsync?: boolean, source?: string ) => Promise< PluginsAnswer >;
	readonly activatePlugins: ( slugs: readonly string[] ) => Promise< PluginsAnswer >;
	readonly installAndActivatePlugins: ( slugs: readonly string[], source?: string ) => Promise< PluginsAnswer >;
	/** Takes the file of the plugin, without `.php`. */
	readonly deactivatePlugin: ( file: string ) => Promise< unknown >;
}

/** The actions by which a store of either side is told what was done. Only the host's has the first. */
interface StoreUpdates {
	readonly setIsRequesting?: ( action: string, isRequesting: boolean ) => unknown;
	readonly updateInstalledPlugins: ( slugs: readonly string[] ) => unknown;
	readonly updateActivePlugins: ( slugs: readonly string[] ) => unknown;
	readonly invalidateResolution: ( selector: 'getActivePlugins', args: [] ) => unknown;
}

/**
 * Sends the requests by ourselves and tells the host's own store what was done. Its actions throw the reasons without a code and a status,
 * so that a screen cannot tell who refused a plugin, and older ones cannot deactivate.
 */
function besideHostStore( store: StoreUpdates ): PluginActions {
	const whileRequesting = async < Value >( action: string, send: () => Promise< Value > ): Promise< Value > => {
		await store.setIsRequesting?.( action, true );
		try {
			return await send();
		} finally {
			await store.setIsRequesting?.( action, false );
		}
	};
	const install: PluginActions[ 'installPlugins' ] = async ( slugs, isAsync, source ) =>
		whileRequesting( 'installPlugins', async () => {
			const answer = await installPlugins( slugs, isAsync, source );
			await store.updateInstalledPlugins( answer.data.installed );
			return answer;
		} );
	const activate: PluginActions[ 'activatePlugins' ] = async ( slugs ) =>
		whileRequesting( 'activatePlugins', async () => {
			const answer = await activatePlugins( slugs );
			await store.updateActivePlugins( answer.data.activated );
			return answer;
		} );
	return {
		installPlugins: install,
		activatePlugins: activate,
		installAndActivatePlugins: async ( slugs, source ) => {
			await install( slugs, false, source );
			return activate( slugs );
		},
		deactivatePlugin: async ( file ) => {
			await deactivatePlugin( file );
			await store.invalidateResolution( 'getActivePlugins', [] );
		},
	};
}

/** The writes of plugins, beside our store and beside the host's own. */
export function usePluginActions(): PluginActions {
	const actions = useDispatch( pluginsStore );
	return useMemo( () => ( isOwnStore( actions ) ? actions : besideHostStore( actions ) ), [ actions ] );
}
