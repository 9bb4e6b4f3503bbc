import type { Page, Response } from 'playwright-core';

/**
 * The REST route that an address asks for, such as `/wc-admin/options`, in whatever form a site has its addresses.
 *
 * @param address A whole address.
 * @return '' for what is no REST address.
 */
export function restRoute( address: string | URL ): string {
	const { pathname, searchParams } = new URL( address );
	return searchParams.get( 'rest_route' ) ?? pathname.split( '/wp-json' )[ 1 ] ?? '';
}

/** The answer of the next write to a route that contains the given words. */
export function waitForWrite( page: Page, route: string ): Promise< Response > {
	return page.waitForResponse( ( response ) => restRoute( response.url() ).includes( route ) && response.request().method() !== 'GET' );
}

/** Collects the REST routes that a page asks for from now on, with what they are asked for. */
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
