import { storedPlace, storePlace, withValue, type EntryPlace } from '../../../shared/entry-place';

export interface FollowedLink {
	readonly href: string;
	readonly className: string;
}

/** The scroll position of Home, its open parts and the followed link. */
export interface Place extends EntryPlace {
	/** Pixels from the top of the page. */
	readonly top: number;
	readonly link: FollowedLink | null;
	/** Open parts and the lengths of shown lists, by name. */
	readonly values: Readonly< Record< string, unknown > >;
}

const START: Place = { top: 0, link: null, values: {} };

/** The place that Home was left at in this document. */
let left: Place | undefined;

/** Stores a part of the place in the current entry of the history. */
export function keepPlace( part: Partial< Place > ): void {
	left = { ...START, ...storedPlace< Place >(), ...part };
	storePlace( left );
}

/** Stores a value of the place by name. */
export function keepValue( name: string, value: unknown ): void {
	keepPlace( withValue( name, value ) );
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
	const place = storedPlace< Place >();
	// Without `top` the state has only the open panel of the header, and no place.
	return place?.top === undefined ? undefined : { ...START, ...place };
}
