import { combineReducers } from '@wordpress/data';
import type { Entity, EntityPage } from '@store-admin/api';
import type { Keyed } from '../remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../remote-data/requests';

/** Records by route, lists of those routes by query, and totals by query. */
export interface CollectionState {
	readonly records: Keyed< Entity >;
	readonly lists: Keyed< readonly string[] >;
	readonly totals: Keyed< number >;
	readonly requests: RequestsState;
}

export type CollectionAction =
	| { readonly type: 'RECEIVE_RECORDS'; readonly records: Keyed< Entity >; readonly askedAt: number }
	| {
			readonly type: 'RECEIVE_LIST';
			readonly listKey: string;
			readonly keys: readonly string[];
			readonly records: Keyed< Entity >;
			readonly askedAt: number;
	  }
	| { readonly type: 'RECEIVE_TOTAL'; readonly totalKey: string; readonly total: number }
	| { readonly type: 'REPLACE_RECORD'; readonly key: string; readonly newKey: string; readonly record: Entity }
	| { readonly type: 'REMOVE_RECORD'; readonly key: string };

function without< Value >( keyed: Keyed< Value >, key: string ): Keyed< Value > {
	return Object.fromEntries( Object.entries( keyed ).filter( ( [ candidate ] ) => candidate !== key ) );
}

function recordsReducer( state: Keyed< Entity > = {}, action: CollectionAction ): Keyed< Entity > {
	if ( action.type === 'RECEIVE_RECORDS' || action.type === 'RECEIVE_LIST' ) {
		// A record that was fetched with few fields must not remove the other fields.
		const merged: Record< string, Entity > = { ...state };
		for ( const [ key, record ] of Object.entries( action.records ) ) {
			merged[ key ] = { ...state[ key ], ...record };
		}
		return merged;
	}
	if ( action.type === 'REPLACE_RECORD' ) {
		return { ...without( state, action.key ), [ action.newKey ]: action.record };
	}
	return action.type === 'REMOVE_RECORD' ? without( state, action.key ) : state;
}

function listsReducer( state: Keyed< readonly string[] > = {}, action: CollectionAction ): Keyed< readonly string[] > {
	if ( action.type === 'RECEIVE_LIST' ) {
		return { ...state, [ action.listKey ]: action.keys };
	}
	if ( action.type === 'REPLACE_RECORD' ) {
		const swapped = ( key: string ) => ( key === action.key ? action.newKey : key );
		return Object.fromEntries( Object.entries( state ).map( ( [ listKey, keys ] ) => [ listKey, keys.map( swapped ) ] ) );
	}
	return state;
}

function totalsReducer( state: Keyed< number > = {}, action: CollectionAction ): Keyed< number > {
	return action.type === 'RECEIVE_TOTAL' ? { ...state, [ action.totalKey ]: action.total } : state;
}

export const collectionReducer = combineReducers( {
	records: recordsReducer,
	lists: listsReducer,
	totals: totalsReducer,
	requests: requestsReducer,
} );

/**
 * The action that stores records under their routes.
 *
 * @param path    Route of the list.
 * @param records The records.
 * @param askedAt The tick before the request (see `nextTick`). 0: the records do not end any edits.
 */
export function receiveRecords( path: string, records: readonly Entity[], askedAt = 0 ): CollectionAction {
	return { type: 'RECEIVE_RECORDS', records: byRoute( path, records ), askedAt };
}

/** The action that stores one page of a list; `askedAt` as in `receiveRecords`. */
export function receiveList( path: string, listKey: string, { items }: Pick< EntityPage, 'items' >, askedAt = 0 ): CollectionAction {
	const records = byRoute( path, items );
	return { type: 'RECEIVE_LIST', listKey, keys: Object.keys( records ), records, askedAt };
}

/** The action that stores the total of a list. */
export function receiveTotal( totalKey: string, total: number ): CollectionAction {
	return { type: 'RECEIVE_TOTAL', totalKey, total };
}

/** The action that replaces a record with another one in every list. */
export function replaceRecord( key: string, newKey: string, record: Entity ): CollectionAction {
	return { type: 'REPLACE_RECORD', key, newKey, record };
}

/** The action that removes a record, also from the lists that contain it. */
export function removeRecord( key: string ): CollectionAction {
	return { type: 'REMOVE_RECORD', key };
}

/** The key of a record in the state, which is its route. */
export function recordKeyOf( path: string, id: Entity[ 'id' ] ): string {
	return `${ path }/${ encodeURIComponent( String( id ) ) }`;
}

function byRoute( path: string, records: readonly Entity[] ): Keyed< Entity > {
	return Object.fromEntries( records.map( ( record ) => [ recordKeyOf( path, record.id ), record ] ) );
}
