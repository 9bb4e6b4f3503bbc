// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, ConnectQuery, GetAdminLink, PluginsAnswer, ReportError } from './values';

/** The store `wc/admin/plugins`. */
export interface WcAdminPlugins {
	readonly selectors: {
		getActivePlugins: () => readonly string[];
		getInstalledPlugins: () => readonly string[];
		isJetpackConnected: () => boolean;
		getJetpackConnectionData: () => Readonly< Record< string, unknown > > | undefined;
		getJetpackConnectUrl: ( query?: ConnectQuery ) => string | undefined;
		getPaypalOnboardingStatus: () => Readonly< Record< string, unknown > > | undefined;
		getRecommendedPlugins: ( type: string ) => readonly Readonly< Record< string, unknown > >[];
		getPluginInstallState: ( slug: string ) => 'activated' | 'installed' | 'unavailable';
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
		updateJetpackConnectionData: ( data: Readonly< Record< string, unknown > > ) => Promise< void >;
		updateJetpackConnectUrl: ( redirectUrl: string | ConnectQuery, url: string ) => Promise< void >;
		setPaypalOnboardingStatus: ( status: Readonly< Record< string, unknown > > ) => Promise< void >;
		setRecommendedPlugins: ( type: string, plugins: readonly Readonly< Record< string, unknown > >[] ) => Promise< void >;
	};
}
