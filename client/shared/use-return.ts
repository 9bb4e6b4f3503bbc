import { useEffect, useRef } from 'react';

/**
 * Calls back when Back shows this document again from the browser's cache. Without it a button that became busy before
 * the document was left would stay busy.
 *
 * @param onReturn Called then; it may be a new function in each render.
 */
export function useReturn( onReturn: () => void ): void {
	const latest = useRef( onReturn );
	useEffect( () => {
		latest.current = onReturn;
	} );
	useEffect( () => {
		const handleShow = ( { persisted }: PageTransitionEvent ) => {
			if ( persisted ) {
				latest.current();
			}
		};
		window.addEventListener( 'pageshow', handleShow );
		return () => window.removeEventListener( 'pageshow', handleShow );
	}, [] );
}
