import { combineReducers } from '@wordpress/data';
import type { Note, Query } from '@store-admin/api';
import { createEditedValue, nextTick, type Edit, type EditAction, type Edited } from '../../core/optimistic-edits';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import type { PlainAction } from '../../core/remote-data/thunk';

/** A note in the store; `isUpdating` while a change is being saved. */
export type StoredNote = Note & { readonly isUpdating?: boolean };

export type NotesById = Readonly< Record< string, StoredNote > >;

export interface NotesState {
	/** The notes, with unconfirmed changes. */
	readonly notes: Edited< NotesById >;
	/** Ids of the notes in each answer, by query. */
	readonly queries: Keyed< readonly number[] >;
	readonly requests: RequestsState;
}

type NotesAction =
	| { readonly type: 'SET_NOTE'; readonly id: number; readonly note: Note; readonly askedAt: number }
	| { readonly type: 'SET_NOTES'; readonly notes: readonly Note[]; readonly askedAt: number }
	| { readonly type: 'SET_NOTE_IS_UPDATING'; readonly id: number; readonly isUpdating: boolean };

export function setNote( id: number, note: Note ): NotesAction {
	return { type: 'SET_NOTE', id, note, askedAt: nextTick() };
}

export function setNotes( notes: readonly Note[] ): NotesAction {
	return receiveNotes( notes, nextTick() );
}

export function setNoteIsUpdating( id: number, isUpdating: boolean ): NotesAction {
	return { type: 'SET_NOTE_IS_UPDATING', id, isUpdating };
}

/** The action that stores an answer; `askedAt` is the tick before the request was sent. */
export function receiveNotes( notes: readonly Note[], askedAt: number ): NotesAction {
	return { type: 'SET_NOTES', notes, askedAt };
}

const editedNotes = createEditedValue< NotesById >( {}, ( notes, { target, changes } ) => {
	const note = notes[ target ];
	return note ? { ...notes, [ target ]: { ...note, ...changes } } : notes;
} );

function notesReducer( state: Edited< NotesById > = editedNotes.initial, action: NotesAction | EditAction ): Edited< NotesById > {
	const { served } = state;
	const knows =
		( ids: readonly number[], askedAt: number ) =>
		( { target, at }: Edit ) =>
			at <= askedAt && ids.some( ( id ) => String( id ) === target );
	switch ( action.type ) {
		case 'SET_NOTE': {
			const note = { ...served[ action.id ], ...action.note };
			return editedNotes.receive( state, { ...served, [ action.id ]: note }, knows( [ action.id ], action.askedAt ) );
		}
		case 'SET_NOTES': {
			const ids = action.notes.map( ( { id } ) => id );
			const notes = Object.fromEntries( action.notes.map( ( note ) => [ note.id, note ] ) );
			return editedNotes.receive( state, { ...served, ...notes }, knows( ids, action.askedAt ) );
		}
		case 'SET_NOTE_IS_UPDATING': {
			const note = served[ action.id ];
			const changed = note && { ...served, [ action.id ]: { ...note, isUpdating: action.isUpdating } };
			return changed ? editedNotes.receive( state, changed, () => false ) : state;
		}
		case 'ADD_EDITS':
		case 'CONFIRM_EDITS':
		case 'DROP_EDITS':
			return editedNotes.reduce( state, action );
		default:
			return state;
	}
}

const queries = createKeyedValues< readonly number[] >( 'SET_NOTES_QUERY' );

export function setNotesQuery( query: Query, ids: readonly number[] ): PlainAction {
	return queries.receive( stableKey( query ), ids );
}

export const notesStateReducer = combineReducers( { notes: notesReducer, queries: queries.reducer, requests: requestsReducer } );
