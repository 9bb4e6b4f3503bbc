import { useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import type { PluginsAnswer } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { pluginsStore } from './store';
import { usePluginActions } from './use-plugin-actions';

export interface PluginsHook {
	/** Directory names of the active plugins. */
	readonly active: RemoteData< readonly string[] >;
	/** Directory names of all plugins of the site. */
	readonly installed: RemoteData< readonly string[] >;
	readonly isInstalling: boolean;
	/** Rejects with an ApiError whose `fieldErrors` name the plugins that failed. */
	readonly installAndActivatePlugins: ( slugs: readonly string[], source?: string ) => Promise< PluginsAnswer >;
	readonly installPlugins: ( slugs: readonly string[], isAsync?: boolean, source?: string ) => Promise< PluginsAnswer >;
	readonly activatePlugins: ( slugs: readonly string[] ) => Promise< PluginsAnswer >;
	readonly retry: () => void;
}

/** Whether plugins are being installed or activated, by whatever part of the page. Requests nothing. */
export function useIsInstalling(): boolean {
	return useSelect( ( select ) => {
		const { isPluginsRequesting } = select( pluginsStore );
		return isPluginsRequesting( 'installPlugins' ) || isPluginsRequesting( 'activatePlugins' );
	}, [] );
}

/** Reads the plugins of the site, and installs more. */
export function usePluginsState(): PluginsHook {
	const { remote: active, refresh: refreshActive } = useRemote( pluginsStore, 'getActivePlugins', [], {
		errorSelector: [ 'getPluginsError', 'getActivePlugins' ],
	} );
	const { remote: installed, refresh: refreshInstalled } = useRemote( pluginsStore, 'getInstalledPlugins', [], {
		errorSelector: [ 'getPluginsError', 'getInstalledPlugins' ],
	} );
	const isInstalling = useIsInstalling();
	const { installAndActivatePlugins, installPlugins, activatePlugins } = usePluginActions();
	const retry = useCallback( () => {
		refreshActive();
		refreshInstalled();
	}, [ refreshActive, refreshInstalled ] );
	return { active, installed, isInstalling, installAndActivatePlugins, installPlugins, activatePlugins, retry };
}
