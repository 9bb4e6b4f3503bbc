import { useMemo } from 'react';
import {
	combineRemote,
	mapRemote,
	useMarketingPlugins,
	usePluginsState,
	usePluginWrites,
	useRecommendedChannels,
	useRegisteredChannels,
	type MarketingChannel,
	type MarketingSuggestion,
	type RemoteData,
} from '@store-admin/data';
import { nameOf, slugOf, withoutPlugins } from '../suggestions/suggestion';
import type { MarketingWork } from '../use-marketing';

export interface ChannelsHook {
	readonly registered: RemoteData< readonly MarketingChannel[] >;
	readonly retry: () => void;
}

/** The channels that extensions have registered. */
export function useChannels(): ChannelsHook {
	const { list, refresh } = useRegisteredChannels();
	return { registered: list, retry: refresh };
}

/** Channels that the store could have. */
export interface OfferedChannels {
	readonly suggestions: readonly MarketingSuggestion[];
	/** Directory names of the plugins that are installed. */
	readonly installed: readonly string[];
}

export interface OfferedChannelsHook {
	readonly offered: RemoteData< OfferedChannels >;
	readonly retry: () => void;
	readonly start: ( suggestion: MarketingSuggestion, isActivation: boolean ) => void;
}

/** Channels that the server suggests and the store does not have. Mounted only where suggestions are wanted. */
export function useOfferedChannels( work: MarketingWork ): OfferedChannelsHook {
	const registered = useRegisteredChannels();
	const { list, refresh } = useRecommendedChannels( true );
	const plugins = usePluginsState();
	const marketing = useMarketingPlugins();
	const { installPlugin, activatePlugin } = usePluginWrites();
	const offered = useMemo( () => {
		const known = registered.list.status === 'ready' ? registered.list.data.map( ( { slug } ) => slug ) : [];
		return mapRemote(
			combineRemote( { list, active: plugins.active, installed: plugins.installed } ),
			( { list: suggestions, active, installed } ): OfferedChannels => ( {
				suggestions: withoutPlugins( suggestions, [ ...known, ...active ] ),
				installed,
			} )
		);
	}, [ registered.list, list, plugins.active, plugins.installed ] );
	const refreshAll = () => {
		registered.refresh();
		refresh();
		plugins.retry();
		marketing.refresh();
	};
	return {
		offered,
		retry: () => {
			refresh();
			plugins.retry();
		},
		start: ( suggestion, isActivation ) => {
			const slug = slugOf( suggestion );
			work.start( {
				slug,
				name: nameOf( suggestion ),
				isActivation,
				write: async () => ( isActivation ? activatePlugin( slug ) : installPlugin( slug, 'marketing' ) ),
				onEnd: refreshAll,
			} );
		},
	};
}
