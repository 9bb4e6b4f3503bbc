import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import { toPluginError, type PluginsAnswer } from '@store-admin/api';
import { rejectingWithApiError } from '../../core/remote-data/rejecting-with-api-error';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { pluginsStore } from './store';

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

/** Reads the plugins of the site, and installs more. */
export function usePluginsState(): PluginsHook {
	const { remote: active, refresh: refreshActive } = useRemote( pluginsStore, 'getActivePlugins', [], {
		errorSelector: [ 'getPluginsError', 'getActivePlugins' ],
	} );
	const { remote: installed, refresh: refreshInstalled } = useRemote( pluginsStore, 'getInstalledPlugins', [], {
		errorSelector: [ 'getPluginsError', 'getInstalledPlugins' ],
	} );
	const isInstalling = useSelect( ( select ) => {
		const { isPluginsRequesting } = select( pluginsStore );
		return isPluginsRequesting( 'installPlugins' ) || isPluginsRequesting( 'activatePlugins' );
	}, [] );
	const actions = useDispatch( pluginsStore );
	const writes = useMemo(
		() => ( {
			installAndActivatePlugins: rejectingWithApiError( actions.installAndActivatePlugins, toPluginError ),
			installPlugins: rejectingWithApiError( actions.installPlugins, toPluginError ),
			activatePlugins: rejectingWithApiError( actions.activatePlugins, toPluginError ),
		} ),
		[ actions ]
	);
	const retry = useCallback( () => {
		refreshActive();
		refreshInstalled();
	}, [ refreshActive, refreshInstalled ] );
	return { active, installed, isInstalling, ...writes, retry };
}
