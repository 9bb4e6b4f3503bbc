import { combineReducers } from '@wordpress/data';
import type { WireObject } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';

const NO_SLUGS: readonly string[] = [];

export const active = createSingleValue( 'RECEIVE_ACTIVE_PLUGINS', NO_SLUGS );
export const installed = createSingleValue( 'RECEIVE_INSTALLED_PLUGINS', NO_SLUGS );
export const jetpackConnection = createSingleValue( 'RECEIVE_JETPACK_CONNECTION', false );
export const jetpackConnectionData = createSingleValue< WireObject | undefined >( 'RECEIVE_JETPACK_CONNECTION_DATA', undefined );
export const paypalStatus = createSingleValue< WireObject | undefined >( 'RECEIVE_PAYPAL_STATUS', undefined );
export const connectUrls = createKeyedValues< string >( 'RECEIVE_JETPACK_CONNECT_URL' );
export const recommended = createKeyedValues< readonly WireObject[] >( 'RECEIVE_RECOMMENDED_PLUGINS' );

export interface PluginsState {
	readonly active: readonly string[];
	readonly installed: readonly string[];
	readonly jetpackConnection: boolean;
	readonly jetpackConnectionData: WireObject | undefined;
	readonly paypalStatus: WireObject | undefined;
	readonly connectUrls: Keyed< string >;
	readonly recommended: Keyed< readonly WireObject[] >;
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
