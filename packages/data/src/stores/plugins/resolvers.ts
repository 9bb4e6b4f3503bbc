import {
	ApiError,
	fetchActivePlugins,
	fetchGatewaySuggestions,
	fetchInstalledPlugins,
	fetchJetpackConnection,
	fetchJetpackConnectionData,
	fetchJetpackConnectUrl,
	fetchOptions,
	fetchPaypalStatus,
	parsePaypalSettings,
	type GatewaySuggestion,
	type PaypalStatus,
} from '@store-admin/api';
import { can } from '@store-admin/settings';
import { readingThrough, track } from '../../core/remote-data/requests';
import type { PlainAction, Thunk } from '../../core/remote-data/thunk';
import {
	active,
	connectUrls,
	installed,
	jetpackConnection,
	jetpackConnectionData,
	paypalStatus,
	recommended,
	type ConnectQuery,
} from './state';

const PAYPAL_SETTINGS = 'woocommerce-ppcp-settings';

/**
 * Makes a resolver that sends a request only for shop managers, since the server refuses these routes to all other
 * users. For them the initial state stays.
 */
function readingForManagers< Args extends readonly unknown[], Value >(
	name: string,
	load: ( ...args: Args ) => Promise< Value >,
	receive: ( value: Value, ...args: Args ) => PlainAction
): ( ...args: Args ) => Thunk< void > {
	return ( ...args ) =>
		async ( { dispatch } ) => {
			if ( ! can( 'manage_woocommerce' ) ) {
				return;
			}
			// The error selectors of this store take a name and no arguments.
			const value = await dispatch( track( name, [], async () => load( ...args ) ) );
			dispatch( receive( value, ...args ) );
		};
}

async function loadPaypalStatus(): Promise< PaypalStatus > {
	try {
		return await fetchPaypalStatus();
	} catch ( error ) {
		if ( ! ( error instanceof ApiError ) || error.status !== 404 ) {
			throw error;
		}
	}
	// Older PayPal plugins do not have the route, but their settings show whether they were connected.
	const settings = parsePaypalSettings( ( await fetchOptions( [ PAYPAL_SETTINGS ] ) )[ PAYPAL_SETTINGS ] );
	return { production: { state: 'unknown', onboarded: Boolean( settings?.client_id_production ) } };
}

async function loadRecommended( type: string ): Promise< readonly GatewaySuggestion[] > {
	return type === 'payments' ? fetchGatewaySuggestions( false ) : [];
}

export const resolvers = {
	getActivePlugins: readingForManagers( 'getActivePlugins', fetchActivePlugins, active.receive ),
	getInstalledPlugins: readingForManagers( 'getInstalledPlugins', fetchInstalledPlugins, installed.receive ),
	isJetpackConnected: readingForManagers( 'isJetpackConnected', fetchJetpackConnection, jetpackConnection.receive ),
	getJetpackConnectionData: readingForManagers( 'getJetpackConnectionData', fetchJetpackConnectionData, jetpackConnectionData.receive ),
	getJetpackConnectUrl: readingForManagers(
		'getJetpackConnectUrl',
		async ( query: ConnectQuery ) => fetchJetpackConnectUrl( query.redirect_url ),
		( url, query ) => connectUrls.receive( query.redirect_url, url )
	),
	getPaypalOnboardingStatus: readingForManagers( 'getPaypalOnboardingStatus', loadPaypalStatus, paypalStatus.receive ),
	getRecommendedPlugins: readingForManagers( 'getRecommendedPlugins', loadRecommended, ( plugins, type ) =>
		recommended.receive( type, plugins )
	),
	getPluginInstallState: readingThrough( 'getInstalledPlugins', 'getActivePlugins' ),
};
