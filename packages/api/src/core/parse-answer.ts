import { __ } from '@wordpress/i18n';
import { ApiError } from './api-error';
import { isObject } from './is-object';
import { WrongShape, type Shape } from './shape';
import { errorFromBody } from './to-api-error';

/**
 * An answer of another shape than expected.
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

/** The error of an answer that says by itself that nothing was done. */
function refusalOf( body: unknown, request: string ): ApiError | undefined {
	return isObject( body ) && ( body[ 'success' ] === false || body[ 'status' ] === 'error' )
		? errorFromBody( { code: 'not_successful', message: body[ 'message' ], data: body[ 'data' ] }, 200, request )
		: undefined;
}

/**
 * Checks an answer against its shape.
 *
 * @param  shape   What the route answers.
 * @param  body    Parsed JSON.
 * @param  request Method and path, for the error.
 * @throws {ApiError} With code `wrong_shape`; `problem` says which field, what was expected and what came. When the server
 *                    says by `success: false` or a status of "error" that it did not do it, with its message and code
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
 * Makes a function that checks a value which does not come from a request of ours, for example of the host's own data store.
 *
 * @param shape What the value has to be.
 * @param name  What the value is, for the error.
 */
export function parserOf< Value >( shape: Shape< Value >, name: string ): ( value: unknown ) => Value {
	return ( value ) => parseAnswer( shape, value, name );
}
