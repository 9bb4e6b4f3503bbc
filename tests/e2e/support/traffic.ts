import type { Page, Request } from 'playwright-core';
import { eventually } from './eventually';

const QUIET_MS = 300;

/**
 * Tracks the requests of a page.
 *
 * @return A function that waits until there has been no running request for a moment. Unlike Playwright's `networkidle` it counts what begins after a document has
 * loaded, such as the request of a panel that was just opened.
 */
export function watchTraffic( page: Page ): () => Promise< void > {
	const underWay = new Set< Request >();
	let lastChange = Date.now();
	const note = ( change: ( request: Request ) => unknown ) => ( request: Request ) => {
		change( request );
		lastChange = Date.now();
	};
	page.on(
		'request',
		note( ( request ) => underWay.add( request ) )
	);
	const end = note( ( request ) => underWay.delete( request ) );
	page.on( 'requestfinished', end );
	page.on( 'requestfailed', end );
	return async () => {
		lastChange = Date.now();
		await eventually(
			() => ( underWay.size === 0 ? Date.now() - lastChange : 0 ),
			( quiet ) => quiet >= QUIET_MS
		);
	};
}
