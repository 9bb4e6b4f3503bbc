import { activatePlugins, deactivatePlugin, installPlugins } from '@store-admin/api';
import type { PluginActions, StoreUpdates } from './plugin-actions';

/**
 * Sends the requests by ourselves and tells the host's own store what was done. Its actions throw the reasons without a code and a status,
 * so that a screen cannot tell who refused a plugin, and older ones cannot deactivate.
 */
export function besideHostStore( store: StoreUpdates ): PluginActions {
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
