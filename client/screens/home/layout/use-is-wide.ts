import { useSyncExternalStore } from 'react';

/** From this width on two columns are side by side (see `style.scss`). */
const WIDE = '(min-width: 782px)';

function subscribe( onChange: () => void ): () => void {
	const query = window.matchMedia( WIDE );
	query.addEventListener( 'change', onChange );
	return () => query.removeEventListener( 'change', onChange );
}

/** Whether the window has room for two columns. */
export function useIsWide(): boolean {
	return useSyncExternalStore( subscribe, () => window.matchMedia( WIDE ).matches );
}
