import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import type { Note, NoteChanges, Query } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { notesStore } from './store';

export interface NotesHook {
	readonly notes: RemoteData< readonly Note[] >;
	retry: () => void;
}

/**
 * Reads notes of the inbox.
 *
 * @param query Arguments of the REST route; keep the object the same from render to render.
 */
export function useNotes( query: Query ): NotesHook {
	const notes = useSelect(
		( select ) => {
			const store = select( notesStore );
			const value = store.getNotes( query );
			return readRemote( store, 'getNotes', [ query ], {
				value,
				hasValue: value.length > 0,
				publicError: store.getNotesError( 'getNotes', [ query ] ),
			} );
		},
		[ query ]
	);
	const { invalidateResolution } = useDispatch( notesStore );
	const retry = useCallback( () => {
		void invalidateResolution( 'getNotes', [ query ] );
	}, [ invalidateResolution, query ] );
	return { notes, retry };
}

export interface NoteActionsHook {
	updateNote: ( id: number, changes: NoteChanges ) => Promise< unknown >;
	/** Puts a note away; `updateNote( id, { is_deleted: false } )` brings it back. */
	removeNote: ( id: number ) => Promise< unknown >;
	removeAllNotes: ( query?: Query ) => Promise< unknown >;
	triggerNoteAction: ( noteId: number, actionId: number ) => Promise< unknown >;
	batchUpdateNotes: ( ids: readonly number[], changes: NoteChanges ) => Promise< unknown >;
}

/** What can be done to notes; each rejects with an ApiError. */
export function useNoteActions(): NoteActionsHook {
	const { updateNote, removeNote, removeAllNotes, triggerNoteAction, batchUpdateNotes } = useDispatch( notesStore );
	return { updateNote, removeNote, removeAllNotes, triggerNoteAction, batchUpdateNotes };
}
