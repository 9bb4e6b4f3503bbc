// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, Note, NoteChanges, QueryInputValue } from './values';

/** The store `wc/admin/notes`. */
export interface WcAdminNotes {
	readonly selectors: {
		getNotes: ( query?: Readonly< Record< string, QueryInputValue > > ) => readonly Note[];
		getNotesError: ( selector: string, args?: readonly unknown[] ) => ApiError | undefined;
		isNotesRequesting: ( selector: string, args?: readonly unknown[] ) => boolean;
	};
	readonly actions: {
		updateNote: ( id: number, changes: NoteChanges ) => Promise< Note >;
		triggerNoteAction: ( noteId: number, actionId: number ) => Promise< Note >;
		removeNote: ( id: number ) => Promise< Note >;
		removeAllNotes: ( query?: Readonly< Record< string, QueryInputValue > > ) => Promise< readonly Note[] >;
		batchUpdateNotes: ( ids: readonly ( string | number )[], changes: NoteChanges ) => Promise< readonly Note[] >;
		setNote: ( id: number, note: Note ) => Promise< void >;
		setNotes: ( notes: readonly Note[] ) => Promise< void >;
		setNoteIsUpdating: ( id: number, isUpdating: boolean ) => Promise< void >;
		setNotesQuery: ( query: Readonly< Record< string, QueryInputValue > >, ids: readonly number[] ) => Promise< void >;
	};
}
