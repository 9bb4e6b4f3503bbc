import type { Note } from '@store-admin/api';

/** A note in the store; `isUpdating` while a change is on its way. */
export type StoredNote = Note & { readonly isUpdating?: boolean };

export type NotesById = Readonly< Record< number, StoredNote > >;

export type NotesAction =
	| { readonly type: 'SET_NOTE'; readonly id: number; readonly note: Note }
	| { readonly type: 'SET_NOTES'; readonly notes: readonly Note[] }
	| { readonly type: 'SET_NOTE_IS_UPDATING'; readonly id: number; readonly isUpdating: boolean };

export function setNote( id: number, note: Note ): NotesAction {
	return { type: 'SET_NOTE', id, note };
}

export function setNotes( notes: readonly Note[] ): NotesAction {
	return { type: 'SET_NOTES', notes };
}

export function setNoteIsUpdating( id: number, isUpdating: boolean ): NotesAction {
	return { type: 'SET_NOTE_IS_UPDATING', id, isUpdating };
}

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
