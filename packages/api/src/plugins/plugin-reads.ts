import { parserOf } from '../core/parse-answer';
import { get, post } from '../core/request';
import { exactly, flagOr, listOf, object, orNone, requiredFlag, requiredText, text, webAddress, type ValueOf } from '../core/shape';

const plugins = object( { plugins: listOf( requiredText ) } );

/** Fetches the directory names of the active plugins. */
export async function fetchActivePlugins(): Promise< readonly string[] > {
	return ( await get( plugins, '/wc-admin/plugins/active' ) ).plugins;
}

/** Fetches the directory names of all plugins of the site. */
export async function fetchInstalledPlugins(): Promise< readonly string[] > {
	return ( await get( plugins, '/wc-admin/plugins/installed' ) ).plugins;
}

/** Fetches whether the site is connected to Jetpack. Only hosts that include the connection package have the route. */
export async function fetchJetpackConnection(): Promise< boolean > {
	return ( await get( object( { hasConnectedOwner: requiredFlag } ), '/jetpack/v4/connection' ) ).hasConnectedOwner;
}

const connectionData = object( { currentUser: object( { isConnected: flagOr( false ) } ) } );

/** The user who connected the site to Jetpack. */
export type JetpackConnectionData = ValueOf< typeof connectionData >;

/** Fetches the user who connected the site to Jetpack. */
export async function fetchJetpackConnectionData(): Promise< JetpackConnectionData > {
	return get( connectionData, '/jetpack/v4/connection/data' );
}

/** Fetches the address at which the site is connected to Jetpack; that page returns to `redirectUrl`. */
export async function fetchJetpackConnectUrl( redirectUrl: string ): Promise< string > {
	const shape = object( { connectAction: webAddress } );
	return ( await get( shape, '/wc-admin/plugins/connect-jetpack', { redirect_url: redirectUrl } ) ).connectAction;
}

const paypalStatus = object( { production: object( { state: text, onboarded: flagOr( false ) } ) } );

/** Progress of the set-up of PayPal Payments. */
export type PaypalStatus = ValueOf< typeof paypalStatus >;

/** Fetches the set-up state of PayPal Payments; the route exists only while that plugin is active. */
export async function fetchPaypalStatus(): Promise< PaypalStatus > {
	return get( paypalStatus, '/wc-paypal/v1/onboarding/get-status' );
}

/** Whether PayPal is set up, according to the settings of its gateway. */
export const parsePaypalSettings = parserOf( orNone( object( { client_id_production: text } ), null ), 'option of PayPal' );

/** Makes the server stop suggesting payment gateways. */
export async function dismissGatewaySuggestions(): Promise< boolean > {
	return post( exactly( true ), '/wc-admin/payment-gateway-suggestions/dismiss', {} );
}
