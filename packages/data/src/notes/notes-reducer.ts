import type { Note } from '@store-admin/api';

/** A note in the store; `isUpdating` while a change is on its way. */
export type StoredNote = Note & { readonly isUpdating?: boolean };

export type NotesById = Readonly< Record< number, StoredNote > >;

export function setNote( id: number, note: Note ) {
	return { type: 'SET_NOTE' as const, id, note };
}

export function setNotes( notes: readonly Note[] ) {
	return { type: 'SET_NOTES' as const, notes };
}

export function setNoteIsUpdating( id: number, isUpdating: boolean ) {
	return { type: 'SET_NOTE_IS_UPDATING' as const, id, isUpdating };
}

type NotesAction = ReturnType< typeof setNote | typeof setNotes | typeof setNoteIsUpdating >;

export function notesReducer( state: NotesById = {}, action: NotesAction ): NotesById {
	switch ( action.type ) {
		case 'SET_NOTE':
			return { ...state, [ action.id ]: { ...state[ action.id ], ...action.note } };
		case 'SET_NOTES':
			return { ...state, ...Object.fromEntries( action.notes.map( ( note ) => [ note.id, note ] ) ) };
		case 'SET_NOTE_IS_UPDATING': {
			const note = state[ action.id ];
			return note ? { ...state, [ action.id ]: { ...note, isUpdating: action.isUpdating } } : state;
		}
		default:
			return state;
	}
}
