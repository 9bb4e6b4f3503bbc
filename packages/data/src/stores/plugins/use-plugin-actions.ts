import { useDispatch } from '@wordpress/data';
import { useMemo } from 'react';
import { isOwnStore } from '../../core/own-stores';
import type { PluginActions, StoreUpdates } from './plugin-actions';
import { pluginsStore } from './store';

/** The same writes beside the host's own store. Their code is fetched with the first one. */
function writesBeside( store: StoreUpdates ): PluginActions {
	const load = async () => {
		const { besideHostStore } = await import( /* webpackChunkName: "store-work" */ './beside-host-store' );
		return besideHostStore( store );
	};
	return {
		installPlugins: async ( ...args ) => ( await load() ).installPlugins( ...args ),
		activatePlugins: async ( ...args ) => ( await load() ).activatePlugins( ...args ),
		installAndActivatePlugins: async ( ...args ) => ( await load() ).installAndActivatePlugins( ...args ),
		deactivatePlugin: async ( ...args ) => ( await load() ).deactivatePlugin( ...args ),
	};
}

/** The writes of plugins, beside our store and beside the host's own. */
export function usePluginActions(): PluginActions {
	const actions = useDispatch( pluginsStore );
	return useMemo( () => ( isOwnStore( actions ) ? actions : writesBeside( actions ) ), [ actions ] );
}
