import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import type { PluginsAnswer } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { pluginsStore } from './store';

export interface PluginsHook {
	/** Directory names of the plugins that are on. */
	readonly active: RemoteData< readonly string[] >;
	/** Directory names of all plugins of the site. */
	readonly installed: RemoteData< readonly string[] >;
	readonly isInstalling: boolean;
	/** Rejects with an ApiError whose `fieldErrors` name the plugins that failed. */
	installAndActivatePlugins: ( slugs: readonly string[], source?: string ) => Promise< PluginsAnswer >;
	installPlugins: ( slugs: readonly string[], isAsync?: boolean, source?: string ) => Promise< PluginsAnswer >;
	activatePlugins: ( slugs: readonly string[] ) => Promise< PluginsAnswer >;
	retry: () => void;
}

/** Reads which plugins the site has, and installs more. */
export function usePluginsState(): PluginsHook {
	const active = useSelect( ( select ) => {
		const store = select( pluginsStore );
		const value = store.getActivePlugins();
		const publicError = store.getPluginsError( 'getActivePlugins' );
		return readRemote( store, 'getActivePlugins', [], { value, hasValue: value.length > 0, publicError } );
	}, [] );
	const installed = useSelect( ( select ) => {
		const store = select( pluginsStore );
		const value = store.getInstalledPlugins();
		const publicError = store.getPluginsError( 'getInstalledPlugins' );
		return readRemote( store, 'getInstalledPlugins', [], { value, hasValue: value.length > 0, publicError } );
	}, [] );
	const isInstalling = useSelect( ( select ) => {
		const { isPluginsRequesting } = select( pluginsStore );
		return isPluginsRequesting( 'installPlugins' ) || isPluginsRequesting( 'activatePlugins' );
	}, [] );
	const { installAndActivatePlugins, installPlugins, activatePlugins, invalidateResolution } = useDispatch( pluginsStore );
	const retry = useCallback( () => {
		void invalidateResolution( 'getActivePlugins', [] );
		void invalidateResolution( 'getInstalledPlugins', [] );
	}, [ invalidateResolution ] );
	return { active, installed, isInstalling, installAndActivatePlugins, installPlugins, activatePlugins, retry };
}
