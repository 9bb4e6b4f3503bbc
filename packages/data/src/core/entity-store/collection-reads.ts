import { countEntities, fetchEntities, fetchEntity, type Query } from '@store-admin/api';
import { nextTick } from '../optimistic-edits';
import { track } from '../remote-data/requests';
import type { Thunk } from '../remote-data/thunk';
import { listKeyOf, totalKeyOf, type CollectionNames } from './collection';
import { receiveList, receiveRecords, receiveTotal } from './collection-state';
import { locate, locateRecord, type IdQuery } from './locate';

/** Resolvers of one collection, under internal names; each store publishes them under its own names. */
export interface CollectionReads {
	readonly readRecords: ( query?: Query ) => Thunk< void >;
	readonly readTotal: ( query?: Query ) => Thunk< void >;
	readonly readRecord: ( id: IdQuery ) => Thunk< void >;
}

/**
 * Makes the resolvers of a store of records.
 *
 * @param template Route of the list, with parents in braces.
 * @param names    Public names of its selectors.
 */
export function createCollectionReads( template: string, names: CollectionNames ): CollectionReads {
	return {
		readRecords:
			( query = {} ) =>
			async ( { dispatch } ) => {
				const location = locate( template, query );
				const askedAt = nextTick();
				const page = await dispatch( track( names.list, [ query ], async () => fetchEntities( location.path, location.query ) ) );
				dispatch( receiveTotal( totalKeyOf( template, query ), page.total ) );
				dispatch( receiveList( location.path, listKeyOf( template, query ), page, askedAt ) );
			},
		readTotal:
			( query = {} ) =>
			async ( { dispatch } ) => {
				const location = locate( template, query );
				const total = await dispatch( track( names.total, [ query ], async () => countEntities( location.path, location.query ) ) );
				dispatch( receiveTotal( totalKeyOf( template, query ), total ) );
			},
		readRecord:
			( id ) =>
			async ( { dispatch } ) => {
				const path = locateRecord( template, id );
				const askedAt = nextTick();
				const record = await dispatch( track( names.one, [ id ], async () => fetchEntity( path ) ) );
				dispatch( receiveRecords( path.slice( 0, path.lastIndexOf( '/' ) ), [ record ], askedAt ) );
			},
	};
}
