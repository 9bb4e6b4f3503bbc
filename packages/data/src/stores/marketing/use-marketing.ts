import { useDispatch, useRegistry } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import { activateMarketingPlugin, toApiError, type BlogPost, type MarketingPlugin, type MarketingSuggestion } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { marketingStore } from './store';

export interface MarketingPluginsHook {
	readonly plugins: RemoteData< readonly MarketingPlugin[] >;
	/** Fetches the extensions again. The old ones stay until the new ones arrive. */
	readonly refresh: () => void;
	/** Activates an installed extension and fetches the list again; rejects with an ApiError. Creates no notice, unlike the public action. */
	readonly activate: ( slug: string ) => Promise< void >;
}

/** Reads the marketing extensions that are installed, and activates them. */
export function useMarketingPlugins(): MarketingPluginsHook {
	const { remote: plugins, refresh } = useRemote( marketingStore, 'getInstalledPlugins', [] );
	const { receiveActivatingPlugin, removeActivatingPlugin, loadInstalledPluginsAfterActivation } = useDispatch( marketingStore );
	return useMemo(
		() => ( {
			plugins,
			refresh,
			activate: async ( slug ) => {
				await receiveActivatingPlugin( slug );
				try {
					await activateMarketingPlugin( slug );
					await loadInstalledPluginsAfterActivation( slug );
				} catch ( thrown ) {
					await removeActivatingPlugin( slug );
					throw toApiError( thrown );
				}
			},
		} ),
		[ plugins, refresh, receiveActivatingPlugin, removeActivatingPlugin, loadInstalledPluginsAfterActivation ]
	);
}

export interface MarketingSuggestionsHook {
	readonly suggestions: RemoteData< readonly MarketingSuggestion[] >;
	readonly refresh: () => void;
	/** Removes a suggestion whose extension was installed, by its `product`. */
	readonly remove: ( product: string ) => void;
}

/**
 * Reads the extensions that the server suggests.
 *
 * @param category Category of the extensions, such as `marketing` or `coupons`.
 * @param isNeeded Whether to fetch them at all; the owner may want no suggestions.
 */
export function useMarketingSuggestions( category: string, isNeeded: boolean ): MarketingSuggestionsHook {
	const { remote: suggestions, refresh } = useRemote( marketingStore, 'getRecommendedPlugins', [ category ], { isNeeded } );
	const registry = useRegistry();
	const remove = useCallback(
		( product: string ) => {
			const others = registry.select( marketingStore ).getRecommendedPlugins( category );
			void registry.dispatch( marketingStore ).receiveRecommendedPlugins(
				others.filter( ( suggestion ) => suggestion.product !== product ),
				category
			);
		},
		[ registry, category ]
	);
	return { suggestions, refresh, remove };
}

export interface BlogPostsHook {
	readonly posts: RemoteData< readonly BlogPost[] >;
	readonly refresh: () => void;
}

/**
 * Reads articles of the host's blog. The server fetches them from another site, which can take seconds.
 *
 * @param category Subject of the articles, such as `marketing` or `coupons`.
 * @param isNeeded Whether to fetch them at all.
 */
export function useBlogPosts( category: string, isNeeded: boolean ): BlogPostsHook {
	const { remote: posts, refresh } = useRemote( marketingStore, 'getBlogPosts', [ category ], {
		isNeeded,
		errorSelector: 'getBlogPostsError',
	} );
	return { posts, refresh };
}
