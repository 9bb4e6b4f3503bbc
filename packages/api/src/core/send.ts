import apiFetch from '@wordpress/api-fetch';
import { getSettings } from '@store-admin/settings';
import { abortedError, ApiError, foreignAddressError, sessionExpiredError, timeoutError } from './api-error';
import { readAnswer, readRefusal, type Answer } from './read-response';
import { refreshNonce } from './refresh-nonce';
import { endSession, hasSessionEnded, resumeSession } from './session';

export interface SendOptions {
	readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
	/** Path below the REST root with its query, or an absolute address that the server sent. */
	readonly path: string;
	readonly data?: unknown;
	/** Further headers. */
	readonly headers?: Readonly< Record< string, string > > | undefined;
	/** Lets the browser finish the request after the page is left. It sends at most 64 KB in this way. */
	readonly keepalive?: boolean | undefined;
	readonly signal: AbortSignal;
}

const ABSOLUTE_ADDRESS = /^https?:\/\//i;

/** Whether an address that the server sent is one of this site. Others must not get the user's nonce. */
function isOwnAddress( address: string ): boolean {
	const { host } = new URL( address );
	return host === window.location.host || host === new URL( getSettings().homeUrl ).host;
}

async function attempt( { method, path, data, headers, keepalive, signal }: SendOptions ): Promise< Answer< unknown > > {
	const request = `${ method } ${ path }`;
	if ( ABSOLUTE_ADDRESS.test( path ) && ! isOwnAddress( path ) ) {
		throw foreignAddressError( request );
	}
	let response: unknown;
	try {
		response = await apiFetch< unknown, false >( {
			method,
			...( ABSOLUTE_ADDRESS.test( path ) ? { url: path } : { path } ),
			...( data === undefined ? {} : { data } ),
			...( headers && { headers: { ...headers } } ),
			...( keepalive && { keepalive } ),
			signal,
			parse: false,
		} );
	} catch ( thrown ) {
		throw signal.aborted ? abortedError( request ) : await readRefusal( thrown, request );
	}
	try {
		return await readAnswer( response, request );
	} catch ( thrown ) {
		throw signal.aborted ? abortedError( request ) : thrown;
	}
}

function isStaleNonce( thrown: unknown ): boolean {
	return thrown instanceof ApiError && thrown.code === 'rest_cookie_invalid_nonce';
}

/** Whether WordPress did not recognize the user: it answered that the nonce is stale, or with a plain 401. */
function isUnknownPerson( thrown: unknown ): boolean {
	return isStaleNonce( thrown ) || ( thrown instanceof ApiError && thrown.status === 401 && thrown.code !== 'invalid_json' );
}

async function attemptTwice( options: SendOptions ): Promise< Answer< unknown > > {
	const request = `${ options.method } ${ options.path }`;
	if ( hasSessionEnded() ) {
		throw sessionExpiredError( request );
	}
	let refusal: unknown;
	try {
		const answer = await attempt( options );
		resumeSession();
		return answer;
	} catch ( thrown ) {
		if ( ! isUnknownPerson( thrown ) ) {
			throw thrown;
		}
		refusal = thrown;
	}
	// WordPress rejects the nonce before it runs the route, so it is safe to send a write a second time.
	const nonce = await refreshNonce();
	if ( nonce === 'unreachable' ) {
		throw refusal;
	}
	if ( nonce === 'fresh' ) {
		try {
			return await attempt( options );
		} catch ( thrown ) {
			if ( ! isStaleNonce( thrown ) ) {
				throw thrown;
			}
		}
	}
	endSession();
	throw sessionExpiredError( request );
}

/**
 * Sends one request through WordPress' own api-fetch.
 *
 * @param  options   The request; `signal` aborts it.
 * @param  timeoutMs Milliseconds after which the request is aborted.
 * @throws {ApiError} For every way in which a request can fail.
 */
export async function send( options: SendOptions, timeoutMs: number ): Promise< Answer< unknown > > {
	const controller = new AbortController();
	const abort = () => controller.abort();
	let isLate = false;
	let timer: ReturnType< typeof setTimeout > | undefined;
	if ( options.signal.aborted ) {
		abort();
	}
	options.signal.addEventListener( 'abort', abort );
	try {
		timer = setTimeout( () => {
			isLate = true;
			abort();
		}, timeoutMs );
		return await attemptTwice( { ...options, signal: controller.signal } );
	} catch ( thrown ) {
		throw isLate ? timeoutError( `${ options.method } ${ options.path }`, timeoutMs ) : thrown;
	} finally {
		clearTimeout( timer );
		options.signal.removeEventListener( 'abort', abort );
	}
}
