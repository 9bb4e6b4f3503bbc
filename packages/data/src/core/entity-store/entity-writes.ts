import { createEntity, deleteEntity, updateEntity, type Entity, type Query, type WireObject } from '@store-admin/api';
import { track } from '../remote-data/requests';
import { stateOf, type Thunk, type ThunkContext } from '../remote-data/thunk';
import { listKeyOf } from './collection';
import { receiveList, receiveRecords, removeRecord, replaceRecord, type CollectionState } from './collection-state';
import { locate, locateRecord, type IdQuery } from './locate';

export interface WriteNames {
	readonly create: string;
	readonly update: string;
	readonly delete: string;
	/** Selectors whose values are stale after a record was created or deleted. */
	readonly lists: readonly string[];
}

export interface CreateOptions {
	/** Query of the list that shows the new record at its top before the server has created it. */
	readonly optimisticQueryUpdate?: Query;
	/** Parents of the record, when `data` does not contain them. */
	readonly optimisticUrlParameters?: Query;
}

/** The writes of a store of records, under internal names; each store publishes them under its own names. */
export interface EntityWrites {
	readonly create: ( data: Query, options?: CreateOptions ) => Thunk< Entity >;
	readonly update: ( id: IdQuery, data: WireObject ) => Thunk< Entity >;
	readonly delete: ( id: IdQuery, force?: boolean ) => Thunk< Entity >;
}

let lastTemporaryId = 0;

function parentPath( path: string ): string {
	return path.slice( 0, path.lastIndexOf( '/' ) );
}

/** Adds a record to a list before the server has created it. Returns the temporary key, with which it is replaced or removed. */
function showTemporarily( template: string, path: string, data: WireObject, query: Query ) {
	return ( { dispatch, select }: ThunkContext< CollectionState > ): string => {
		lastTemporaryId += 1;
		const record = { ...data, id: `temporary-${ lastTemporaryId }` };
		const { lists, records } = stateOf( { select } );
		const listKey = listKeyOf( template, query );
		const shown = lists[ listKey ]?.flatMap( ( key ) => records[ key ] ?? [] ) ?? [];
		dispatch( receiveList( path, listKey, { items: [ record, ...shown ] } ) );
		return `${ path }/${ record.id }`;
	};
}

/**
 * Makes the writes of a store of records. A write stores the server's answer and marks lists as stale that it affects;
 * they are fetched again when they are next selected.
 *
 * @param template Route of the list, with parents in braces.
 * @param names    Public names of its actions.
 */
export function createEntityWrites( template: string, names: WriteNames ): EntityWrites {
	return {
		create:
			( data, options = {} ) =>
			async ( { dispatch } ) => {
				const { optimisticQueryUpdate, optimisticUrlParameters } = options;
				const { path, query: body } = locate( template, { ...optimisticUrlParameters, ...data } );
				const temporaryKey = optimisticQueryUpdate && dispatch( showTemporarily( template, path, body, optimisticQueryUpdate ) );
				try {
					const record = await dispatch( track( names.create, [ data ], async () => createEntity( path, body ) ) );
					const newKey = `${ path }/${ encodeURIComponent( String( record.id ) ) }`;
					if ( temporaryKey ) {
						dispatch( replaceRecord( temporaryKey, newKey, record ) );
					} else {
						dispatch( receiveRecords( path, [ record ] ) );
						names.lists.forEach( dispatch.invalidateResolutionForStoreSelector );
					}
					return record;
				} catch ( error ) {
					if ( temporaryKey ) {
						dispatch( removeRecord( temporaryKey ) );
					}
					throw error;
				}
			},
		update:
			( id, data ) =>
			async ( { dispatch } ) => {
				const path = locateRecord( template, id );
				const record = await dispatch( track( names.update, [ id ], async () => updateEntity( path, data ) ) );
				dispatch( receiveRecords( parentPath( path ), [ record ] ) );
				return record;
			},
		delete:
			( id, force = true ) =>
			async ( { dispatch } ) => {
				const path = locateRecord( template, id );
				const record = await dispatch( track( names.delete, [ id ], async () => deleteEntity( path, force ) ) );
				dispatch( removeRecord( path ) );
				names.lists.forEach( dispatch.invalidateResolutionForStoreSelector );
				return record;
			},
	};
}
