import { useEffect, useRef, useState } from 'react';
import type { RemoteData } from '@store-admin/data';

/** Milliseconds between an answer and the next request. */
const POLL_MS = 3000;

/** After failures the pause doubles up to this. */
const LONGEST_MS = 60_000;

function usePageVisible(): boolean {
	const [ isVisible, setIsVisible ] = useState( () => ! document.hidden );
	useEffect( () => {
		const handleChange = () => setIsVisible( ! document.hidden );
		document.addEventListener( 'visibilitychange', handleChange );
		return () => document.removeEventListener( 'visibilitychange', handleChange );
	}, [] );
	return isVisible;
}

/**
 * Fetches a value again and again while it is needed and the page is visible; at once when the page becomes visible again.
 * After failures the pauses become longer.
 *
 * @param isOn    Whether the value is still changing.
 * @param remote  The value.
 * @param refresh Fetches it again; must be the same function in every render.
 */
export function usePolling( isOn: boolean, remote: RemoteData< unknown >, refresh: () => void ): void {
	const isVisible = usePageVisible();
	const failures = useRef( 0 );
	const counted = useRef( remote );
	const wasHidden = useRef( false );
	useEffect( () => {
		if ( ! isOn || remote.status !== 'ready' || remote.isRefreshing ) {
			return undefined;
		}
		if ( counted.current !== remote ) {
			counted.current = remote;
			failures.current = remote.refreshError ? failures.current + 1 : 0;
		}
		if ( ! isVisible ) {
			wasHidden.current = true;
			return undefined;
		}
		const pause = wasHidden.current ? 0 : Math.min( LONGEST_MS, POLL_MS * 2 ** failures.current );
		wasHidden.current = false;
		const timer = setTimeout( refresh, pause );
		return () => clearTimeout( timer );
	}, [ isOn, isVisible, remote, refresh ] );
}
