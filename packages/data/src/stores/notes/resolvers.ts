import { fetchNotes, type Query } from '@store-admin/api';
import { nextTick } from '../../core/optimistic-edits';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { receiveNotes, setNotesQuery } from './state';

export const resolvers = {
	getNotes:
		( query: Query = {} ): Thunk< void > =>
		async ( { dispatch } ) => {
			const askedAt = nextTick();
			const notes = await dispatch( track( 'getNotes', [ query ], async () => fetchNotes( query ) ) );
			dispatch( receiveNotes( notes, askedAt ) );
			dispatch(
				setNotesQuery(
					query,
					notes.map( ( { id } ) => id )
				)
			);
		},
};
