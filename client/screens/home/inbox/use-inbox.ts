import { useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	mapRemote,
	useManyNotesActions,
	useNoteActions,
	useNotes,
	useNotices,
	useUnreadNotes,
	type Note,
	type NoteAction,
	type RemoteData,
} from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import type { FrameManifest } from '../../../shared/screen-manifest';
import { useFirstGesture } from '../../../shared/use-first-gesture';
import { DescribedWriteError } from '../../../shared/write/described-write-error';
import { useAttempt, type FailedWrite } from '../../../shared/write/use-attempt';
import { useKeptState } from '../place/use-kept-state';
import { FIRST_PAGE, INBOX_QUERY, QUIET_INBOX_QUERY } from './inbox-query';

const MORE = 10;

export interface InboxActions {
	/** Tells the server that a button was pressed; `leads` when it opens a page. */
	readonly press: ( note: Note, action: NoteAction, leads: boolean ) => void;
	/** Whether the server has not yet answered to a press on a button without an address. */
	readonly isBusy: ( note: Note, action: NoteAction ) => boolean;
	readonly dismiss: ( note: Note ) => void;
	readonly markRead: ( ids: readonly number[] ) => void;
}

export interface DismissAll {
	/** Resolves to false when some messages are left. */
	readonly dismissAll: () => Promise< boolean >;
	readonly isBusy: boolean;
	readonly failure: FailedWrite | undefined;
	readonly clearFailure: () => void;
}

export interface InboxHook {
	readonly notes: RemoteData< readonly Note[] >;
	readonly retry: () => void;
	readonly hasMore: boolean;
	readonly isFirstPage: boolean;
	readonly showMore: () => void;
	readonly failure: FailedWrite | undefined;
	readonly actions: InboxActions;
	readonly all: DismissAll;
}

/** Keeps the loaded messages while older ones are being fetched. */
function useLastLoaded( notes: RemoteData< readonly Note[] > ): RemoteData< readonly Note[] > {
	const [ last, setLast ] = useState( notes );
	if ( notes.status === 'ready' && notes !== last ) {
		setLast( notes );
		return notes;
	}
	return notes.status === 'pending' && last.status === 'ready' ? { ...last, isRefreshing: true } : notes;
}

/** Dismissed messages stay in the store, so that undoing puts them back in their place. */
function withoutDismissed( notes: readonly Note[] ): readonly Note[] {
	return notes.filter( ( note ) => ! note.is_deleted );
}

const pressOf = ( note: Note, { id }: NoteAction ) => `${ note.id } ${ id }`;

/* translators: %s: label of a button. */
const doneText = ( { label }: NoteAction ) => sprintf( __( '“%s” is saved.', 'store-admin' ), label );

/** The fact is printed on classic pages too, where the header shows the inbox. */
const inboxManifest = { facts: [ 'isQuiet' ] } as const satisfies FrameManifest;

/** Which messages this user wants: in quiet mode neither promotions nor surveys. */
export function wantedQuery(): typeof INBOX_QUERY | typeof QUIET_INBOX_QUERY {
	return getFacts( inboxManifest ).isQuiet ? QUIET_INBOX_QUERY : INBOX_QUERY;
}

