import { useDispatch } from '@wordpress/data';
import { useMemo } from 'react';
import { toPluginError } from '@store-admin/api';
import { rejectingWithApiError } from '../../core/remote-data/rejecting-with-api-error';
import { pluginsStore } from './store';

/** Changes plugins. All reject with an ApiError. */
export interface PluginWrites {
	/** Installs and activates a plugin, by its directory name. `source` is for the host's statistics. */
	readonly installPlugin: ( slug: string, source: string ) => Promise< unknown >;
	/** Installs plugins; `fieldErrors` of the error name those that were refused. */
	readonly installPlugins: ( slugs: readonly string[], source: string ) => Promise< unknown >;
	readonly activatePlugins: ( slugs: readonly string[] ) => Promise< unknown >;
	readonly activatePlugin: ( slug: string ) => Promise< unknown >;
	/** Deactivates a plugin, by its file with or without `.php`. */
	readonly deactivatePlugin: ( file: string ) => Promise< unknown >;
}

/** Installs, activates and deactivates plugins, for screens that need not read which there are. */
export function usePluginWrites(): PluginWrites {
	const plugins = useDispatch( pluginsStore );
	return useMemo( () => {
		const installAndActivate = rejectingWithApiError( plugins.installAndActivatePlugins, toPluginError );
		const activate = rejectingWithApiError( plugins.activatePlugins, toPluginError );
		const install = rejectingWithApiError( plugins.installPlugins, toPluginError );
		return {
			installPlugin: async ( slug, source ) => installAndActivate( [ slug ], source ),
			installPlugins: async ( slugs, source ) => install( slugs, false, source ),
			activatePlugins: activate,
			activatePlugin: async ( slug ) => activate( [ slug ] ),
			deactivatePlugin: rejectingWithApiError( async ( file: string ) => plugins.deactivatePlugin( file.replace( /\.php$/, '' ) ) ),
		};
	}, [ plugins ] );
}
