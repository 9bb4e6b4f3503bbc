import type { Page, Response } from 'playwright-core';

/**
 * Reads the REST route from an address, such as `/wc-admin/options`, with both kinds of permalinks.
 *
 * @param address A whole address.
 * @return '' when it is no REST address.
 */
export function restRoute( address: string | URL ): string {
	const { pathname, searchParams } = new URL( address );
	return searchParams.get( 'rest_route' ) ?? pathname.split( '/wp-json' )[ 1 ] ?? '';
}

/** Waits for the response to the next write to a route that contains the given text. */
export function waitForWrite( page: Page, route: string ): Promise< Response > {
	return page.waitForResponse( ( response ) => restRoute( response.url() ).includes( route ) && response.request().method() !== 'GET' );
}

/** Collects the REST routes that a page requests from now on, with their arguments. */
export function watchRoutes( page: Page ): string[] {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		const route = restRoute( request.url() );
		if ( route !== '' ) {
			const details = [ ...new URL( request.url() ).searchParams ].filter( ( [ name ] ) => name !== 'rest_route' );
			asked.push( `${ request.method() } ${ route }?${ details.map( ( pair ) => pair.join( '=' ) ).join( '&' ) }` );
		}
	} );
	return asked;
}
