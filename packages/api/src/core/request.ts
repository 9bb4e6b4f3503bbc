import { buildPath, type Query } from './build-path';
import { forgetFlights, shareFlight } from './in-flight';
import type { Answer } from './read-response';
import { send } from './send';

export interface RequestOptions {
	/** Path below the REST root, for example `/wc-admin/options`. */
	readonly path: string;
	readonly query?: Query | undefined;
	/** GET when left out. PUT and DELETE travel as POST with an override header, as the host's client sends them. */
	readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
	/** Sent as JSON. */
	readonly data?: unknown;
	/** Ends the request early, for example when the part that asked is gone. */
	readonly signal?: AbortSignal | undefined;
	/** Milliseconds; 30,000 when left out. */
	readonly timeoutMs?: number | undefined;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/** Installing a plugin downloads and unpacks it before the server answers. */
export const INSTALL_TIMEOUT_MS = 300_000;

/**
 * Sends a REST request to this site. Reads of the same address that overlap share one request.
 *
 * @param  options What to ask.
 * @return The parsed body, with the counts of a list.
 * @throws {ApiError} For every irregular answer: refused, late, offline, aborted, not JSON, signed out.
 */
export async function request( options: RequestOptions ): Promise< Answer > {
	const { method = 'GET', data, signal, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
	const path = buildPath( options.path, options.query );
	if ( method === 'GET' ) {
		return shareFlight( `GET ${ path }`, signal, ( shared ) => send( { method, path, signal: shared }, timeoutMs ) );
	}
	try {
		return await send( { method, path, data, signal: signal ?? new AbortController().signal }, timeoutMs );
	} finally {
		forgetFlights();
	}
}

/** Reads a route and gives only the body. */
export async function get( path: string, query?: Query, signal?: AbortSignal ): Promise< unknown > {
	return ( await request( { path, query, signal } ) ).body;
}

/** Writes to a route and gives only the body. */
export async function post( path: string, data?: unknown, query?: Query ): Promise< unknown > {
	return ( await request( { method: 'POST', path, data, query } ) ).body;
}
