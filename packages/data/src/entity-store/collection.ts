import { countEntities, fetchEntities, fetchEntity, type ApiError, type Entity, type Query } from '@store-admin/api';
import { memoized } from '../remote-data/memoized';
import { getRequestError, track } from '../remote-data/requests';
import { stableKey } from '../remote-data/stable-key';
import type { Thunk } from '../remote-data/thunk';
import { receiveList, receiveRecords, receiveTotal, type CollectionState } from './collection-state';
import { locate, locateRecord, recordKey, type IdQuery } from './locate';

/** Names under which a collection's requests are known to the public error selectors. */
export interface CollectionNames {
	readonly list: string;
	readonly total: string;
	readonly one: string;
}

/** Selectors and resolvers of one collection, with fixed names; a store gives them the public ones. */
export interface Collection {
	readonly getRecords: ( state: CollectionState, query?: Query ) => readonly Entity[];
	readonly getTotal: ( state: CollectionState, query?: Query, fallback?: number ) => number | undefined;
	readonly getRecord: ( state: CollectionState, id: IdQuery ) => Entity | undefined;
	readonly getRecordsError: ( state: CollectionState, query?: Query ) => ApiError | undefined;
	readonly getRecordError: ( state: CollectionState, id: IdQuery ) => ApiError | undefined;
	readonly readRecords: ( query?: Query ) => Thunk< void >;
	readonly readTotal: ( query?: Query ) => Thunk< void >;
	readonly readRecord: ( id: IdQuery ) => Thunk< void >;
}

const NONE: readonly Entity[] = [];
const NEUTRAL_TO_TOTAL = [ 'page', 'per_page', '_fields', 'order', 'orderby' ];

export function listKeyOf( template: string, query: Query = {} ): string {
	return stableKey( template, query );
}

/** The page asked for, its order and its fields make no difference to how many there are. */
export function totalKeyOf( template: string, query: Query = {} ): string {
	const counted = Object.entries( query ).filter( ( [ name ] ) => ! NEUTRAL_TO_TOTAL.includes( name ) );
	return stableKey( template, Object.fromEntries( counted ) );
}

/**
 * Makes the reading half of a store of records.
 *
 * @param template Route of the list, with parents in braces.
 * @param names    Public names of its selectors.
 */
export function createCollection( template: string, names: CollectionNames ): Collection {
	return {
		getRecords: memoized(
			( state: CollectionState, query: Query = {} ) => [ state.lists[ listKeyOf( template, query ) ], state.records ],
			( { lists, records }, query = {} ) => lists[ listKeyOf( template, query ) ]?.flatMap( ( key ) => records[ key ] ?? [] ) ?? NONE
		),
		getTotal: ( state, query = {}, fallback = undefined ) => state.totals[ totalKeyOf( template, query ) ] ?? fallback,
		getRecord: ( state, id ) => state.records[ recordKey( template, id ) ?? '' ],
		getRecordsError: ( state, query = {} ) => getRequestError( state.requests, names.list, [ query ] ),
		getRecordError: ( state, id ) => getRequestError( state.requests, names.one, [ id ] ),
		readRecords:
			( query = {} ) =>
			async ( { dispatch } ) => {
				const location = locate( template, query );
				const page = await dispatch( track( names.list, [ query ], async () => fetchEntities( location.path, location.query ) ) );
				dispatch( receiveTotal( totalKeyOf( template, query ), page.total ) );
				dispatch( receiveList( location.path, listKeyOf( template, query ), page ) );
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
				const record = await dispatch( track( names.one, [ id ], async () => fetchEntity( path ) ) );
				dispatch( receiveRecords( path.slice( 0, path.lastIndexOf( '/' ) ), [ record ] ) );
			},
	};
}
