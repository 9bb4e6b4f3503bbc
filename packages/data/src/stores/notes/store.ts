import { combineReducers, createReduxStore } from '@wordpress/data';
import type { ApiError, Note, Query } from '@store-admin/api';
import { deferred } from '../../core/remote-data/deferred';
import type { Keyed } from '../../core/remote-data/keyed-values';
import { memoized } from '../../core/remote-data/memoized';
import { getRequestError, isRequesting, requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import { notesReducer, setNote, setNoteIsUpdating, setNotes, type NotesById } from './notes-reducer';
import { queries, setNotesQuery } from './queries';

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

const actions = {
	setNote,
	setNotes,
	setNoteIsUpdating,
	setNotesQuery,
	...deferred(
		( { notes } ) => notes.actions,
		[ 'updateNote', 'triggerNoteAction', 'removeNote', 'removeAllNotes', 'batchUpdateNotes' ]
	),
};

/** Notes of the inbox. */
export const notesStore = createReduxStore< NotesState, typeof actions, typeof selectors >( 'wc/admin/notes', {
	reducer: combineReducers( { notes: notesReducer, queries: queries.reducer, requests: requestsReducer } ),
	actions,
	selectors,
	resolvers: deferred( ( { notes } ) => notes.resolvers, [ 'getNotes' ] ),
} );
