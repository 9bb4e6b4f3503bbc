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

export interface NoteActionsHook {
	updateNote: ( id: number, changes: NoteChanges ) => Promise< unknown >;
	/** Dismisses a note; `updateNote( id, { is_deleted: false } )` restores it. */
	removeNote: ( id: number ) => Promise< unknown >;
	/** Resolves to the ids of the dismissed notes. */
	removeAllNotes: ( query?: Query ) => Promise< readonly number[] >;
	triggerNoteAction: ( noteId: number, actionId: number ) => Promise< unknown >;
	batchUpdateNotes: ( ids: readonly number[], changes: NoteChanges ) => Promise< unknown >;
}

/**
 * The actions for notes. A change is shown immediately; when the server refuses it, the old note is shown again and the
 * promise rejects with an ApiError.
 */
export function useNoteActions(): NoteActionsHook {
	const actions = useDispatch( notesStore );
	return useMemo( () => {
		const removeAll = rejectingWithApiError( actions.removeAllNotes );
		return {
			updateNote: rejectingWithApiError( actions.updateNote ),
			removeNote: rejectingWithApiError( actions.removeNote ),
			removeAllNotes: async ( query ) => {
				const removed = await removeAll( query );
				// The host's own store resolves to undefined.
				return Array.isArray( removed ) ? removed.map( ( { id }: Note ) => id ) : [];
			},
			triggerNoteAction: rejectingWithApiError( actions.triggerNoteAction ),
			batchUpdateNotes: rejectingWithApiError( actions.batchUpdateNotes ),
		};
	}, [ actions ] );
}
