import { buildQuery, type Query } from '@store-admin/query';

/** Session storage ends with the browser window, like the range that is remembered. */
const KEY = 'store-admin-report-range';

const NAMES = [ 'period', 'compare', 'after', 'before' ] as const;

/**
 * Returns the range that a report without a period in its address opens with: the last one of this session, else the default range of the
 * store. It has the form of the option `woocommerce_default_date_range`.
 *
 * @param defaultRange The option.
 */
export function rememberedRange( defaultRange: string ): string {
	try {
		return window.sessionStorage.getItem( KEY ) ?? defaultRange;
	} catch {
		// Storage can be blocked.
		return defaultRange;
	}
}

/** Remembers the range of an address for this session. An address without a period changes nothing. */
export function rememberRange( query: Query ): void {
	if ( typeof query[ 'period' ] !== 'string' ) {
		return;
	}
	const range = Object.fromEntries( NAMES.flatMap( ( name ) => ( name in query ? [ [ name, query[ name ] ] ] : [] ) ) );
	try {
		window.sessionStorage.setItem( KEY, buildQuery( range ) );
	} catch {
		// Storage can be full or blocked. The range is then not remembered.
	}
}
