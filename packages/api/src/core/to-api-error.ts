import { __ } from '@wordpress/i18n';
import { abortedError, ApiError } from './api-error';
import { isObject } from './is-object';

function toText( value: unknown, fallback: string ): string {
	return ( typeof value === 'string' && value !== '' ) || typeof value === 'number' ? String( value ) : fallback;
}

function toFieldErrors( data: unknown, message: string ): Record< string, string > {
	const params = isObject( data ) ? data[ 'params' ] : undefined;
	if ( Array.isArray( params ) ) {
		// Missing parameters come as a bare list of names.
		return Object.fromEntries( params.map( ( name: unknown ) => [ toText( name, '' ), message ] ) );
	}
	return isObject( params )
		? Object.fromEntries( Object.entries( params ).map( ( [ name, text ] ) => [ name, toText( text, message ) ] ) )
		: {};
}

function toStatus( data: unknown, sentStatus: number ): number {
	// Some routes send the status in place of the `data` object, and WordPress then answers 500.
	const status = isObject( data ) ? data[ 'status' ] : data;
	return typeof status === 'number' || typeof status === 'string' ? Number( status ) || sentStatus : sentStatus;
}

/** Whether a body is an error of WordPress. Some routes send the `code` "success" when all went well. */
export function isRefusal( body: unknown ): boolean {
	return (
		isObject( body ) &&
		typeof body[ 'code' ] === 'string' &&
		body[ 'code' ] !== 'success' &&
		typeof body[ 'message' ] === 'string' &&
		'data' in body
	);
}

interface Reason {
	readonly code?: unknown;
	readonly message?: unknown;
	readonly data?: unknown;
}

/** Some routes answer as admin-ajax does, with `success: false` and the reason in `data`. */
function reasonIn( body: unknown ): Reason {
	if ( ! isObject( body ) ) {
		return {};
	}
	if ( 'message' in body ) {
		return body;
	}
	// Others send a WP_Error as PHP has it: `{ errors: { code: [ message ] } }`.
	if ( isObject( body[ 'errors' ] ) ) {
		const [ code, messages ] = Object.entries( body[ 'errors' ] )[ 0 ] ?? [];
		return { code, message: [ messages ].flat()[ 0 ] };
	}
	return body[ 'success' ] === false && isObject( body[ 'data' ] ) ? body[ 'data' ] : body;
}

/**
 * Makes an ApiError from the body of a refused request.
 *
 * @param body       The parsed body; anything but a WordPress error gets a general message.
 * @param sentStatus HTTP status of the answer; 0 when there was none.
 * @param request    Method and path.
 */
export function errorFromBody( body: unknown, sentStatus: number, request: string ): ApiError {
	const { code, message, data } = reasonIn( body );
	const text = toText( message, __( 'The server could not do what was asked.', 'store-admin' ) );
	return new ApiError( {
		code: toText( code, 'unknown_error' ),
		status: toStatus( data, sentStatus ),
		message: text,
		fieldErrors: toFieldErrors( data, text ),
		data,
		request,
	} );
}

/**
 * Turns any thrown value into an ApiError.
 *
 * @param thrown  An ApiError is returned unchanged; errors of WordPress and of the browser are converted.
 * @param request Method and path, when known.
 */
export function toApiError( thrown: unknown, request = '' ): ApiError {
	if ( thrown instanceof ApiError ) {
		return thrown;
	}
	if ( thrown instanceof DOMException && thrown.name === 'AbortError' ) {
		return abortedError( request );
	}
	if ( thrown instanceof Error && ! ( 'code' in thrown ) ) {
		return new ApiError( {
			code: 'unknown_error',
			status: 0,
			message: thrown.message || __( 'Something went wrong.', 'store-admin' ),
			data: thrown,
			request,
		} );
	}
	return errorFromBody( thrown, 0, request );
}
