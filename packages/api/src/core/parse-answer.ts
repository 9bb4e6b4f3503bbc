import { __ } from '@wordpress/i18n';
import { getDotPath, safeParse, type BaseIssue } from 'valibot';
import { ApiError } from './api-error';
import type { Shape } from './shape';

/** The most precise thing to say: what is wrong inside the alternative that was meant. */
function deepest( issue: BaseIssue< unknown > ): readonly BaseIssue< unknown >[] {
	const [ inner ] = issue.issues?.slice( -1 ) ?? [];
	return inner ? [ issue, ...deepest( inner ) ] : [ issue ];
}

function describe( issue: BaseIssue< unknown > ): string {
	const chain = deepest( issue );
	const field = chain.flatMap( ( part ) => getDotPath( part ) ?? [] ).join( '.' );
	const last = chain.at( -1 ) ?? issue;
	const expected = last.message.startsWith( 'Invalid' ) ? ( last.expected ?? 'another value' ) : last.message;
	return `${ field || 'answer' }: expected ${ expected }, received ${ last.received }`;
}

/**
 * Checks an answer against its shape.
 *
 * @param  shape   What the route answers.
 * @param  body    Parsed JSON.
 * @param  request Method and path, for the error.
 * @throws {ApiError} With code `wrong_shape`; `problem` says which field, what was expected and what came.
 */
export function parseAnswer< Value >( shape: Shape< Value >, body: unknown, request: string ): Value {
	const result = safeParse( shape, body, { abortEarly: true } );
	if ( result.success ) {
		return result.output;
	}
	throw new ApiError( {
		code: 'wrong_shape',
		status: 200,
		message: __( 'The server sent an answer that could not be understood.', 'store-admin' ),
		problem: describe( result.issues[ 0 ] ),
		request,
	} );
}
