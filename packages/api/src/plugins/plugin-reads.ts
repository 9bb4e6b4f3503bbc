import { parserOf } from '../core/parse-answer';
import { get, post } from '../core/request';
import { exactly, flagOr, listOf, object, orNone, requiredFlag, requiredText, text, webAddress, type ValueOf } from '../core/shape';

const plugins = object( { plugins: listOf( requiredText ) } );

/** Fetches the directory names of the plugins that are on. */
export async function fetchActivePlugins(): Promise< readonly string[] > {
	return ( await get( plugins, '/wc-admin/plugins/active' ) ).plugins;
}

/** Fetches the directory names of all plugins of the site. */
export async function fetchInstalledPlugins(): Promise< readonly string[] > {
	return ( await get( plugins, '/wc-admin/plugins/installed' ) ).plugins;
}

/** Fetches whether the site is connected to Jetpack; the route exists only on hosts that carry the connection package. */
export async function fetchJetpackConnection(): Promise< boolean > {
	return ( await get( object( { hasConnectedOwner: requiredFlag } ), '/jetpack/v4/connection' ) ).hasConnectedOwner;
}

const connectionData = object( { currentUser: object( { isConnected: flagOr( false ) } ) } );

/** Who connected the site to Jetpack. */
export type JetpackConnectionData = ValueOf< typeof connectionData >;

/** Fetches who connected the site to Jetpack. */
export async function fetchJetpackConnectionData(): Promise< JetpackConnectionData > {
	return get( connectionData, '/jetpack/v4/connection/data' );
}

/** Fetches the address at which the site is connected to Jetpack; it leads back to `redirectUrl`. */
export async function fetchJetpackConnectUrl( redirectUrl: string ): Promise< string > {
	const shape = object( { connectAction: webAddress } );
	return ( await get( shape, '/wc-admin/plugins/connect-jetpack', { redirect_url: redirectUrl } ) ).connectAction;
}

const paypalStatus = object( { production: object( { state: text, onboarded: flagOr( false ) } ) } );

/** How far PayPal Payments is set up. */
export type PaypalStatus = ValueOf< typeof paypalStatus >;

/** Fetches how far PayPal Payments is set up; the route exists only while that plugin is on. */
export async function fetchPaypalStatus(): Promise< PaypalStatus > {
	return get( paypalStatus, '/wc-paypal/v1/onboarding/get-status' );
}

/** Whether PayPal is set up, by the settings of its gateway. */
export const parsePaypalSettings = parserOf( orNone( object( { client_id_production: text } ), null ), 'option of PayPal' );

/** Tells the server not to suggest payment gateways any more. */
export async function dismissGatewaySuggestions(): Promise< boolean > {
	return post( exactly( true ), '/wc-admin/payment-gateway-suggestions/dismiss', {} );
}
