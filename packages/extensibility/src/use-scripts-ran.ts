import { useSyncExternalStore } from 'react';

/**
 * Whether every script of the document has run. Scripts of extensions may stand behind ours: what is done only once and
 * passes through a filter waits for them.
 */
export function useScriptsRan(): boolean {
	return useSyncExternalStore( subscribe, () => document.readyState !== 'loading' );
}

function subscribe( listener: () => void ): () => void {
	document.addEventListener( 'readystatechange', listener );
	return () => document.removeEventListener( 'readystatechange', listener );
}
