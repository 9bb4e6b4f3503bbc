import { get, post } from '../core/request';
import { toFlag, toObject, toText, toTexts, type WireObject } from '../core/wire';

/** Reads the directory names of the plugins that are on. */
export async function fetchActivePlugins(): Promise< readonly string[] > {
	return toTexts( toObject( await get( '/wc-admin/plugins/active' ) )[ 'plugins' ] );
}

/** Reads the directory names of all plugins of the site. */
export async function fetchInstalledPlugins(): Promise< readonly string[] > {
	return toTexts( toObject( await get( '/wc-admin/plugins/installed' ) )[ 'plugins' ] );
}

/** Whether the site is connected to Jetpack; the route exists only on hosts that carry the connection package. */
export async function fetchJetpackConnection(): Promise< boolean > {
	return toFlag( toObject( await get( '/jetpack/v4/connection' ) )[ 'hasConnectedOwner' ] );
}

/** Reads who connected the site to Jetpack. */
export async function fetchJetpackConnectionData(): Promise< WireObject > {
	return toObject( await get( '/jetpack/v4/connection/data' ) );
}

/** Reads the address at which the site is connected to Jetpack; it leads back to `redirectUrl`. */
export async function fetchJetpackConnectUrl( redirectUrl: string ): Promise< string > {
	const answer = toObject( await get( '/wc-admin/plugins/connect-jetpack', { redirect_url: redirectUrl } ) );
	return toText( answer[ 'connectAction' ] );
}

/** Reads how far PayPal Payments is set up; the route exists only while that plugin is on. */
export async function fetchPaypalStatus(): Promise< WireObject > {
	return toObject( await get( '/wc-paypal/v1/onboarding/get-status' ) );
}

/** Tells the server not to suggest payment gateways any more. */
export async function dismissGatewaySuggestions(): Promise< boolean > {
	return toFlag( await post( '/wc-admin/payment-gateway-suggestions/dismiss', {} ) );
}
