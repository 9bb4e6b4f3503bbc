import apiFetch from '@wordpress/api-fetch';
import { parseAnswer } from './parse-answer';
import { keepRefusal } from './refused-write';
import { request } from './request';
import { anything, exactly, listOf, object, where, type Shape } from './shape';

const record = object( {
	id: where( anything, ( value ) => typeof value === 'number' || ( typeof value === 'string' && value !== '' ), 'an id' ),
} );

const saved = object( { status: exactly( 'success' ) } );

/** Routes of writes, and the shape of their answers: most answer what they changed. */
const ANSWERS: readonly ( readonly [ RegExp, Shape< unknown > ] )[] = [
	[ /^\/wc-analytics\/admin\/notes\/(delete\/)?\d+(\/action\/\d+)?$/, record ],
	[ /^\/wc-analytics\/admin\/notes\/(delete\/all|update)$/, listOf( record ) ],
	[ /^\/wc-analytics\/products\/reviews\/\d+$/, record ],
	[ /^\/wc-admin\/onboarding\/tasks\/[^/]+\/\w+$/, record ],
	[ /^\/wc\/v3\/payment_gateways\/[^/]+$/, record ],
	[ /^\/wc-admin\/onboarding\/profile$/, saved ],
];

const METHODS = [ 'POST', 'PUT', 'DELETE' ] as const;

/** What a request sends, if that is JSON: older stores convert it by themselves. */
function sentData( { data, body }: { readonly data?: unknown; readonly body?: unknown } ): { readonly data: unknown } | undefined {
	if ( body === undefined || body === null ) {
		return { data };
	}
	try {
		return typeof body === 'string' ? { data: JSON.parse( body ) as unknown } : undefined;
	} catch {
		return undefined;
	}
}

let isChecking = false;

/**
 * Sends the writes of the host's own stores as this package sends its own, so that they end after the same time and know when the user was
 * signed out. Their answers are checked, because those stores take every answer with status 200 for success: a wrong answer rejects their
 * request, so that they show the old value again. They throw without the reason, so it is kept for the caller of their action. Requests
 * that ask for the unparsed answer are left alone: those of this package are among them.
 *
 * It begins with the first call; further calls do nothing.
 */
export function checkWriteAnswers(): void {
	if ( isChecking ) {
		return;
	}
	isChecking = true;
	apiFetch.use( async ( options, next ) => {
		const { method: name, parse = true, path: given = '', headers, keepalive, signal } = options;
		const method = METHODS.find( ( one ) => one === name );
		// Some of them leave out the first slash.
		const path = given.replace( /^\/?/, '/' );
		const route = path.replace( /\?.*$/, '' );
		const shape = method && parse && ANSWERS.find( ( [ pattern ] ) => pattern.test( route ) )?.[ 1 ];
		const sent = shape && sentData( options );
		if ( ! shape || ! sent ) {
			const answer: unknown = await next( options );
			return answer;
		}
		try {
			const { body } = await request( anything, { method, path, ...sent, headers, keepalive, signal: signal ?? undefined } );
			parseAnswer( shape, body, `${ method } ${ route }` );
			return body;
		} catch ( thrown ) {
			throw keepRefusal( thrown );
		}
	} );
}
