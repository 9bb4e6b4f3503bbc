// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, MiscRecommendation } from './values';

/** The store `wc/marketing`. */
export interface WcMarketing {
	readonly selectors: {
		getInstalledPlugins: () => readonly ( { readonly slug: string } & {
			readonly name?: string;
			readonly description?: string;
			readonly icon?: string;
			readonly status?: string;
			readonly settingsUrl?: string;
			readonly dashboardUrl?: string;
			readonly docsUrl?: string;
			readonly supportUrl?: string;
		} )[];
		getActivatingPlugins: () => readonly string[];
		getRecommendedPlugins: ( category: string ) => readonly ( { readonly product: string; readonly title: string } & {
			readonly description?: string;
			readonly url?: string;
			readonly icon?: string;
			readonly direct_install?: boolean;
			readonly plugin?: string;
			readonly subcategories?: readonly ( { readonly slug: string; readonly name: string } & {} )[];
			readonly tags?: readonly ( { readonly slug: string; readonly name: string } & {} )[];
		} )[];
		getMiscRecommendations: () => readonly MiscRecommendation[];
		getBlogPosts: ( category: string ) => readonly ( { readonly link: string; readonly title: string } & {
			readonly date?: string;
			readonly author_name?: string;
			readonly author_avatar?: string;
			readonly image?: string;
		} )[];
		getBlogPostsError: ( category: string ) => ApiError | undefined;
	};
	readonly actions: {
		loadInstalledPluginsAfterActivation: ( slug: string ) => Promise< void >;
		activateInstalledPlugin: ( slug: string ) => Promise< boolean >;
		installAndActivateRecommendedPlugin: ( slug: string, category: string ) => Promise< void >;
		receiveInstalledPlugins: (
			plugins: readonly ( { readonly slug: string } & {
				readonly name?: string;
				readonly description?: string;
				readonly icon?: string;
				readonly status?: string;
				readonly settingsUrl?: string;
				readonly dashboardUrl?: string;
				readonly docsUrl?: string;
				readonly supportUrl?: string;
			} )[]
		) => Promise< void >;
		receiveRecommendedPlugins: (
			plugins: readonly ( { readonly product: string; readonly title: string } & {
				readonly description?: string;
				readonly url?: string;
				readonly icon?: string;
				readonly direct_install?: boolean;
				readonly plugin?: string;
				readonly subcategories?: readonly ( { readonly slug: string; readonly name: string } & {} )[];
				readonly tags?: readonly ( { readonly slug: string; readonly name: string } & {} )[];
			} )[],
			category: string
		) => Promise< void >;
		receiveMiscRecommendations: ( list: readonly MiscRecommendation[] ) => Promise< void >;
		receiveBlogPosts: (
			list: readonly ( { readonly link: string; readonly title: string } & {
				readonly date?: string;
				readonly author_name?: string;
				readonly author_avatar?: string;
				readonly image?: string;
			} )[],
			category: string
		) => Promise< void >;
		receiveActivatingPlugin: ( slug: string ) => Promise< void >;
		removeActivatingPlugin: ( slug: string ) => Promise< void >;
	};
}
