import { useMemo } from 'react';
import {
	mapRemote,
	useMarketingPlugins,
	useMarketingSuggestions,
	usePluginsState,
	useRegisteredChannels,
	type MarketingSuggestion,
	type RemoteData,
} from '@store-admin/data';
import { nameOf, slugOf, withoutPlugins } from '../suggestions/suggestion';
import type { MarketingWork } from '../use-marketing';
import { toDiscoverTabs, type DiscoverTab } from './discover-tabs';

export interface DiscoverHook {
	readonly tabs: RemoteData< readonly DiscoverTab[] >;
	readonly retry: () => void;
	readonly start: ( suggestion: MarketingSuggestion ) => void;
}

/** Extensions that the server suggests and the site does not have, by subject. Mounted only where suggestions are wanted. */
export function useDiscover( work: MarketingWork, category: string ): DiscoverHook {
	const { suggestions, refresh, remove } = useMarketingSuggestions( category, true );
	const { installed, active, installAndActivatePlugins, retry: refreshPlugins } = usePluginsState();
	const marketing = useMarketingPlugins();
	const channels = useRegisteredChannels();
	const tabs = useMemo( () => {
		// Not knowing which plugins there are must not hide the suggestions: the server has left out most of them.
		const had = [ installed, active ].flatMap( ( list ) => ( list.status === 'ready' ? list.data : [] ) );
		return mapRemote( suggestions, ( all ) => toDiscoverTabs( withoutPlugins( all, had ) ) );
	}, [ suggestions, installed, active ] );
	return {
		tabs,
		retry: refresh,
		start: ( suggestion ) =>
			work.start( {
				slug: slugOf( suggestion ),
				name: nameOf( suggestion ),
				// Not by the action of the marketing store: the host's own takes the parts of a refusal for reasons.
				write: async () => {
					await installAndActivatePlugins( [ slugOf( suggestion ) ] );
					remove( suggestion.product );
				},
				onEnd: () => {
					refreshPlugins();
					marketing.refresh();
					channels.refresh();
				},
			} ),
	};
}
