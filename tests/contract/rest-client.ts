/** An answer of the store. */
export interface RestAnswer {
	readonly status: number;
	readonly headers: Headers;
	readonly body: unknown;
}

export interface RestCall {
	readonly method?: string;
	readonly path: string;
	readonly query?: Readonly< Record< string, unknown > >;
	readonly body?: unknown;
	/** `wrong nonce` sends the cookie with a nonce that is not valid, `none` sends neither. */
	readonly auth?: 'user' | 'none' | 'wrong nonce';
}

function addToQuery( params: URLSearchParams, key: string, value: unknown ): void {
	if ( Array.isArray( value ) ) {
		value.forEach( ( item ) => addToQuery( params, `${ key }[]`, item ) );
	} else {
		params.append( key, String( value ) );
	}
}

function readCookies( response: Response, jar: Map< string, string > ): void {
	for ( const line of response.headers.getSetCookie() ) {
		const pair = /^([^=]+)=([^;]*)/.exec( line );
		if ( pair?.[ 1 ] !== undefined && pair[ 2 ] !== undefined ) {
			jar.set( pair[ 1 ], pair[ 2 ] );
		}
	}
}

function parse( text: string ): unknown {
	if ( text === '' ) {
		return null;
	}
	try {
		return JSON.parse( text ) as unknown;
	} catch {
		return { notJson: text.slice( 0, 300 ) };
	}
}

/** A signed-in user. */
export interface Session {
	/** Sends a REST request like the admin app: PUT, PATCH and DELETE are sent as POST with the method in a header. */
	readonly call: ( call: RestCall ) => Promise< RestAnswer >;
	/** Opens a page, without following redirects. */
	readonly open: ( path: string ) => Promise< { status: number; location: string; html: string } >;
}

type Send = ( address: string, init?: RequestInit ) => Promise< Response >;

/** A fetch that stores cookies, like a browser. */
function createSend(): Send {
	const jar = new Map< string, string >();
	return async ( address, init = {} ) => {
		const cookie = [ ...jar ].map( ( [ name, value ] ) => `${ name }=${ value }` ).join( '; ' );
		const response = await fetch( address, { ...init, redirect: 'manual', headers: { ...( init.headers as Record< string, string > ), cookie } } );
		readCookies( response, jar );
		return response;
	};
}

async function sendCall( send: Send, url: string, nonce: string, { method = 'GET', path, query = {}, body, auth = 'user' }: RestCall ): Promise< RestAnswer > {
	const params = new URLSearchParams( { rest_route: path } );
	Object.entries( query ).forEach( ( [ key, value ] ) => addToQuery( params, key, value ) );
	const headers: Record< string, string > = auth === 'none' ? {} : { 'X-WP-Nonce': auth === 'user' ? nonce : 'not-a-nonce' };
	const init: RequestInit = { headers, method: method === 'GET' ? 'GET' : 'POST' };
	if ( method !== 'GET' ) {
		headers[ 'X-HTTP-Method-Override' ] = method;
		headers[ 'Content-Type' ] = 'application/json';
		init.body = JSON.stringify( body ?? {} );
	}
	const address = `${ url }/?${ params.toString() }`;
	const response = auth === 'none' ? await fetch( address, init ) : await send( address, init );
	return { status: response.status, headers: response.headers, body: parse( await response.text() ) };
}

/**
 * Signs a user in.
 *
 * @param url      address of the site
 * @param user     login name
 * @param password password
 * @throws when signing in fails
 */
export async function signIn( url: string, user: string, password: string ): Promise< Session > {
	const send = createSend();
	await send( `${ url }/wp-login.php` );
	await send( `${ url }/wp-login.php`, { method: 'POST', body: new URLSearchParams( { log: user, pwd: password, testcookie: '1' } ) } );
	const nonce = ( await ( await send( `${ url }/wp-admin/admin-ajax.php?action=rest-nonce` ) ).text() ).trim();
	if ( ! /^[a-z0-9]{6,}$/.test( nonce ) ) {
		throw new Error( `Signing in as ${ user } failed.` );
	}
	return {
		call: ( call ) => sendCall( send, url, nonce, call ),
		open: async ( path ) => {
			const response = await send( `${ url }${ path }` );
			return { status: response.status, location: response.headers.get( 'location' ) ?? '', html: await response.text() };
		},
	};
}
