import { useMemo } from 'react';
import type { MarketingChannel, MarketingSuggestion } from '@store-admin/api';
import { PENDING, type RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import type { Answer } from './selectors';
import { multichannelStore } from './store';

export interface ReadList< Item > {
	readonly list: RemoteData< readonly Item[] >;
	/** Fetches the list again. The old one stays until the new one arrives. */
	readonly refresh: () => void;
}

/** Takes the list out of the answer of a selector, which always has one of its fields. */
export function toList< Item >( remote: RemoteData< Answer< Item > > ): RemoteData< readonly Item[] > {
	if ( remote.status !== 'ready' ) {
		return remote;
	}
	const { data: answer, ...rest } = remote;
	if ( answer.data ) {
		return { ...rest, data: answer.data };
	}
	return rest.refreshError && ! rest.isRefreshing ? { status: 'failed', error: rest.refreshError } : PENDING;
}

/**
 * Reads the marketing channels that extensions have registered.
 *
 * @param isNeeded Whether to fetch them at all.
 */
export function useRegisteredChannels( isNeeded = true ): ReadList< MarketingChannel > {
	const { remote, refresh } = useRemote( multichannelStore, 'getRegisteredChannels', [], { isNeeded } );
	return { list: useMemo( () => toList( remote ), [ remote ] ), refresh };
}

/**
 * Reads the channels that the server suggests.
 *
 * @param isNeeded Whether to fetch them at all; the owner may want no suggestions.
 */
export function useRecommendedChannels( isNeeded: boolean ): ReadList< MarketingSuggestion > {
	const { remote, refresh } = useRemote( multichannelStore, 'getRecommendedChannels', [], { isNeeded } );
	return { list: useMemo( () => toList( remote ), [ remote ] ), refresh };
}
