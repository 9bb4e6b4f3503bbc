import apiFetch from '@wordpress/api-fetch';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
/** `METHOD /path/:parameter`, as in `POST /wc-admin/onboarding/tasks/:id/dismiss`; the path starts after the REST root. */
export type Route = `${ Method } /${ string }`;

export interface RestRequest {
	readonly method: string;
	readonly path: string;
	/** Repeated names and names with brackets (`a[]`, `a[0]`) become one list under the bare name. */
	readonly query: Readonly< Record< string, string | readonly string[] > >;
	readonly params: Readonly< Record< string, string > >;
	readonly body: unknown;
	readonly headers: Headers;
	/** Whether the request outlives the page. */
	readonly keepalive: boolean;
}

/** An answer with status and headers. A handler may also return a plain value, which becomes the JSON body of a 200. */
export class Answer {
	public constructor(
		public readonly status: number,
		public readonly body: string,
		public readonly headers: Readonly< Record< string, string > >
	) {}
}
type Handler = ( request: RestRequest ) => unknown;

export const REST_ROOT = 'http://localhost/wp-json/';
const ROUTE = /^([A-Z]+) (\/.*)$/;

let handlers: { method: string; pattern: RegExp; names: string[]; handler: Handler }[] = [];
let requests: RestRequest[] = [];
let unhandled: string[] = [];
let offline = false;
let middlewareInstalled = false;

/** A JSON answer with its own status and headers. */
export function answer( status: number, body: unknown, headers: Record< string, string > = {} ): Answer {
	return new Answer( status, JSON.stringify( body ), { 'Content-Type': 'application/json; charset=UTF-8', ...headers } );
}

/** An error in the format of a WP_Error of WordPress. */
export function restError( status: number, code: string, message: string, data: object = {} ): Answer {
	return answer( status, { code, message, data: { status, ...data } } );
}

/** An answer of a broken server or a proxy: HTML instead of JSON. */
export function htmlAnswer( status = 500, body = '<!DOCTYPE html><h1>Fatal error</h1>' ): Answer {
	return new Answer( status, body, { 'Content-Type': 'text/html; charset=UTF-8' } );
}

/** Sets the answer of a route for the rest of the test; the last handler is used. */
export function onRest( route: Route, handler: Handler | object | readonly unknown[] | string | boolean | null ): void {
	const [ , method = '', path = '' ] = ROUTE.exec( route ) ?? [];
	const names: string[] = [];
	const source = path
		.split( '/' )
		.map( ( part ) => {
			if ( part.startsWith( ':' ) ) {
				names.push( part.slice( 1 ) );
				return '([^/]+)';
			}
			return part.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );
		} )
		.join( '/' );
	handlers.unshift( {
		method,
		pattern: new RegExp( `^${ source }$` ),
		names,
		handler: typeof handler === 'function' ? ( handler as Handler ) : () => handler,
	} );
}

/** All requests of this test so far, or those of one route. */
export function restRequests( route?: Route ): readonly RestRequest[] {
	if ( ! route ) {
		return requests;
	}
	const [ , method, path ] = ROUTE.exec( route ) ?? [];
	return requests.filter( ( request ) => request.method === method && request.path === path );
}

/** Makes every later request fail, as in a browser without a network. */
export function goOffline(): void {
	offline = true;
}

export function goOnline(): void {
	offline = false;
}

export function resetFakeRest(): void {
	handlers = [];
	requests = [];
	unhandled = [];
	offline = false;
	( globalThis as unknown as Record< string, unknown > )[ 'fetch' ] = fakeFetch;
	if ( ! middlewareInstalled ) {
		middlewareInstalled = true;
		apiFetch.use( apiFetch.createRootURLMiddleware( REST_ROOT ) );
	}
}

export function verifyFakeRest(): void {
	const missing = unhandled;
	unhandled = [];
	if ( missing.length > 0 ) {
		throw new Error( `Requests without a handler:\n${ missing.join( '\n' ) }` );
	}
}

async function fakeFetch( input: string | URL | Request, init: RequestInit = {} ): Promise< Response > {
	const url = new URL( input instanceof Request ? input.url : String( input ), window.location.href );
	if ( init.signal?.aborted ) {
		throw new DOMException( 'The operation was aborted.', 'AbortError' );
	}
	if ( offline ) {
		throw new TypeError( 'Failed to fetch' );
	}
	const request = toRequest( url, init );
	for ( const { method, pattern, names, handler } of handlers ) {
		const match = method === request.method ? pattern.exec( request.path ) : null;
		if ( match ) {
			const params = Object.fromEntries( names.map( ( name, index ) => [ name, decodeURIComponent( match[ index + 1 ] ?? '' ) ] ) );
			const seen = { ...request, params };
			requests.push( seen );
			return toResponse( await untilAborted( handler( seen ), init.signal ) );
		}
	}
	requests.push( request );
	unhandled.push( `${ request.method } ${ request.path }${ url.search }` );
	return toResponse( restError( 404, 'rest_no_route', 'No handler in this test.' ) );
}

function toRequest( url: URL, init: RequestInit ): RestRequest {
	const headers = new Headers( init.headers );
	const root = new URL( REST_ROOT ).pathname;
	const restRoute = url.searchParams.get( 'rest_route' );
	const path = restRoute ?? ( url.pathname.startsWith( root ) ? `/${ url.pathname.slice( root.length ) }` : url.pathname );
	return {
		keepalive: init.keepalive === true,
		method: headers.get( 'X-HTTP-Method-Override' ) ?? ( init.method ?? 'GET' ).toUpperCase(),
		path,
		query: toQuery( url.searchParams ),
		params: {},
		body: toBody( init.body ),
		headers,
	};
}

function toQuery( search: URLSearchParams ): Record< string, string | string[] > {
	const query: Record< string, string | string[] > = {};
	for ( const [ rawName, value ] of search ) {
		const name = rawName.replace( /\[\d*\]$/, '' );
		if ( name === '_locale' || name === 'rest_route' ) {
			continue;
		}
		if ( name === rawName ) {
			query[ name ] = value;
		} else {
			const list = query[ name ];
			query[ name ] = Array.isArray( list ) ? [ ...list, value ] : [ value ];
		}
	}
	return query;
}

function toBody( body: RequestInit[ 'body' ] ): unknown {
	if ( typeof body !== 'string' ) {
		return body ?? null;
	}
	try {
		return JSON.parse( body ) as unknown;
	} catch {
		return body;
	}
}

function toResponse( value: unknown ): Response {
	const { status, body, headers } = value instanceof Answer ? value : answer( 200, value );
	return new Response( status === 204 ? null : body, { status, headers } );
}

async function untilAborted( value: unknown, signal: AbortSignal | null | undefined ): Promise< unknown > {
	if ( ! signal ) {
		return value;
	}
	return Promise.race( [
		value,
		new Promise( ( _resolve, reject ) => {
			signal.addEventListener( 'abort', () => reject( new DOMException( 'The operation was aborted.', 'AbortError' ) ) );
		} ),
	] );
}
