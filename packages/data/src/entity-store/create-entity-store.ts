import { createReduxStore, type StoreDescriptor } from '@wordpress/data';
import type { ApiError } from '@store-admin/api';
import { getRequestError, hasFinishedRequest, isRequesting } from '../remote-data/requests';
import { createCollection } from './collection';
import { collectionReducer, type CollectionState } from './collection-state';
import { createEntityWrites } from './entity-writes';
import type { IdQuery } from './locate';

type PublicFunctions = Readonly< Record< string, ( ...args: never[] ) => unknown > >;

export interface EntityStoreConfig {
	/** Name of the store. */
	readonly name: string;
	/** Words that the public names are composed of, for example `ProductTag` and `ProductTags`. */
	readonly singular: string;
	readonly plural: string;
	/** Route of the list, with parents in braces. */
	readonly path: string;
	/** What the store offers besides reading and writing records. */
	readonly more?: { readonly selectors: PublicFunctions; readonly actions: PublicFunctions };
}

/**
 * Makes a store that reads and writes one kind of record. Its public names are composed of two words, because that is
 * how extensions know them; everything behind them has fixed names.
 */
export function createEntityStore( { name, singular, plural, path, more }: EntityStoreConfig ): StoreDescriptor {
	const names = {
		list: `get${ plural }`,
		total: `get${ plural }TotalCount`,
		one: `get${ singular }`,
		create: `create${ singular }`,
		update: `update${ singular }`,
		delete: `delete${ singular }`,
	};
	const collection = createCollection( path, names );
	const writes = createEntityWrites( path, { ...names, lists: [ names.list, names.total ] } );
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
		resolvers: {
			[ names.list ]: collection.readRecords,
			[ names.total ]: collection.readTotal,
			[ names.one ]: collection.readRecord,
		},
		actions: {
			[ names.create ]: writes.create,
			[ names.update ]: writes.update,
			[ names.delete ]: writes.delete,
			...more?.actions,
		},
	} );
}
