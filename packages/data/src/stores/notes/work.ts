import {
	fetchNotes,
	removeAllNotes,
	removeNote,
	triggerNoteAction,
	updateNote,
	updateNotes,
	type Note,
	type NoteChanges,
	type Query,
} from '@store-admin/api';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { setNote, setNoteIsUpdating, setNotes } from './notes-reducer';
import { setNotesQuery } from './queries';

function changeNote( name: string, id: number, write: () => Promise< Note > ): Thunk< Note > {
	return async ( { dispatch } ) => {
		dispatch( setNoteIsUpdating( id, true ) );
		try {
			const note = await dispatch( track( name, [], write ) );
			dispatch( setNote( id, note ) );
			return note;
		} finally {
			dispatch( setNoteIsUpdating( id, false ) );
		}
	};
}

function changeNotes( name: string, write: () => Promise< readonly Note[] > ): Thunk< readonly Note[] > {
	return async ( { dispatch } ) => {
		const notes = await dispatch( track( name, [], write ) );
		dispatch( setNotes( notes ) );
		return notes;
	};
}

/** The public actions of `wc/admin/notes` that ask the server. */
export const actions = {
	updateNote: ( id: number, changes: NoteChanges ): Thunk< Note > =>
		changeNote( 'updateNote', id, async () => updateNote( id, changes ) ),
	triggerNoteAction: ( noteId: number, actionId: number ): Thunk< Note > =>
		changeNote( 'triggerNoteAction', noteId, async () => triggerNoteAction( noteId, actionId ) ),
	removeNote: ( id: number ): Thunk< Note > => changeNote( 'removeNote', id, async () => removeNote( id ) ),
	removeAllNotes: ( query: Query = {} ): Thunk< readonly Note[] > => changeNotes( 'removeAllNotes', async () => removeAllNotes( query ) ),
	batchUpdateNotes: ( ids: readonly ( number | string )[], changes: NoteChanges ): Thunk< readonly Note[] > =>
		changeNotes( 'batchUpdateNotes', async () => updateNotes( ids, changes ) ),
};

function readNotes( query: Query = {} ): Thunk< void > {
	return async ( { dispatch } ) => {
		const notes = await dispatch( track( 'getNotes', [ query ], async () => fetchNotes( query ) ) );
		dispatch( setNotes( notes ) );
		dispatch(
			setNotesQuery(
				query,
				notes.map( ( { id } ) => id )
			)
		);
	};
}

export const resolvers = { getNotes: readNotes };
