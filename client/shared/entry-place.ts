/** The user's place in a page, stored in the history entry: reload, Back and Forward restore it, and a new visit starts without one. */
export interface EntryPlace {
	/** Open parts and the lengths of shown lists, by name. */
	readonly values?: Readonly< Record< string, unknown > >;
}

/** WordPress clears the state of the entry when a page loads; php/Admin/HistoryEntry.php keeps this part of it. */
const KEY = 'storeAdminPlace';

/** Returns the state of the history entry. It also contains state of the router, and is empty before the router starts. */
const entryState = () => Object( window.history.state ) as Readonly< Record< string, unknown > >;

/** Returns the place in the current history entry; undefined when none was stored. */
export function storedPlace< Place extends EntryPlace = EntryPlace >(): Partial< Place > | undefined {
	return entryState()[ KEY ] as Partial< Place > | undefined;
}

/** Stores the place in the current history entry. */
export function storePlace( place: EntryPlace ): void {
	window.history.replaceState( { ...entryState(), [ KEY ]: place }, '' );
}

/** Returns the values of the stored place with one of them changed. */
export function withValue( name: string, value: unknown ): EntryPlace {
	const place = storedPlace();
	return { ...place, values: { ...place?.values, [ name ]: value } };
}
