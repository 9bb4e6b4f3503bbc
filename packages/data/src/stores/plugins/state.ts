import { combineReducers } from '@wordpress/data';
import type { GatewaySuggestion, JetpackConnectionData, PaypalStatus } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';
import { stateOf, type PlainAction, type ThunkContext } from '../../core/remote-data/thunk';

const NO_SLUGS: readonly string[] = [];

export const active = createSingleValue( 'RECEIVE_ACTIVE_PLUGINS', NO_SLUGS );
export const installed = createSingleValue( 'RECEIVE_INSTALLED_PLUGINS', NO_SLUGS );
export const jetpackConnection = createSingleValue( 'RECEIVE_JETPACK_CONNECTION', false );
export const jetpackConnectionData = createSingleValue< JetpackConnectionData | undefined >( 'RECEIVE_JETPACK_CONNECTION_DATA', undefined );
export const paypalStatus = createSingleValue< PaypalStatus | undefined >( 'RECEIVE_PAYPAL_STATUS', undefined );
export const connectUrls = createKeyedValues< string >( 'RECEIVE_JETPACK_CONNECT_URL' );
export const recommended = createKeyedValues< readonly GatewaySuggestion[] >( 'RECEIVE_RECOMMENDED_PLUGINS' );

export interface ConnectQuery {
	readonly redirect_url: string;
}

export interface PluginsState {
	readonly active: readonly string[];
	readonly installed: readonly string[];
	readonly jetpackConnection: boolean;
	readonly jetpackConnectionData: JetpackConnectionData | undefined;
	readonly paypalStatus: PaypalStatus | undefined;
	readonly connectUrls: Keyed< string >;
	readonly recommended: Keyed< readonly GatewaySuggestion[] >;
	readonly requests: RequestsState;
}

export const pluginsReducer = combineReducers( {
	active: active.reducer,
	installed: installed.reducer,
	jetpackConnection: jetpackConnection.reducer,
	jetpackConnectionData: jetpackConnectionData.reducer,
	paypalStatus: paypalStatus.reducer,
	connectUrls: connectUrls.reducer,
	recommended: recommended.reducer,
	requests: requestsReducer,
} );

type Context = ThunkContext< PluginsState >;

function joined( known: readonly string[], more: readonly string[] ): readonly string[] {
	return [ ...new Set( [ ...known, ...more ] ) ];
}

/** The public actions of `wc/admin/plugins` that store values. */
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
	updateJetpackConnectionData: ( data: JetpackConnectionData ): PlainAction => jetpackConnectionData.receive( data ),
	updateJetpackConnectUrl: ( redirectUrl: string | ConnectQuery, url: string ): PlainAction =>
		connectUrls.receive( typeof redirectUrl === 'string' ? redirectUrl : redirectUrl.redirect_url, url ),
	setPaypalOnboardingStatus: ( status: PaypalStatus ): PlainAction => paypalStatus.receive( status ),
	setRecommendedPlugins: ( type: string, plugins: readonly GatewaySuggestion[] ): PlainAction => recommended.receive( type, plugins ),
};
