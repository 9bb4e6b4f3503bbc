/*
 * The user's place on Home: the scroll position, the open parts and the followed link. It is stored in the history entry,
 * so that reload, Back and Forward restore it, and a new visit starts without a place. WordPress clears the state of the
 * entry when a page loads; php/Admin/HistoryEntry.php prevents that.
 */

export interface FollowedLink {
	readonly href: string;
	readonly className: string;
}

export interface Place {
	/** Pixels from the top of the page. */
	readonly top: number;
	readonly link: FollowedLink | null;
	/** Open parts and the lengths of shown lists, by name. */
	readonly values: Readonly< Record< string, unknown > >;
}

const KEY = 'storeAdminPlace';
const START: Place = { top: 0, link: null, values: {} };

/** The place that Home was left at in this document. */
let left: Place | undefined;

/** Returns the state of the current history entry. It also contains state of the router, and is empty before the router starts. */
const entryState = () => Object( window.history.state ) as Readonly< Record< string, unknown > >;

function storedPlace(): Partial< Place > | undefined {
	return entryState()[ KEY ] as Partial< Place > | undefined;
}

/** Stores a part of the place in the current entry of the history. */
export function keepPlace( part: Partial< Place > ): void {
	left = { ...START, ...storedPlace(), ...part };
	window.history.replaceState( { ...entryState(), [ KEY ]: left }, '' );
}

/** Stores a value of the place by name. */
export function keepValue( name: string, value: unknown ): void {
	keepPlace( { values: { ...storedPlace()?.values, [ name ]: value } } );
}

export function keptValue( name: string ): unknown {
	return storedPlace()?.values?.[ name ];
}

const isTask = ( link: FollowedLink | null ) => link !== null && /[?&]task=/.test( link.href );

/**
 * The place to return to: the one of this entry of the history or, for a new entry that comes from a task, the one at which
 * Home was left for that task.
 *
 * @param isNewEntry Whether a link led here.
 */
export function returnPlace( isNewEntry: boolean ): Place | undefined {
	if ( isNewEntry && left && isTask( left.link ) ) {
		keepPlace( left );
	}
	const place = storedPlace();
	// Without `top` the state has only the open panel of the header, and no place.
	return place?.top === undefined ? undefined : { ...START, ...place };
}
