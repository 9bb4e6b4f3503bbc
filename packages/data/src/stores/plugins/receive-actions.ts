import type { WireObject } from '@store-admin/api';
import { stateOf, type PlainAction, type ThunkContext } from '../../core/remote-data/thunk';
import type { ConnectQuery } from './selectors';
import {
	active,
	connectUrls,
	installed,
	jetpackConnection,
	jetpackConnectionData,
	paypalStatus,
	recommended,
	type PluginsState,
} from './state';

type Context = ThunkContext< PluginsState >;

function joined( known: readonly string[], more: readonly string[] ): readonly string[] {
	return [ ...new Set( [ ...known, ...more ] ) ];
}

/** The public actions of `wc/admin/plugins` that put values in without asking the server. */
export const receiveActions = {
	updateActivePlugins:
		( slugs: readonly string[], replace = false ) =>
		( { dispatch, select }: Context ): void => {
			dispatch( active.receive( replace ? slugs : joined( stateOf( { select } ).active, slugs ) ) );
		},
	updateInstalledPlugins:
		( slugs: readonly string[], replace = false ) =>
		( { dispatch, select }: Context ): void => {
			dispatch( installed.receive( replace ? slugs : joined( stateOf( { select } ).installed, slugs ) ) );
		},
	updateIsJetpackConnected: ( isConnected: boolean ): PlainAction => jetpackConnection.receive( isConnected ),
	updateJetpackConnectionData: ( data: WireObject ): PlainAction => jetpackConnectionData.receive( data ),
	updateJetpackConnectUrl: ( redirectUrl: string | ConnectQuery, url: string ): PlainAction =>
		connectUrls.receive( typeof redirectUrl === 'string' ? redirectUrl : redirectUrl.redirect_url, url ),
	setPaypalOnboardingStatus: ( status: WireObject ): PlainAction => paypalStatus.receive( status ),
	setRecommendedPlugins: ( type: string, plugins: readonly WireObject[] ): PlainAction => recommended.receive( type, plugins ),
};
