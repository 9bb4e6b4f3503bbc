import { useSelect } from '@wordpress/data';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { pluginsStore } from './store';

/** Whether the site is connected to Jetpack. Hosts without the connection package have no such route: not connected. */
export function useJetpackConnection(): RemoteData< boolean > {
	return useSelect( ( select ) => {
		const store = select( pluginsStore );
		const value = store.isJetpackConnected();
		const remote = readRemote( store, 'isJetpackConnected', [], { value, hasValue: value === true } );
		const isMissing = remote.status === 'failed' && remote.error.status === 404;
		return isMissing ? { status: 'ready' as const, data: false, isRefreshing: false } : remote;
	}, [] );
}
