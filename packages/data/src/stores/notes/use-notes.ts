import { useDispatch } from '@wordpress/data';
import { useMemo } from 'react';
import type { Note, NoteChanges, Query } from '@store-admin/api';
import { rejectingWithApiError } from '../../core/remote-data/rejecting-with-api-error';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { notesStore } from './store';

export interface NotesHook {
	readonly notes: RemoteData< readonly Note[] >;
	readonly retry: () => void;
}

/**
 * Reads notes of the inbox.
 *
 * @param query Arguments of the REST route.
 */
export function useNotes( query: Query ): NotesHook {
	const { remote, refresh } = useRemote( notesStore, 'getNotes', [ query ], {
		errorSelector: [ 'getNotesError', 'getNotes', [ query ] ],
	} );
	return { notes: remote, retry: refresh };
}

/** The writes of one note. */
export interface NoteActionsHook {
	updateNote: ( id: number, changes: NoteChanges ) => Promise< unknown >;
	/** Dismisses a note; `updateNote( id, { is_deleted: false } )` restores it. */
	removeNote: ( id: number ) => Promise< unknown >;
	triggerNoteAction: ( noteId: number, actionId: number ) => Promise< unknown >;
}

/**
 * The actions for a note. A change is shown immediately; when the server refuses it, the old note is shown again and the
 * promise rejects with an ApiError.
 */
export function useNoteActions(): NoteActionsHook {
	const { updateNote, removeNote, triggerNoteAction } = useDispatch( notesStore );
	return useMemo(
		() => ( {
			updateNote: rejectingWithApiError( updateNote ),
			removeNote: rejectingWithApiError( removeNote ),
			triggerNoteAction: rejectingWithApiError( triggerNoteAction ),
		} ),
		[ updateNote, removeNote, triggerNoteAction ]
	);
}

/** The writes of several notes at once. */
export interface ManyNotesActionsHook {
	/** Dismisses all notes that match; resolves to their ids. */
	removeAllNotes: ( query?: Query ) => Promise< readonly number[] >;
	batchUpdateNotes: ( ids: readonly number[], changes: NoteChanges ) => Promise< unknown >;
}

/** The actions for several notes, as `useNoteActions` has them for one. */
export function useManyNotesActions(): ManyNotesActionsHook {
	const { removeAllNotes, batchUpdateNotes } = useDispatch( notesStore );
	return useMemo( () => {
		const removeAll = rejectingWithApiError( removeAllNotes );
		return {
			removeAllNotes: async ( query ) => {
				const removed = await removeAll( query );
				// The host's own store resolves to undefined.
				return Array.isArray( removed ) ? removed.map( ( { id }: Note ) => id ) : [];
			},
			batchUpdateNotes: rejectingWithApiError( batchUpdateNotes ),
		};
	}, [ removeAllNotes, batchUpdateNotes ] );
}
