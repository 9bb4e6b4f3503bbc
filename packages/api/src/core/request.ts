import { buildPath, type Query } from './build-path';
import { forgetFlights, shareFlight } from './in-flight';
import { parseAnswer } from './parse-answer';
import type { Answer } from './read-response';
import { send } from './send';
import type { Shape } from './shape';

export interface RequestOptions {
	/** Path below the REST root, for example `/wc-admin/options`. */
	readonly path: string;
	readonly query?: Query | undefined;
	/** GET when left out. PUT and DELETE travel as POST with an override header, as the host's client sends them. */
	readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
	/** Sent as JSON. */
	readonly data?: unknown;
	/** Further headers of a write. */
	readonly headers?: Readonly< Record< string, string > > | undefined;
	/** Lets the browser finish the write after the page is left. It sends at most 64 KB in this way. */
	readonly keepalive?: boolean | undefined;
	/** Aborts the request, for example when the component that sent it is unmounted. */
	readonly signal?: AbortSignal | undefined;
	/** Milliseconds; 30,000 when left out. */
	readonly timeoutMs?: number | undefined;
}

export const DEFAULT_TIMEOUT_MS = 30_000;

/** Installing a plugin downloads and unpacks it before the server answers. */
export const INSTALL_TIMEOUT_MS = 300_000;

async function sendOnce( options: RequestOptions, path: string ): Promise< Answer< unknown > > {
	const { method = 'GET', data, headers, keepalive, signal, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
	if ( method === 'GET' ) {
		return shareFlight( `GET ${ path }`, signal, ( shared ) => send( { method, path, signal: shared }, timeoutMs ) );
	}
	try {
		return await send( { method, path, data, headers, keepalive, signal: signal ?? new AbortController().signal }, timeoutMs );
	} finally {
		forgetFlights();
	}
}

/**
 * Sends a REST request to this site. GET requests to the same address that overlap are sent once.
 *
 * @param  shape   Expected shape of the answer.
 * @param  options The request.
 * @return The body, converted by the shape, and the totals of a list.
 * @throws {ApiError} For every irregular answer: refused, late, offline, aborted, not JSON, signed out, of another shape.
 */
export async function request< Value >( shape: Shape< Value >, options: RequestOptions ): Promise< Answer< Value > > {
	const path = buildPath( options.path, options.query );
	const answer = await sendOnce( options, path );
	return { ...answer, body: parseAnswer( shape, answer.body, `${ options.method ?? 'GET' } ${ path }` ) };
}

/** Fetches from a route and returns the body. */
export async function get< Value >( shape: Shape< Value >, path: string, query?: Query ): Promise< Value > {
	return ( await request( shape, { path, query } ) ).body;
}

/** Sends a POST request and returns the body of the answer. */
export async function post< Value >( shape: Shape< Value >, path: string, data?: unknown, query?: Query ): Promise< Value > {
	return ( await request( shape, { method: 'POST', path, data, query } ) ).body;
}

/** Sends a PUT request and returns the body of the answer. */
export async function put< Value >( shape: Shape< Value >, path: string, data: unknown ): Promise< Value > {
	return ( await request( shape, { method: 'PUT', path, data } ) ).body;
}

/** Sends a DELETE request and returns the body of the answer. */
export async function remove< Value >( shape: Shape< Value >, path: string, query?: Query ): Promise< Value > {
	return ( await request( shape, { method: 'DELETE', path, query } ) ).body;
}
