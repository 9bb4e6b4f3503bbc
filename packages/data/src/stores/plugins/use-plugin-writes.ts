import { useMemo } from 'react';
import { usePluginActions } from './use-plugin-actions';

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
	const plugins = usePluginActions();
	return useMemo(
		() => ( {
			installPlugin: async ( slug, source ) => plugins.installAndActivatePlugins( [ slug ], source ),
			installPlugins: async ( slugs, source ) => plugins.installPlugins( slugs, false, source ),
			activatePlugins: plugins.activatePlugins,
			activatePlugin: async ( slug ) => plugins.activatePlugins( [ slug ] ),
			deactivatePlugin: async ( file ) => plugins.deactivatePlugin( file.replace( /\.php$/, '' ) ),
		} ),
		[ plugins ]
	);
}
