import { combineReducers, createReduxStore } from '@wordpress/data';
import {
	fetchNotes,
	removeAllNotes,
	removeNote,
	triggerNoteAction,
	updateNote,
	updateNotes,
	type ApiError,
	type Note,
	type NoteChanges,
	type Query,
} from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../remote-data/keyed-values';
import { memoized } from '../remote-data/memoized';
import { getRequestError, isRequesting, requestsReducer, track, type RequestsState } from '../remote-data/requests';
import { stableKey } from '../remote-data/stable-key';
import type { PlainAction, Thunk } from '../remote-data/thunk';
import { notesReducer, setNote, setNoteIsUpdating, setNotes, type NotesById } from './notes-reducer';

const queries = createKeyedValues< readonly number[] >( 'SET_NOTES_QUERY' );
const NONE: readonly Note[] = [];

interface NotesState {
	readonly notes: NotesById;
	readonly queries: Keyed< readonly number[] >;
	readonly requests: RequestsState;
}

const selectors = {
	/** Notes that were put away stay in the list with `is_deleted`, so that they can come back to their place. */
	getNotes: memoized(
		( state: NotesState, query: Query = {} ) => [ state.queries[ stableKey( query ) ], state.notes ],
		( { notes, queries: idsByQuery }, query = {} ): readonly Note[] =>
			idsByQuery[ stableKey( query ) ]?.flatMap( ( id ) => notes[ id ] ?? [] ) ?? NONE
	),
	getNotesError: ( state: NotesState, selector: string, args: readonly unknown[] = [] ): ApiError | undefined =>
		getRequestError( state.requests, selector, args ),
	isNotesRequesting: ( state: NotesState, selector: string, args: readonly unknown[] = [] ): boolean =>
		isRequesting( state.requests, selector, args ),
};

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

const actions = {
	setNote,
	setNotes,
	setNoteIsUpdating,
	setNotesQuery: ( query: Query, ids: readonly number[] ): PlainAction => queries.receive( stableKey( query ), ids ),
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
			actions.setNotesQuery(
				query,
				notes.map( ( { id } ) => id )
			)
		);
	};
}

/** Notes of the inbox. */
export const notesStore = createReduxStore< NotesState, typeof actions, typeof selectors >( 'wc/admin/notes', {
	reducer: combineReducers( { notes: notesReducer, queries: queries.reducer, requests: requestsReducer } ),
	actions,
	selectors,
	resolvers: { getNotes: readNotes },
} );
