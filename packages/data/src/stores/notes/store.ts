import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { notesStateReducer, setNote, setNoteIsUpdating, setNotes, setNotesQuery } from './state';

/** Notes of the inbox. */
export const notesStore = createStore( 'wc/admin/notes', {
	reducer: notesStateReducer,
	actions: {
		setNote,
		setNotes,
		setNoteIsUpdating,
		setNotesQuery,
		...deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
			updateNote: true,
			triggerNoteAction: true,
			removeNote: true,
			removeAllNotes: true,
			batchUpdateNotes: true,
		} ),
	},
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getNotes: true,
	} ),
} );
