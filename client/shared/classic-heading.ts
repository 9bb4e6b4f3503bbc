import { useEffect, useSyncExternalStore } from 'react';
import type { Heading } from './page-chrome';

let shown: Heading | undefined;
const listeners = new Set< () => void >();

function show( heading: Heading | undefined ): void {
	shown = heading;
	listeners.forEach( ( listener ) => listener() );
}

function listen( listener: () => void ): () => void {
	listeners.add( listener );
	return () => void listeners.delete( listener );
}

/**
 * Gives the header of a classic page a title and a back link while the calling part is shown. The header has a React root of its own.
 *
 * @param heading The title and the back link.
 */
export function useClassicHeading( { title, backHref, backLabel }: Heading ): void {
	useEffect( () => {
		show( { title, backHref, backLabel } );
		return () => show( undefined );
	}, [ title, backHref, backLabel ] );
}

/** For the header: what a part of a classic page has set. */
export function useShownHeading(): Heading | undefined {
	return useSyncExternalStore( listen, () => shown );
}
