import type { ApiError, GatewaySuggestion, JetpackConnectionData, PaypalStatus } from '@store-admin/api';
import { valueAt } from '../../core/remote-data/keyed-values';
import { getRequestError, isRequesting } from '../../core/remote-data/requests';
import type { ConnectQuery, PluginsState } from './state';

const NONE: readonly GatewaySuggestion[] = [];

/** The public selectors of `wc/admin/plugins`. */
export const selectors = {
	getActivePlugins: ( state: PluginsState ): readonly string[] => state.active,
	getInstalledPlugins: ( state: PluginsState ): readonly string[] => state.installed,
	isJetpackConnected: ( state: PluginsState ): boolean => state.jetpackConnection,
	getJetpackConnectionData: ( state: PluginsState ): JetpackConnectionData | undefined => state.jetpackConnectionData,
	getJetpackConnectUrl: ( state: PluginsState, query?: ConnectQuery ): string | undefined =>
		valueAt( state.connectUrls, query?.redirect_url ?? '' ),
	getPaypalOnboardingStatus: ( state: PluginsState ): PaypalStatus | undefined => state.paypalStatus,
	getRecommendedPlugins: ( state: PluginsState, type: string ): readonly GatewaySuggestion[] =>
		valueAt( state.recommended, type ) ?? NONE,
	getPluginInstallState: ( state: PluginsState, slug: string ): 'activated' | 'installed' | 'unavailable' => {
		if ( state.active.includes( slug ) ) {
			return 'activated';
		}
		return state.installed.includes( slug ) ? 'installed' : 'unavailable';
	},
	getPluginsError: ( state: PluginsState, selector: string ): ApiError | undefined => getRequestError( state.requests, selector ),
	isPluginsRequesting: ( state: PluginsState, selector: string ): boolean => isRequesting( state.requests, selector ),
};
