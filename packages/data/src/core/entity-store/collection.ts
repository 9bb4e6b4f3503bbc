import type { ApiError, Entity, Query } from '@store-admin/api';
import { memoized } from '../remote-data/memoized';
import { getRequestError } from '../remote-data/requests';
import { stableKey } from '../remote-data/stable-key';
import type { CollectionState } from './collection-state';
import { recordKey, type IdQuery } from './locate';

/** Names under which the public error selectors find the requests of a collection. */
export interface CollectionNames {
	readonly list: string;
	readonly total: string;
	readonly one: string;
}

/** Selectors of one collection, under internal names; each store publishes them under its own names. */
export interface Collection {
	readonly getRecords: ( state: CollectionState, query?: Query ) => readonly Entity[];
	readonly getTotal: ( state: CollectionState, query?: Query, fallback?: number ) => number | undefined;
	readonly getRecord: ( state: CollectionState, id: IdQuery ) => Entity | undefined;
	readonly getRecordsError: ( state: CollectionState, query?: Query ) => ApiError | undefined;
	readonly getRecordError: ( state: CollectionState, id: IdQuery ) => ApiError | undefined;
}

const NONE: readonly Entity[] = [];
const NEUTRAL_TO_TOTAL = [ 'page', 'per_page', '_fields', 'order', 'orderby' ];

export function listKeyOf( template: string, query: Query = {} ): string {
	return stableKey( template, query );
}

/** The key of a total. Page, order and fields of the query do not affect the total, so they are left out. */
export function totalKeyOf( template: string, query?: Query ): string {
	const counted = Object.entries( query ?? {} ).filter( ( [ name ] ) => ! NEUTRAL_TO_TOTAL.includes( name ) );
	return stableKey( template, Object.fromEntries( counted ) );
}

/**
 * Makes the selectors of a store of records.
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
	};
}
