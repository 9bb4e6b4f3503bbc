import { useEffect } from 'react';
import { getHistory } from '@store-admin/navigation';

/**
 * Scrolls to an element when the address names it. The browser only finds elements that exist when the page has loaded.
 *
 * @param id Id of the element.
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
