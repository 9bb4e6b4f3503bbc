const KEY = 'store-admin-dismissed-promotions';
/** Maximum number of stored ids. Offers end, so old ids are not needed. */
const MOST = 30;

/** Ids of the offers that were dismissed in this browser. */
export function readDismissed(): readonly string[] {
	try {
		const ids: unknown = JSON.parse( window.localStorage.getItem( KEY ) ?? '[]' );
		return Array.isArray( ids ) ? ids.filter( ( id ) => typeof id === 'string' ) : [];
	} catch {
		// Some privacy modes refuse storage, and other scripts may have stored something else.
		return [];
	}
}

/** Stores the ids of the dismissed offers. */
export function writeDismissed( ids: readonly string[] ): void {
	try {
		window.localStorage.setItem( KEY, JSON.stringify( ids.slice( -MOST ) ) );
	} catch {
		// If this is not stored, the offer is shown again on the next page, which is harmless.
	}
}
