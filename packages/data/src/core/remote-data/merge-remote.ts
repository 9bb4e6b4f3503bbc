import type { RemoteData } from './remote-data';

/**
 * Makes one remote value of several: failed when any failed, pending while any is, ready when all are.
 *
 * @param names   Keys of the result, in the order of `remotes`.
 * @param remotes One per name.
 */
export function mergeRemote(
	names: readonly string[],
	remotes: readonly RemoteData< unknown >[]
): RemoteData< Readonly< Record< string, unknown > > > {
	const failed = remotes.find( ( remote ) => remote.status === 'failed' );
	if ( failed ) {
		return failed;
	}
	const data: Record< string, unknown > = {};
	let isRefreshing = false;
	for ( const [ index, remote ] of remotes.entries() ) {
		if ( remote.status !== 'ready' ) {
			return { status: 'pending' };
		}
		data[ names[ index ] ?? '' ] = remote.data;
		isRefreshing ||= remote.isRefreshing;
	}
	return { status: 'ready', data, isRefreshing };
}
