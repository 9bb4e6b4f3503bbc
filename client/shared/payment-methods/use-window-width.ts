import { useSyncExternalStore } from 'react';

function subscribe( listener: () => void ): () => void {
	globalThis.addEventListener( 'resize', listener );
	return () => globalThis.removeEventListener( 'resize', listener );
}

/** The inner width of the window in px. The component renders again when it changes. */
export function useWindowWidth(): number {
	return useSyncExternalStore( subscribe, () => globalThis.innerWidth );
}
