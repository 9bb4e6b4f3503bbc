import { __ } from '@wordpress/i18n';
import { abortedError, ApiError, sessionExpiredError, timeoutError } from '../core/api-error';
import { wrongShapeError } from '../core/parse-answer';

const TIMEOUT_MS = 60_000;

/** What WordPress and the host print, with status 200, for a nonce that has run out. */
const STALE = [ 'Security check', '-1' ];

function failure( code: string, status: number, request: string ): ApiError {
	const message =
		code === 'fetch_error'
			? __( 'You are offline, or the server cannot be reached.', 'store-admin' )
			: __( 'The server could not show this email.', 'store-admin' );
	return new ApiError( { code, status, message, request } );
}

async function readPage( response: Response, request: string ): Promise< string > {
	if ( response.redirected && response.url.includes( 'wp-login.php' ) ) {
		throw sessionExpiredError( request );
	}
	if ( response.status === 401 || response.status === 403 ) {
		throw failure( 'preview_refused', response.status, request );
	}
	if ( ! response.ok ) {
		throw failure( 'preview_failed', response.status, request );
	}
	const [ type = '' ] = ( response.headers.get( 'Content-Type' ) ?? '' ).split( ';' );
	if ( type !== '' && ! type.includes( 'html' ) ) {
		throw wrongShapeError( `expected a page of HTML, received ${ type }`, request );
	}
	const page = await response.text();
	if ( STALE.includes( page.trim() ) ) {
		throw failure( 'stale_nonce', 403, request );
	}
	if ( page.trim() === '' ) {
		throw failure( 'preview_failed', response.status, request );
	}
	return page;
}

/**
 * Loads the example email as a page. It is no REST route, and its HTML comes from templates of any plugin: show it only in a
 * sandboxed frame.
 *
 * @param address Address of the page, with its nonce.
 * @param signal  Aborts the request when another email is chosen.
 * @return The HTML document.
 * @throws {ApiError} With code `preview_failed` when the template of the email threw, `preview_refused` when a firewall or
 *                    a security plugin refused it, and `stale_nonce` when the page was open too long.
 */
export async function loadPreviewPage( address: string, signal: AbortSignal ): Promise< string > {
	const request = `GET ${ address.replace( /_wpnonce=[^&]*&?/, '' ) }`;
	const late = new AbortController();
	const stop = () => late.abort();
	let timer: ReturnType< typeof setTimeout > | undefined;
	signal.addEventListener( 'abort', stop );
	try {
		timer = setTimeout( stop, TIMEOUT_MS );
		return await readPage( await fetch( address, { credentials: 'same-origin', signal: late.signal } ), request );
	} catch ( thrown ) {
		if ( thrown instanceof ApiError ) {
			throw thrown;
		}
		if ( late.signal.aborted ) {
			throw signal.aborted ? abortedError( request ) : timeoutError( request, TIMEOUT_MS );
		}
		throw failure( 'fetch_error', 0, request );
	} finally {
		clearTimeout( timer );
		signal.removeEventListener( 'abort', stop );
	}
}
