import { getHostGlobals } from '@store-admin/settings';

const registered = new Set< string >();

/**
 * Registers names that the host gives to plugins of its own, when an extension brought what plugins need. The plugins render nothing,
 * since the parts are shown without plugins; `isPluginRemoved` tells whether an extension has unregistered a name.
 *
 * @param scope Plugin scope of the host, for example `woocommerce-tasks`.
 * @param names Names of the plugins.
 */
export function registerHostPlugins( scope: string, names: readonly string[] ): void {
	const { plugins, components } = getHostGlobals();
	const registerPlugin = plugins?.getFunction( 'registerPlugin' );
	for ( const name of registerPlugin && components ? names : [] ) {
		if ( ! registered.has( name ) ) {
			registered.add( name );
			registerPlugin?.( name, { scope, render: () => null } );
		}
	}
}

/** Whether an extension has unregistered the plugin, so that its part is not to be shown. */
export function isPluginRemoved( name: string ): boolean {
	const getPlugin = getHostGlobals().plugins?.getFunction( 'getPlugin' );
	return registered.has( name ) && getPlugin !== undefined && ! getPlugin( name );
}
