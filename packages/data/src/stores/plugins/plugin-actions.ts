import type { PluginsAnswer } from '@store-admin/api';

/** The writes of plugins; all reject with an ApiError. Plugins are named by directory; `source` is for the host's statistics. */
export interface PluginActions {
	readonly installPlugins: ( slugs: readonly string[], isAsync?: boolean, source?: string ) => Promise< PluginsAnswer >;
	readonly activatePlugins: ( slugs: readonly string[] ) => Promise< PluginsAnswer >;
	readonly installAndActivatePlugins: ( slugs: readonly string[], source?: string ) => Promise< PluginsAnswer >;
	/** Takes the file of the plugin, without `.php`. */
	readonly deactivatePlugin: ( file: string ) => Promise< unknown >;
}

/** The actions by which a store of either side is told what was done. Only the host's has the first. */
export interface StoreUpdates {
	readonly setIsRequesting?: ( action: string, isRequesting: boolean ) => unknown;
	readonly updateInstalledPlugins: ( slugs: readonly string[] ) => unknown;
	readonly updateActivePlugins: ( slugs: readonly string[] ) => unknown;
	readonly invalidateResolution: ( selector: 'getActivePlugins', args: [] ) => unknown;
}
