import type { ApiError, Note, Query } from '@store-admin/api';
import { memoized } from '../../core/remote-data/memoized';
import { getRequestError, isRequesting } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import type { NotesState } from './state';

const NONE: readonly Note[] = [];

/** The public selectors of `wc/admin/notes`. */
export const selectors = {
	/** Dismissed notes stay in the list with `is_deleted`, so that undoing puts them back in their place. */
	getNotes: memoized(
		( state: NotesState, query: Query = {} ) => [ state.queries[ stableKey( query ) ], state.notes.shown ],
		( { notes, queries }, query = {} ): readonly Note[] =>
			queries[ stableKey( query ) ]?.flatMap( ( id ) => notes.shown[ id ] ?? [] ) ?? NONE
	),
	getNotesError: ( state: NotesState, selector: string, args: readonly unknown[] = [] ): ApiError | undefined =>
		getRequestError( state.requests, selector, args ),
	isNotesRequesting: ( state: NotesState, selector: string, args: readonly unknown[] = [] ): boolean =>
		isRequesting( state.requests, selector, args ),
};
