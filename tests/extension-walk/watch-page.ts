import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';
import { cleanLine } from './clean-line';

/** Reports of a page while it is open. */
export interface PageWatch {
	readonly pageErrors: string[];
	readonly console: string[];
	readonly failedRequests: string[];
	/** Milliseconds since a request of the page started or ended; 0 while one is running. */
	quietFor: () => number;
}

const isOfStore = ( url: string ) => /^https?:\/\/(127\.0\.0\.1|localhost)[:/]/.test( url );

/** The store cannot reach other hosts, so requests to them fail with both apps. The browser requests the favicon itself. */
function isExpected( message: ConsoleMessage ): boolean {
	const { url } = message.location();
	return /net::ERR_/.test( message.text() ) && ( ! isOfStore( url ) || url.endsWith( '/favicon.ico' ) );
}

/**
 * Collects the errors, warnings and failed requests of a page from now on.
 *
 * @param page a page that has not been opened yet
 */
export function watchPage( page: Page ): PageWatch {
	const pageErrors: string[] = [];
	const console: string[] = [];
	const failedRequests: string[] = [];
	const open = new Set< Request >();
	let last = Date.now();
	const end = ( request: Request ) => {
		open.delete( request );
		last = Date.now();
	};
	page.on( 'pageerror', ( error ) => pageErrors.push( cleanLine( error.message ) ) );
	page.on( 'console', ( message ) => {
		if ( [ 'error', 'warning' ].includes( message.type() ) && ! isExpected( message ) ) {
			console.push( cleanLine( `${ message.type() }: ${ message.text() }` ) );
		}
	} );
	page.on( 'request', ( request ) => {
		open.add( request );
		last = Date.now();
	} );
	page.on( 'requestfailed', end );
	page.on( 'requestfinished', end );
	page.on( 'response', ( response: Response ) => {
		if ( response.status() >= 400 && isOfStore( response.url() ) ) {
			failedRequests.push( cleanLine( `${ response.status() } ${ response.request().method() } ${ response.url() }` ) );
		}
	} );
	return { pageErrors, console, failedRequests, quietFor: () => ( open.size > 0 ? 0 : Date.now() - last ) };
}
