import apiFetch from '@wordpress/api-fetch';
import { parseAnswer } from './parse-answer';
import { anything, listOf, object, where, type Shape } from './shape';

const record = object( {
	id: where( anything, ( value ) => typeof value === 'number' || ( typeof value === 'string' && value !== '' ), 'an id' ),
} );

/** Routes of writes that answer what they changed, and the shape of that. */
const ANSWERS: readonly ( readonly [ RegExp, Shape< unknown > ] )[] = [
	[ /^\/wc-analytics\/admin\/notes\/(delete\/)?\d+(\/action\/\d+)?$/, record ],
	[ /^\/wc-analytics\/admin\/notes\/(delete\/all|update)$/, listOf( record ) ],
	[ /^\/wc-analytics\/products\/reviews\/\d+$/, record ],
	[ /^\/wc-admin\/onboarding\/tasks\/[^/]+\/\w+$/, record ],
	[ /^\/wc\/v3\/payment_gateways\/[^/]+$/, record ],
];

/**
 * Checks the answers to writes that the host's own stores send, which take every answer with status 200 for success. A wrong answer
 * rejects their request, so that they show the old value again. Requests that ask for the unparsed answer are left alone: those of this
 * package are among them, and it parses them itself.
 */
export function checkWriteAnswers(): void {
	apiFetch.use( async ( options, next ) => {
		const answer: unknown = await next( options );
		const { method = 'GET', parse = true, path = '' } = options;
		if ( method !== 'GET' && parse ) {
			const route = path.replace( /\?.*$/, '' );
			const shape = ANSWERS.find( ( [ pattern ] ) => pattern.test( route ) )?.[ 1 ];
			if ( shape ) {
				parseAnswer( shape, answer, `${ method } ${ route }` );
			}
		}
		return answer;
	} );
}
