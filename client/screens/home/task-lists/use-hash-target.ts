import { useEffect } from 'react';
import { getHistory } from '@store-admin/navigation';

/**
 * Brings an element into view when the address names it: a browser does that by itself only for what is there when
 * the page has loaded.
 *
 * @param id The element's id.
 */
export function useHashTarget( id: string ): void {
	useEffect( () => {
		const show = () => {
			if ( window.location.hash === `#${ id }` ) {
				document.getElementById( id )?.scrollIntoView( { block: 'start' } );
			}
		};
		show();
		window.addEventListener( 'hashchange', show );
		const stop = getHistory().listen( show );
		return () => {
			window.removeEventListener( 'hashchange', show );
			stop();
		};
	}, [ id ] );
}
