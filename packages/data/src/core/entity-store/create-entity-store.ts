import { createReduxStore } from '@wordpress/data';
import type { ApiError } from '@store-admin/api';
import { deferred } from '../remote-data/deferred';
import { getRequestError, hasFinishedRequest, isRequesting } from '../remote-data/requests';
import { createCollection } from './collection';
import { collectionReducer, type CollectionState } from './collection-state';
import { entityNames, type EntityWords } from './entity-names';
import type { EntityStore } from './entity-store-types';
import type { IdQuery } from './locate';

type PublicFunctions = Readonly< Record< string, ( ...args: never[] ) => unknown > >;

export interface EntityStoreConfig< Singular extends string, Plural extends string > extends EntityWords {
	readonly singular: Singular;
	readonly plural: Plural;
	/** Further selectors and actions of the store. */
	readonly more?: { readonly selectors: PublicFunctions; readonly actions: PublicFunctions };
}

/**
 * Makes a store that reads and writes one kind of record. Its public names are built from two words, because extensions
 * know them; the code behind them uses internal names.
 *
 * @param name   Name of the store.
 * @param config The words, the route, and further selectors and actions.
 */
export function createEntityStore< Name extends string, Singular extends string, Plural extends string >(
	name: Name,
	{ more, ...words }: EntityStoreConfig< Singular, Plural >
): EntityStore< Singular, Plural > & { readonly name: Name } {
	const { singular, plural, path } = words;
	const names = entityNames( words );
	const collection = createCollection( path, names );
	const errorOf =
		( write: string ) =>
		( state: CollectionState, id: IdQuery ): ApiError | undefined =>
			getRequestError( state.requests, write, [ id ] );
	const loadWork = async () => ( await import( /* webpackChunkName: "store-work" */ './entity-work' ) ).createEntityWork( words );
	const store = createReduxStore( name, {
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
		resolvers: deferred( async () => ( await loadWork() ).resolvers, {
			[ names.list ]: true,
			[ names.total ]: true,
			[ names.one ]: true,
		} ),
		actions: {
			...deferred( async () => ( await loadWork() ).actions, {
				[ names.create ]: true,
				[ names.update ]: true,
				[ names.delete ]: true,
			} ),
			...more?.actions,
		},
	} );
	// The names are built at run time, so TypeScript cannot infer them.
	return store as unknown as EntityStore< Singular, Plural > & { readonly name: Name };
}
