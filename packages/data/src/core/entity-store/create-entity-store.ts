import { createReduxStore, type StoreDescriptor } from '@wordpress/data';
import type { ApiError } from '@store-admin/api';
import { getRequestError, hasFinishedRequest, isRequesting } from '../remote-data/requests';
import { createCollection } from './collection';
import { collectionReducer, type CollectionState } from './collection-state';
import { deferred } from '../remote-data/deferred';
import { entityNames, type EntityWords } from './entity-names';
import type { IdQuery } from './locate';

type PublicFunctions = Readonly< Record< string, ( ...args: never[] ) => unknown > >;

export interface EntityStoreConfig extends EntityWords {
	/** Name of the store. */
	readonly name: string;
	/** What the store offers besides reading and writing records. */
	readonly more?: { readonly selectors: PublicFunctions; readonly actions: PublicFunctions };
}

/**
 * Makes a store that reads and writes one kind of record. Its public names are composed of two words, because that is
 * how extensions know them; everything behind them has fixed names.
 */
export function createEntityStore( { name, more, ...words }: EntityStoreConfig ): StoreDescriptor {
	const { singular, plural, path } = words;
	const names = entityNames( words );
	const collection = createCollection( path, names );
	const errorOf =
		( write: string ) =>
		( state: CollectionState, id: IdQuery ): ApiError | undefined =>
			getRequestError( state.requests, write, [ id ] );
	return createReduxStore( name, {
		reducer: collectionReducer,
		selectors: {
			[ names.list ]: collection.getRecords,
			[ `get${ plural }Error` ]: collection.getRecordsError,
			[ names.total ]: collection.getTotal,
			[ names.one ]: collection.getRecord,
			[ `get${ singular }Error` ]: collection.getRecordError,
			[ `get${ singular }CreateError` ]: errorOf( names.create ),
			[ `get${ singular }UpdateError` ]: errorOf( names.update ),
			[ `get${ singular }DeleteError` ]: errorOf( names.delete ),
			isRequesting: ( state: CollectionState, action: string, ...args: readonly unknown[] ) =>
				isRequesting( state.requests, action, args ),
			hasFinishedRequest: ( state: CollectionState, action: string, ...args: readonly unknown[] ) =>
				hasFinishedRequest( state.requests, action, args ),
			...more?.selectors,
		},
		resolvers: deferred( ( { entity } ) => entity( words ).resolvers, [ names.list, names.total, names.one ] ),
		actions: {
			...deferred( ( { entity } ) => entity( words ).actions, [ names.create, names.update, names.delete ] ),
			...more?.actions,
		},
	} );
}
