// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, List } from './values';

/** The store `wc/marketing`. */
export interface WcMarketing {
	readonly selectors: {
		getInstalledPlugins: () => List;
		getActivatingPlugins: () => readonly string[];
		getRecommendedPlugins: ( category: string ) => List;
		getMiscRecommendations: () => List;
		getBlogPosts: ( category: string ) => List;
		getBlogPostsError: ( category: string ) => ApiError | undefined;
	};
	readonly actions: {
		loadInstalledPluginsAfterActivation: ( slug: string ) => Promise< void >;
		activateInstalledPlugin: ( slug: string ) => Promise< boolean >;
		installAndActivateRecommendedPlugin: ( slug: string, category: string ) => Promise< void >;
		receiveInstalledPlugins: ( plugins: List ) => Promise< void >;
		receiveRecommendedPlugins: ( plugins: List, category: string ) => Promise< void >;
		receiveMiscRecommendations: ( list: List ) => Promise< void >;
		receiveBlogPosts: ( list: List, category: string ) => Promise< void >;
		receiveActivatingPlugin: ( slug: string ) => Promise< void >;
		removeActivatingPlugin: ( slug: string ) => Promise< void >;
	};
}
