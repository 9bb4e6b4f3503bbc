import apiFetch from '@wordpress/api-fetch';

let refreshing: Promise< boolean > | undefined;

async function refresh(): Promise< boolean > {
	const { nonceEndpoint, nonceMiddleware } = apiFetch;
	if ( ! nonceEndpoint || ! nonceMiddleware ) {
		return false;
	}
	try {
		const response = await fetch( nonceEndpoint, { credentials: 'same-origin' } );
		const nonce = ( await response.text() ).trim();
		// Somebody who is signed out gets '0', a page of HTML, or a refusal.
		if ( ! response.ok || ! /^\w{5,}$/.test( nonce ) ) {
			return false;
		}
		nonceMiddleware.nonce = nonce;
		return true;
	} catch {
		return false;
	}
}

/**
 * Asks WordPress for a fresh nonce and hands it to api-fetch. Requests that fail together share one refresh.
 *
 * @return Whether there is a new nonce; false usually means that the session has ended.
 */
export async function refreshNonce(): Promise< boolean > {
	refreshing ??= refresh().finally( () => {
		refreshing = undefined;
	} );
	return refreshing;
}
