import { useDispatch } from '@wordpress/data';
import { useCallback } from 'react';
import { toApiError } from '@store-admin/api';
import { pluginsStore } from './store';

type GetAdminLink = ( path: string ) => string;

export interface JetpackSetupHook {
	/**
	 * Gives the address where the site is connected; rejects with an ApiError.
	 *
	 * @param needsPlugin  Whether the plugin has to be installed or activated first.
	 * @param getAdminLink Makes an address below wp-admin, to which the person comes back.
	 */
	readonly installAndGetConnectUrl: ( needsPlugin: boolean, getAdminLink: GetAdminLink ) => Promise< string >;
}

/** Brings Jetpack to where the site can be connected. Reads nothing until asked to. */
export function useJetpackSetup(): JetpackSetupHook {
	const { installAndActivatePlugins, connectToJetpack } = useDispatch( pluginsStore );
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
