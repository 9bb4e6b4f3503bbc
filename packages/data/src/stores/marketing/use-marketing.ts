import { useDispatch, useRegistry } from '@wordpress/data';
import { useMemo } from 'react';
import { activateMarketingPlugin, toApiError, type BlogPost, type MarketingPlugin, type MarketingSuggestion } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { usePluginActions } from '../plugins/use-plugin-actions';
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
	/** Installs and activates a suggested extension, and removes it from the suggestions; rejects with an ApiError. */
	readonly install: ( slug: string ) => Promise< void >;
}

/**
 * Reads the extensions that the server suggests.
 *
 * @param category Category of the extensions, such as `marketing` or `coupons`.
 * @param isNeeded Whether to fetch them at all; the owner may want no suggestions.
 */
export function useMarketingSuggestions( category: string, isNeeded: boolean ): MarketingSuggestionsHook {
	const { remote: suggestions, refresh } = useRemote( marketingStore, 'getRecommendedPlugins', [ category ], { isNeeded } );
	const { installAndActivatePlugins } = usePluginActions();
	const registry = useRegistry();
	return useMemo( () => {
		const { receiveRecommendedPlugins, loadInstalledPluginsAfterActivation } = registry.dispatch( marketingStore );
		return {
			suggestions,
			refresh,
			// Not by one action: the host's own takes the parts of a refusal for reasons.
			install: async ( slug ) => {
				try {
					// A suffix after a colon tells several suggestions of one plugin apart.
					await installAndActivatePlugins( [ slug.replace( /:.*$/, '' ) ] );
					const others = registry.select( marketingStore ).getRecommendedPlugins( category );
					await receiveRecommendedPlugins(
						others.filter( ( { product } ) => product !== slug ),
						category
					);
					await loadInstalledPluginsAfterActivation( slug );
				} catch ( thrown ) {
					throw toApiError( thrown );
				}
			},
		};
	}, [ suggestions, refresh, installAndActivatePlugins, registry, category ] );
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
