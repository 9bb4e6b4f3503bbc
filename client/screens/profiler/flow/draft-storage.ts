import type { Answers } from './answers';

/** Answers that are typed but not saved. */
export type Draft = Partial< Answers >;

const KEY = 'store-admin-profiler';

const KINDS: Readonly< Record< keyof Answers, 'boolean' | 'string' | 'list' > > = {
	sharesUsage: 'boolean',
	choice: 'string',
	sellingOnline: 'string',
	platforms: 'list',
	storeName: 'string',
	industry: 'string',
	country: 'string',
	state: 'string',
	email: 'string',
	wantsEmails: 'boolean',
	features: 'list',
};

function fits( value: unknown, kind: ( typeof KINDS )[ keyof Answers ] ): boolean {
	return kind === 'list' ? Array.isArray( value ) && value.every( ( item ) => typeof item === 'string' ) : typeof value === kind;
}

/** The draft of this tab. Other tabs have their own; a value of another type is left out. */
export function readDraft(): Draft {
	try {
		const stored: unknown = JSON.parse( window.sessionStorage.getItem( KEY ) ?? '{}' );
		const entries = typeof stored === 'object' && stored !== null ? Object.entries( stored ) : [];
		return Object.fromEntries(
			entries.filter( ( [ name, value ] ) => Object.hasOwn( KINDS, name ) && fits( value, KINDS[ name as keyof Answers ] ) )
		);
	} catch {
		// The browser refuses storage, or the text is broken: the answers of this document are kept in memory.
		return {};
	}
}

/** Keeps the draft, so that a reload does not lose it. An empty one removes it. */
export function keepDraft( draft: Draft ): void {
	try {
		if ( Object.keys( draft ).length === 0 ) {
			window.sessionStorage.removeItem( KEY );
		} else {
			window.sessionStorage.setItem( KEY, JSON.stringify( draft ) );
		}
	} catch {
		// Without storage the answers of this document are kept in memory.
	}
}
