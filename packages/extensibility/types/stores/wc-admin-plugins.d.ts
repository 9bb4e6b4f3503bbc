// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, ConnectQuery, GetAdminLink, PluginsAnswer, ReportError } from './values';

/** The store `wc/admin/plugins`. */
export interface WcAdminPlugins {
	readonly selectors: {
		getActivePlugins: () => readonly string[];
		getInstalledPlugins: () => readonly string[];
		isJetpackConnected: () => boolean;
		getJetpackConnectionData: () => ( { readonly currentUser: { readonly isConnected: boolean } & {} } & {} ) | undefined;
		getJetpackConnectUrl: ( query?: ConnectQuery ) => string | undefined;
		getPaypalOnboardingStatus: () =>
			( { readonly production: { readonly state: string; readonly onboarded: boolean } & {} } & {} ) | undefined;
		getRecommendedPlugins: ( type: string ) => readonly ( { readonly id: string; readonly title: string } & {
			readonly content?: string;
			readonly description?: string;
			readonly image?: string;
			readonly image_72x72?: string;
			readonly plugins?: readonly string[];
			readonly is_visible?: boolean;
			readonly is_offline?: boolean;
			readonly is_local_partner?: boolean;
			readonly category_other?: readonly string[];
			readonly category_additional?: readonly string[];
			readonly recommendation_priority?: number | null;
			readonly external_link?: string;
			readonly learn_more_link?: string;
			readonly transaction_processors?: Readonly< Record< string, string > >;
		} )[];
		getPluginInstallState: ( slug: string ) => 'installed' | 'activated' | 'unavailable';
		getPluginsError: ( selector: string ) => ApiError | undefined;
		isPluginsRequesting: ( selector: string ) => boolean;
	};
	readonly actions: {
		connectToJetpack: ( getAdminLink: GetAdminLink ) => Promise< string >;
		installJetpackAndConnect: ( reportError: ReportError, getAdminLink: GetAdminLink ) => Promise< void >;
		connectToJetpackWithFailureRedirect: (
			failureRedirect: string,
			reportError: ReportError,
			getAdminLink: GetAdminLink
		) => Promise< void >;
		createErrorNotice: ( messages: readonly string[] | Readonly< Record< string, string > > ) => Promise< void >;
		installPlugins: ( slugs: readonly string[], isAsync?: boolean, source?: string ) => Promise< PluginsAnswer >;
		activatePlugins: ( slugs: readonly string[] ) => Promise< PluginsAnswer >;
		installAndActivatePlugins: ( slugs: readonly string[], source?: string ) => Promise< PluginsAnswer >;
		deactivatePlugin: ( file: string ) => Promise< void >;
		dismissRecommendedPlugins: ( type: string ) => Promise< void >;
		updateActivePlugins: ( slugs: readonly string[], replace?: boolean ) => Promise< void >;
		updateInstalledPlugins: ( slugs: readonly string[], replace?: boolean ) => Promise< void >;
		updateIsJetpackConnected: ( isConnected: boolean ) => Promise< void >;
		updateJetpackConnectionData: ( data: { readonly currentUser: { readonly isConnected: boolean } & {} } & {} ) => Promise< void >;
		updateJetpackConnectUrl: ( redirectUrl: string | ConnectQuery, url: string ) => Promise< void >;
		setPaypalOnboardingStatus: (
			status: { readonly production: { readonly state: string; readonly onboarded: boolean } & {} } & {}
		) => Promise< void >;
		setRecommendedPlugins: (
			type: string,
			plugins: readonly ( { readonly id: string; readonly title: string } & {
				readonly content?: string;
				readonly description?: string;
				readonly image?: string;
				readonly image_72x72?: string;
				readonly plugins?: readonly string[];
				readonly is_visible?: boolean;
				readonly is_offline?: boolean;
				readonly is_local_partner?: boolean;
				readonly category_other?: readonly string[];
				readonly category_additional?: readonly string[];
				readonly recommendation_priority?: number | null;
				readonly external_link?: string;
				readonly learn_more_link?: string;
				readonly transaction_processors?: Readonly< Record< string, string > >;
			} )[]
		) => Promise< void >;
	};
}
