import type { WireObject } from '@store-admin/api';
import type { PlainAction, ThunkContext } from '../remote-data/thunk';
import type { ConnectQuery, selectors } from './selectors';
import { active, connectUrls, installed, jetpackConnection, jetpackConnectionData, paypalStatus, recommended } from './state';

type Context = ThunkContext< typeof selectors >;

function joined( known: readonly string[], more: readonly string[] ): readonly string[] {
	return [ ...new Set( [ ...known, ...more ] ) ];
}

/** The public actions of `wc/admin/plugins` that put values in without asking the server. */
export const receiveActions = {
	updateActivePlugins:
		( slugs: readonly string[], replace = false ) =>
		( { dispatch, select }: Context ): void => {
			dispatch( active.receive( replace ? slugs : joined( select.getActivePlugins(), slugs ) ) );
		},
	updateInstalledPlugins:
		( slugs: readonly string[], replace = false ) =>
		( { dispatch, select }: Context ): void => {
			dispatch( installed.receive( replace ? slugs : joined( select.getInstalledPlugins(), slugs ) ) );
		},
	updateIsJetpackConnected: ( isConnected: boolean ): PlainAction => jetpackConnection.receive( isConnected ),
	updateJetpackConnectionData: ( data: WireObject ): PlainAction => jetpackConnectionData.receive( data ),
	updateJetpackConnectUrl: ( redirectUrl: string | ConnectQuery, url: string ): PlainAction =>
		connectUrls.receive( typeof redirectUrl === 'string' ? redirectUrl : redirectUrl.redirect_url, url ),
	setPaypalOnboardingStatus: ( status: WireObject ): PlainAction => paypalStatus.receive( status ),
	setRecommendedPlugins: ( type: string, plugins: readonly WireObject[] ): PlainAction => recommended.receive( type, plugins ),
};
