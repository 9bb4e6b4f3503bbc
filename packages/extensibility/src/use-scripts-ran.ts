import { useSyncExternalStore } from 'react';

/**
 * Whether every script of the document has run. Code that applies a filter only once waits for this, because scripts of
 * extensions may come after ours.
 */
export function useScriptsRan(): boolean {
	return useSyncExternalStore( subscribe, () => document.readyState !== 'loading' );
}

function subscribe( listener: () => void ): () => void {
	document.addEventListener( 'readystatechange', listener );
	return () => document.removeEventListener( 'readystatechange', listener );
}
