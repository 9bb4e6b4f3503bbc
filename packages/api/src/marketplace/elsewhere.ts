import { notJsonError, timeoutError } from '../core/api-error';
import { parseAnswer } from '../core/parse-answer';
import type { Shape } from '../core/shape';
import { errorFromBody, toApiError } from '../core/to-api-error';

/** A site that has not answered after this time counts as not reached. */
const PATIENCE_MS = 12_000;

async function jsonOf( response: Response, request: string ): Promise< unknown > {
	try {
		return ( await response.json() ) as unknown;
	} catch {
		throw notJsonError( response.status, request );
	}
}

/**
 * Fetches from another site. Neither cookies nor the nonce of this site are sent.
 *
 * @param  shape   Expected shape of the answer.
 * @param  address Absolute address without its query.
 * @param  query   Values of the query; empty ones are left out.
 * @throws {ApiError} As `request`; a site that is slow or not reached fails like one of ours.
 */
export async function getElsewhere< Value >(
	shape: Shape< Value >,
	address: string,
	query: Readonly< Record< string, string | number > >
): Promise< Value > {
	const request = `GET ${ address }`;
	const controller = new AbortController();
	// eslint-disable-next-line @wordpress/no-unused-vars-before-return -- The timer also runs while the address is parsed, and ends in any case.
	const timer = setTimeout( () => controller.abort(), PATIENCE_MS );
	try {
		const url = new URL( address );
		Object.entries( query )
			.filter( ( [ , value ] ) => value !== '' )
			.forEach( ( [ name, value ] ) => url.searchParams.set( name, String( value ) ) );
		const response = await fetch( url, { credentials: 'omit', signal: controller.signal } );
		const body = await jsonOf( response, request );
		if ( ! response.ok ) {
			throw errorFromBody( body, response.status, request );
		}
		return parseAnswer( shape, body, request );
	} catch ( thrown ) {
		throw controller.signal.aborted ? timeoutError( request, PATIENCE_MS ) : toApiError( thrown, request );
	} finally {
		clearTimeout( timer );
	}
}
