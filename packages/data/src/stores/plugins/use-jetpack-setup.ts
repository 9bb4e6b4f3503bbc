import { useDispatch } from '@wordpress/data';
import { useCallback } from 'react';
import { toApiError } from '@store-admin/api';
import { pluginsStore } from './store';
import { usePluginActions } from './use-plugin-actions';

type GetAdminLink = ( path: string ) => string;

export interface JetpackSetupHook {
	/**
	 * Resolves to the address where the site is connected; rejects with an ApiError.
	 *
	 * @param needsPlugin  Whether the plugin has to be installed or activated first.
	 * @param getAdminLink Returns an address below wp-admin, to which the connection returns.
	 */
	readonly installAndGetConnectUrl: ( needsPlugin: boolean, getAdminLink: GetAdminLink ) => Promise< string >;
}

/** Installs and activates Jetpack as needed, so that the site can be connected. Sends no request until then. */
export function useJetpackSetup(): JetpackSetupHook {
	const { installAndActivatePlugins } = usePluginActions();
	const { connectToJetpack } = useDispatch( pluginsStore );
	const installAndGetConnectUrl = useCallback(
		async ( needsPlugin: boolean, getAdminLink: GetAdminLink ) => {
			try {
				if ( needsPlugin ) {
					await installAndActivatePlugins( [ 'jetpack' ] );
				}
				return await connectToJetpack( getAdminLink );
			} catch ( thrown ) {
				throw toApiError( thrown );
			}
		},
		[ installAndActivatePlugins, connectToJetpack ]
	);
	return { installAndGetConnectUrl };
}
