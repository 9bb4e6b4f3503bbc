import { useState } from 'react';
import { useUnreadNotes, type Note } from '@store-admin/data';
import { useFirstGesture } from '../../../shared/use-first-gesture';

export interface UnreadCount {
	readonly count: number;
	/** Whether there may be more that nobody has counted yet. */
	readonly isAtLeast: boolean;
}

/** The most that the server counts. */
const MOST = 100;

/**
 * How many messages are unread, also among those that are not shown. The server is asked only when there are more,
 * and not before somebody uses the page: most openings of Home need no request for it.
 *
 * @param type    Types of messages, comma separated.
 * @param shown   Messages on the page.
 * @param hasMore Whether there are older ones.
 */
export function useUnreadCount( type: string, shown: readonly Note[], hasMore: boolean ): UnreadCount {
	const counted = useUnreadNotes( type, useFirstGesture() && hasMore );
	const total = counted.status === 'ready' ? counted.data : null;
	const unread = shown.filter( ( note ) => ! note.is_read ).map( ( { id } ) => id );
	// What is read, dismissed or brought back here is not in the server's count.
	const [ once, setOnce ] = useState< { readonly total: number; readonly unread: readonly number[] } | null >( null );
	if ( total !== null && once === null ) {
		setOnce( { total, unread } );
	} else if ( once && unread.some( ( id ) => ! once.unread.includes( id ) ) ) {
		setOnce( { ...once, unread: [ ...new Set( [ ...once.unread, ...unread ] ) ] } );
	}
	if ( ! hasMore || once === null ) {
		return { count: unread.length, isAtLeast: hasMore && unread.length > 0 };
	}
	const gone = once.unread.filter( ( id ) => ! unread.includes( id ) ).length;
	return { count: Math.max( unread.length, once.total - gone ), isAtLeast: once.total >= MOST };
}
