import { useEffect, useRef } from 'react';

/**
 * Runs when the browser shows this very document again as it was left, which Back does. What is busy until the next
 * document is there would stay so otherwise.
 *
 * @param onReturn Puts things right; each render may bring another one.
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
