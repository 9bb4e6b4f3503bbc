import apiFetch from '@wordpress/api-fetch';

/** `refused`: the session has ended. `unreachable`: the server did not answer, so the state of the session is not known. */
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
		// A signed-out user gets '0', an HTML page or an error status.
		if ( ! response.ok || ! /^\w{5,}$/.test( nonce ) ) {
			return response.status >= 500 ? 'unreachable' : 'refused';
		}
		nonceMiddleware.nonce = nonce;
		return 'fresh';
	} catch {
		return 'unreachable';
	}
}

/** Fetches a fresh nonce from WordPress and passes it to api-fetch. Requests that fail together share one refresh. */
export async function refreshNonce(): Promise< NonceAnswer > {
	refreshing ??= refresh().finally( () => {
		refreshing = undefined;
	} );
	return refreshing;
}
