import { useSyncExternalStore } from 'react';

function subscribe( listener: () => void ): () => void {
	globalThis.addEventListener( 'resize', listener );
	return () => globalThis.removeEventListener( 'resize', listener );
}

/** Inner width of the window in px; renders again when it changes. */
export function useWindowWidth(): number {
	return useSyncExternalStore( subscribe, () => globalThis.innerWidth );
}