/** The messages of the inbox and their actions. */
export function useInbox(): InboxHook {
	const [ size, setSize ] = useKeptState( 'inbox', FIRST_PAGE );
	const query = useMemo( () => ( { ...wantedQuery(), per_page: size } ), [ size ] );
	const { notes, retry } = useNotes( query );
	const writes = useNoteActions();
	const { removeAllNotes, batchUpdateNotes } = useManyNotesActions();
	const { createNotice } = useNotices();
	const { failure, attempt, busy } = useAttempt();
	const all = useAttempt();
	const loaded = useLastLoaded( notes );

	const bringBack = ( ids: readonly number[] ) =>
		void attempt( {
			subject: ids.join(),
			problem: __( 'The messages were not brought back.', 'store-admin' ),
			write: async () => batchUpdateNotes( ids, { is_deleted: false } ),
			isUndo: true,
		} );
	const tell = ( content: string, ids: readonly number[] ) =>
		void createNotice( 'success', content, {
			type: 'snackbar',
			actions: [ { label: __( 'Undo', 'woocommerce' ), onClick: () => bringBack( ids ) } ],
		} );

	const dismiss = ( { id }: Note ) =>
		void attempt( {
			subject: String( id ),
			problem: __( 'The message was not dismissed.', 'store-admin' ),
			write: async () => writes.removeNote( id ),
			onDone: () => tell( __( 'Message dismissed', 'woocommerce' ), [ id ] ),
		} );
	const dismissAll = async () =>
		all.attempt( {
			problem: __( 'The messages were not dismissed.', 'store-admin' ),
			write: async () => {
				const ids = await removeAllNotes( { status: 'unactioned' } );
				tell( __( 'All messages dismissed', 'woocommerce' ), ids );
				const shown = loaded.status === 'ready' ? withoutDismissed( loaded.data ) : [];
				if ( ! shown.every( ( { id } ) => ids.includes( id ) ) ) {
					throw new DescribedWriteError( __( 'Some messages were not dismissed. Try again.', 'store-admin' ) );
				}
			},
		} );
	const press = ( note: Note, action: NoteAction, leads: boolean ) => {
		if ( leads ) {
			// The page of the link opens in any case, so a failure of this request is ignored.
			writes.triggerNoteAction( note.id, action.id ).catch( () => {} );
			return;
		}
		void attempt( {
			subject: pressOf( note, action ),
			problem: __( 'The server did not take note of it.', 'store-admin' ),
			write: async () => writes.triggerNoteAction( note.id, action.id ),
			onDone: () => void createNotice( 'success', action.actioned_text || doneText( action ), { type: 'snackbar' } ),
		} );
	};
	const markRead = ( ids: readonly number[] ) => {
		// The user did not start this request, so a failure is not shown. The messages are marked on the next visit.
		batchUpdateNotes( ids, { is_read: true } ).catch( () => {} );
	};

	return {
		notes: mapRemote( loaded, withoutDismissed ),
		retry,
		hasMore: notes.status === 'pending' || ( notes.status === 'ready' && notes.data.length >= size ),
		isFirstPage: size === FIRST_PAGE,
		showMore: () => setSize( size + MORE ),
		failure,
		actions: { press, dismiss, markRead, isBusy: ( note, action ) => busy.has( pressOf( note, action ) ) },
		all: { dismissAll, isBusy: all.isBusy, failure: all.failure, clearFailure: all.clearFailure },
	};
}

/** The most that the server counts. With this result the real number is unknown. */
const MOST_COUNTED = 100;

/**
 * The number of unread messages, including those that are not shown. It is fetched only when there are older messages,
 * and only after the first use of the page, because most visits of Home need no request for it.
 *
 * @param type    Types of messages, comma separated.
 * @param shown   Messages on the page.
 * @param hasMore Whether there are older messages.
 * @return Null until the real number is known.
 */
export function useUnreadCount( type: string, shown: readonly Note[], hasMore: boolean ): number | null {
	const counted = useUnreadNotes( type, useFirstGesture() && hasMore );
	const total = counted.status === 'ready' ? counted.data : null;
	const unread = shown.filter( ( note ) => ! note.is_read ).map( ( { id } ) => id );
	// The fetched count does not know which messages are read, dismissed or restored afterwards, so these are counted here.
	const [ once, setOnce ] = useState< { readonly total: number; readonly unread: readonly number[] } | null >( null );
	if ( total !== null && once === null ) {
		setOnce( { total, unread } );
	} else if ( once && unread.some( ( id ) => ! once.unread.includes( id ) ) ) {
		setOnce( { ...once, unread: [ ...new Set( [ ...once.unread, ...unread ] ) ] } );
	}
	if ( ! hasMore ) {
		return unread.length;
	}
	if ( once === null || once.total >= MOST_COUNTED ) {
		return null;
	}
	const gone = once.unread.filter( ( id ) => ! unread.includes( id ) ).length;
	return Math.max( unread.length, once.total - gone );
}
