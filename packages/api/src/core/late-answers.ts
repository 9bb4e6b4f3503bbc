import apiFetch from '@wordpress/api-fetch';

/** Id of the element with the answers, which php/Admin/LateAnswers.php prints. */
const ID = 'store-admin-late-answers';

type Preloaded = Parameters< typeof apiFetch.createPreloadingMiddleware >[ 0 ];

function printedAnswers(): Preloaded {
	try {
		const answers: unknown = JSON.parse( document.getElementById( ID )?.textContent ?? '{}' );
		return typeof answers === 'object' && answers !== null ? ( answers as Preloaded ) : {};
	} catch {
		// The server stopped in the middle of the page.
		return {};
	}
}

/**
 * Lets the first GET request of each path wait for the end of the page, where the server prints its answer: a request of its own would make the
 * server compute the same a second time. What the page does not bring is requested when it has ended.
 *
 * @param paths REST paths with their query, exactly as the client requests them.
 */
export function waitForLateAnswers( paths: readonly string[] ): void {
	if ( paths.length === 0 ) {
		return;
	}
	const end = new Promise( ( resolve ) => {
		if ( document.readyState === 'loading' ) {
			document.addEventListener( 'DOMContentLoaded', resolve, { once: true } );
		} else {
			resolve( undefined );
		}
	} );
	const preloading = end.then( () => apiFetch.createPreloadingMiddleware( printedAnswers() ) );
	apiFetch.use( async ( options, next ) => {
		const answer: unknown = await ( options.path !== undefined && paths.includes( options.path )
			? ( await preloading )( options, next )
			: next( options ) );
		return answer;
	} );
}
