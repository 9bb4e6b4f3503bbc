import { __ } from '@wordpress/i18n';
import { safeParse } from 'valibot';
import { ApiError } from './api-error';
import { describeIssue } from './describe-issue';
import { isObject } from './is-object';
import type { Shape } from './shape';
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
	const result = safeParse( shape, body, { abortEarly: true } );
	if ( result.success ) {
		return result.output;
	}
	if ( isObject( body ) && ( body[ 'success' ] === false || body[ 'status' ] === 'error' ) ) {
		throw errorFromBody( { code: 'not_successful', message: body[ 'message' ], data: body[ 'data' ] }, 200, request );
	}
	throw wrongShapeError( describeIssue( result.issues[ 0 ] ), request );
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
