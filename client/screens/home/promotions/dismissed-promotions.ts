const KEY = 'store-admin-dismissed-promotions';
/** Offers end, so old ones need not be remembered. */
const MOST = 30;

/** Ids of the offers that somebody put away in this browser. */
export function readDismissed(): readonly string[] {
	try {
		const ids: unknown = JSON.parse( window.localStorage.getItem( KEY ) ?? '[]' );
		return Array.isArray( ids ) ? ids.filter( ( id ) => typeof id === 'string' ) : [];
	} catch {
		// Storage is off in some privacy modes, and anybody may write nonsense into it.
		return [];
	}
}

/** Remembers which offers were put away. */
export function writeDismissed( ids: readonly string[] ): void {
	try {
		window.localStorage.setItem( KEY, JSON.stringify( ids.slice( -MOST ) ) );
	} catch {
		// At worst it comes again with the next page.
	}
}
