const KEY = 'customer-effort-score-exit-page';
const MOST = 10;

function isName( value: unknown ): value is string {
	return typeof value === 'string';
}

/** Screens that somebody left in the middle of something, the latest last. The host's scripts write the same list. */
function read(): readonly string[] {
	try {
		const pages: unknown = JSON.parse( window.localStorage.getItem( KEY ) ?? '[]' );
		return Array.isArray( pages ) ? pages.filter( isName ) : [];
	} catch {
		// Storage is off in some privacy modes, and anybody may write nonsense into it.
		return [];
	}
}

function write( pages: readonly string[] ): void {
	try {
		window.localStorage.setItem( KEY, JSON.stringify( pages.slice( -MOST ) ) );
	} catch {
		// At worst nobody is asked.
	}
}

/** Remembers that somebody left a screen in the middle of something. */
export function addExitPage( page: string ): void {
	write( [ ...read().filter( ( other ) => other !== page ), page ] );
}

/** Forgets it: what was begun there is done. */
export function removeExitPage( page: string ): void {
	const pages = read();
	if ( pages.includes( page ) ) {
		write( pages.filter( ( other ) => other !== page ) );
	}
}

/**
 * The screen that was left last; it and all others are forgotten, since one question is enough.
 *
 * @param current The screen one is on, which is not left yet.
 */
export function takeExitPage( current: string | undefined ): string | undefined {
	const pages = read();
	const left = pages.filter( ( page ) => page !== current );
	if ( left.length > 0 ) {
		write( pages.filter( ( page ) => page === current ) );
	}
	return left.at( -1 );
}
