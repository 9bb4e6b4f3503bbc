import {
	removeAllNotes,
	removeNote,
	triggerNoteAction,
	updateNote,
	updateNotes,
	type Note,
	type NoteChanges,
	type Query,
} from '@store-admin/api';
import { addEdits } from '../../core/optimistic-edits';
import { optimistically } from '../../core/optimistically';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { setNoteIsUpdating } from './state';

/** Shows the changes of a note immediately, and marks the note as updating until the server has answered. */
function changeNote( name: string, id: number, changes: NoteChanges, send: () => Promise< Note > ): Thunk< Note > {
	return async ( { dispatch } ) => {
		dispatch( setNoteIsUpdating( id, true ) );
		try {
			return await dispatch(
				optimistically(
					[ { target: String( id ), changes } ],
					async () => dispatch( track( name, [], send ) ),
					( note ) => ( { ...note, ...changes } )
				)
			);
		} finally {
			dispatch( setNoteIsUpdating( id, false ) );
		}
	};
}

/** The public actions of `wc/admin/notes` that send requests. */
export const actions = {
	updateNote: ( id: number, changes: NoteChanges ): Thunk< Note > =>
		changeNote( 'updateNote', id, changes, async () => updateNote( id, changes ) ),
	triggerNoteAction: ( noteId: number, actionId: number ): Thunk< Note > =>
		changeNote( 'triggerNoteAction', noteId, {}, async () => triggerNoteAction( noteId, actionId ) ),
	removeNote: ( id: number ): Thunk< Note > => changeNote( 'removeNote', id, { is_deleted: true }, async () => removeNote( id ) ),
	/** Dismisses the notes that match the query. Only the server knows which notes those are. */
	removeAllNotes:
		( query: Query = {} ): Thunk< readonly Note[] > =>
		async ( { dispatch } ) => {
			const notes = await dispatch( track( 'removeAllNotes', [], async () => removeAllNotes( query ) ) );
			dispatch(
				addEdits(
					notes.map( ( note ) => ( {
						target: String( note.id ),
						changes: { ...note, is_deleted: true },
					} ) )
				)
			);
			return notes;
		},
	batchUpdateNotes: ( ids: readonly ( number | string )[], changes: NoteChanges ): Thunk< readonly Note[] > => {
		const edits = ids.map( ( id ) => ( { target: String( id ), changes } ) );
		return async ( { dispatch } ) =>
			dispatch(
				optimistically(
					edits,
					async () => dispatch( track( 'batchUpdateNotes', [], async () => updateNotes( ids, changes ) ) ),
					( notes, { target } ) => ( { ...notes.find( ( { id } ) => String( id ) === target ), ...changes } )
				)
			);
	},
};
