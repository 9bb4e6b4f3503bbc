import { __ } from '@wordpress/i18n';
import { ApiError } from './api-error';
import { isObject } from './is-object';
import { WrongShape, type Shape } from './shape';
import { errorFromBody } from './to-api-error';

/**
 * Creates the error for an answer that does not have the expected shape.
 *
 * @param problem Which field is wrong, what was expected and what came.
 * @param request Method and path.
 */
export function wrongShapeError( problem: string, request: string ): ApiError {
	return new ApiError( {
		code: 'wrong_shape',
		status: 200,
		message: __( 'The server sent an answer that could not be understood.', 'store-admin' ),
		problem,
		request,
	} );
}

/** The message of a refusal, which routes that answer as admin-ajax does have in `data`. */
function messageIn( { message, data }: Readonly< Record< string, unknown > > ): unknown {
	return message ?? ( isObject( data ) ? data[ 'message' ] : undefined );
}

/** The error for an answer whose body says that the request failed, although its status is 200. */
function refusalOf( body: unknown, request: string ): ApiError | undefined {
	return isObject( body ) && ( body[ 'success' ] === false || body[ 'status' ] === 'error' )
		? errorFromBody( { code: 'not_successful', message: messageIn( body ), data: body[ 'data' ] }, 200, request )
		: undefined;
}

/**
 * Checks an answer against its shape.
 *
 * @param  shape   Expected shape.
 * @param  body    Parsed JSON.
 * @param  request Method and path, for the error.
 * @throws {ApiError} With code `wrong_shape`; `problem` says which field, what was expected and what came. When the server
 *                    answers `success: false` or a status of "error", the error has the server's message and the code
 *                    `not_successful`.
 */
export function parseAnswer< Value >( shape: Shape< Value >, body: unknown, request: string ): Value {
	try {
		return shape( body, '' );
	} catch ( thrown ) {
		throw thrown instanceof WrongShape ? ( refusalOf( body, request ) ?? wrongShapeError( thrown.message, request ) ) : thrown;
	}
}

/**
 * Makes a parser for a value that does not come from one of our requests, for example from the host's own data store.
 *
 * @param shape Expected shape.
 * @param name  Name of the value, for the error.
 */
export function parserOf< Value >( shape: Shape< Value >, name: string ): ( value: unknown ) => Value {
	return ( value ) => parseAnswer( shape, value, name );
}
