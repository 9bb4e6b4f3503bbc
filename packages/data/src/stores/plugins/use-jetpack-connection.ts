import { useMemo } from 'react';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { pluginsStore } from './store';

/** Whether the site is connected to Jetpack. False on hosts without the connection package, which do not have the route. */
export function useJetpackConnection(): RemoteData< boolean > {
	const { remote } = useRemote( pluginsStore, 'isJetpackConnected', [], {
		errorSelector: [ 'getPluginsError', 'isJetpackConnected' ],
	} );
	return useMemo( () => {
		const isMissing = remote.status === 'failed' && remote.error.status === 404;
		return isMissing ? { status: 'ready', data: false, isRefreshing: false } : remote;
	}, [ remote ] );
}
