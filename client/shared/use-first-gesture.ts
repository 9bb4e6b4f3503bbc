import { useEffect, useState } from 'react';

const GESTURES = [ 'pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll' ] as const;

/** Whether the user has moved the pointer, pressed, typed or scrolled yet. Requests that are useful only then can wait for it. */
export function useFirstGesture(): boolean {
	const [ hasBegun, setHasBegun ] = useState( false );
	useEffect( () => {
		if ( hasBegun ) {
			return undefined;
		}
		const begin = () => setHasBegun( true );
		GESTURES.forEach( ( name ) => window.addEventListener( name, begin, { passive: true, capture: true } ) );
		return () => GESTURES.forEach( ( name ) => window.removeEventListener( name, begin, { capture: true } ) );
	}, [ hasBegun ] );
	return hasBegun;
}
