import { getHostGlobals } from '@store-admin/settings';

const registered = new Set< string >();

/**
 * Registers empty plugins with the names of the host's own plugins, if an extension has loaded the plugin API. The plugins render
 * nothing, because our parts do not need them. They let `isPluginRemoved` detect that an extension has unregistered a name.
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

/** Whether an extension has unregistered the plugin. Then its part must not be shown. */
export function isPluginRemoved( name: string ): boolean {
	const getPlugin = getHostGlobals().plugins?.getFunction( 'getPlugin' );
	return registered.has( name ) && getPlugin !== undefined && ! getPlugin( name );
}
