import { __ } from '@wordpress/i18n';
import { ApiError, notJsonError, timeoutError } from './api-error';
import { errorFromBody, toApiError } from './to-api-error';

/** What `admin-ajax.php` prints for a nonce that has run out, and for an action that it does not know for this visitor. */
const NOT_DONE: readonly unknown[] = [ -1, 0 ];

/** The page was open for so long that its nonces have run out, or the user has signed in anew elsewhere. */
function outdatedPageError( request: string ): ApiError {
	return new ApiError( {
		code: 'stale_nonce',
		status: 0,
		message: __( 'This page was open for too long. Reload it and try again.', 'store-admin' ),
		request,
	} );
}

async function readJson( response: Response, request: string ): Promise< unknown > {
	const text = await response.text();
	let json: unknown;
	try {
		json = JSON.parse( text );
	} catch {
		throw notJsonError( response.status, request );
	}
	if ( NOT_DONE.includes( json ) ) {
		throw outdatedPageError( request );
	}
	if ( ! response.ok ) {
		throw errorFromBody( json, response.status, request );
	}
	return json;
}

/**
 * Sends a form to `admin-ajax.php`, for what WordPress and the host offer only outside of the REST API.
 *
 * @param  ajaxUrl   Address of `admin-ajax.php`.
 * @param  fields    The form, with `action` and a nonce.
 * @param  timeoutMs Milliseconds after which the request is aborted.
 * @return The parsed body. An action can refuse with status 200.
 * @throws {ApiError} As `request`.
 */
export async function sendForm( ajaxUrl: string, fields: Readonly< Record< string, string > >, timeoutMs: number ): Promise< unknown > {
	const request = `POST ${ ajaxUrl }`;
	const controller = new AbortController();
	// eslint-disable-next-line no-restricted-globals -- This is the body of a form, not a query string.
	const body = new URLSearchParams( fields );
	// eslint-disable-next-line @wordpress/no-unused-vars-before-return -- The timer ends in any case.
	const timer = setTimeout( () => controller.abort(), timeoutMs );
	try {
		return await readJson(
			await fetch( ajaxUrl, { method: 'POST', credentials: 'same-origin', body, signal: controller.signal } ),
			request
		);
	} catch ( thrown ) {
		if ( thrown instanceof ApiError ) {
			throw thrown;
		}
		throw controller.signal.aborted ? timeoutError( request, timeoutMs ) : toApiError( thrown, request );
	} finally {
		clearTimeout( timer );
	}
}
