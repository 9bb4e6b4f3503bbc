import { isFields } from './field-reader';
import { readGlobal } from './read-global';

/** Requests whose printed answer was taken, by boot object. */
const taken = new WeakMap< object, Set< string > >();

/**
 * Takes the answer of a POST request that only reads, which the server printed into the page. Answers of GET requests reach
 * `wp.apiFetch` by itself. An answer is returned once: it is as old as the page, so later requests are sent.
 *
 * @param path Path of the REST route.
 * @param data Body of the request.
 * @return The unchecked answer; undefined when none was printed, or when it was taken before.
 */
export function takePrintedAnswer( path: string, data: Readonly< Record< string, string > > ): unknown {
	const boot = readGlobal( 'storeAdminSettings' );
	const printed = isFields( boot ) ? boot[ 'printedAnswers' ] : undefined;
	if ( ! isFields( boot ) || ! isFields( printed ) ) {
		return undefined;
	}
	const request = `POST ${ path } ${ JSON.stringify( data ) }`;
	const known = taken.get( boot ) ?? new Set< string >();
	if ( known.has( request ) ) {
		return undefined;
	}
	taken.set( boot, known.add( request ) );
	return printed[ request ];
}
