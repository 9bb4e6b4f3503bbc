const KEY = 'customer-effort-score-exit-page';
const MOST = 10;

function isName( value: unknown ): value is string {
	return typeof value === 'string';
}

/** The screens that were left with unsaved input, the latest last. The host's scripts store the same list. */
function loadPages(): readonly string[] {
	try {
		const pages: unknown = JSON.parse( window.localStorage.getItem( KEY ) ?? '[]' );
		return Array.isArray( pages ) ? pages.filter( isName ) : [];
	} catch {
		// Storage is off in some privacy modes, and other scripts may have stored something else.
		return [];
	}
}

function savePages( pages: readonly string[] ): void {
	try {
		window.localStorage.setItem( KEY, JSON.stringify( pages.slice( -MOST ) ) );
	} catch {
		// If this is not saved, no question is asked, which is harmless.
	}
}

/** Saves that a screen was left with unsaved input. */
export function addExitPage( page: string ): void {
	savePages( [ ...loadPages().filter( ( other ) => other !== page ), page ] );
}

/** Removes a screen from the list, because its input was saved. */
export function removeExitPage( page: string ): void {
	const pages = loadPages();
	if ( pages.includes( page ) ) {
		savePages( pages.filter( ( other ) => other !== page ) );
	}
}

/**
 * The screen that was left last. All screens are removed from the list, since one question is enough.
 *
 * @param current The current screen, which stays in the list.
 */
export function takeExitPage( current: string | undefined ): string | undefined {
	const pages = loadPages();
	const left = pages.filter( ( page ) => page !== current );
	if ( left.length > 0 ) {
		savePages( pages.filter( ( page ) => page === current ) );
	}
	return left.at( -1 );
}
