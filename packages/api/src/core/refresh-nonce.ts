import apiFetch from '@wordpress/api-fetch';

/** `refused`: the session has ended. `unreachable`: nobody knows; the server did not answer. */
export type NonceAnswer = 'fresh' | 'refused' | 'unreachable';

let refreshing: Promise< NonceAnswer > | undefined;

async function refresh(): Promise< NonceAnswer > {
	const { nonceEndpoint, nonceMiddleware } = apiFetch;
	if ( ! nonceEndpoint || ! nonceMiddleware ) {
		return 'refused';
	}
	try {
		const response = await fetch( nonceEndpoint, { credentials: 'same-origin' } );
		const nonce = ( await response.text() ).trim();
		// Somebody who is signed out gets '0', a page of HTML, or a refusal.
		if ( ! response.ok || ! /^\w{5,}$/.test( nonce ) ) {
			return response.status >= 500 ? 'unreachable' : 'refused';
		}
		nonceMiddleware.nonce = nonce;
		return 'fresh';
	} catch {
		return 'unreachable';
	}
}

/** Asks WordPress for a fresh nonce and hands it to api-fetch. Requests that fail together share one refresh. */
export async function refreshNonce(): Promise< NonceAnswer > {
	refreshing ??= refresh().finally( () => {
		refreshing = undefined;
	} );
	return refreshing;
}
