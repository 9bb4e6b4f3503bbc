import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
import type { ApiError, Entity, Query, WireObject } from '@store-admin/api';
import type { CreateOptions } from './entity-writes';
import type { IdQuery } from './locate';

/** The selectors of a store whose names are built from two words, for example `ProductTag` and `ProductTags`. */
export type EntitySelectors< Singular extends string, Plural extends string > = {
	readonly [ Name in `get${ Plural }` ]: ( state: unknown, query?: Query ) => readonly Entity[];
} & {
	readonly [ Name in `get${ Plural }TotalCount` ]: ( state: unknown, query?: Query, fallback?: number ) => number | undefined;
} & {
	readonly [ Name in `get${ Plural }Error` ]: ( state: unknown, query?: Query ) => ApiError | undefined;
} & {
	readonly [ Name in `get${ Singular }` ]: ( state: unknown, id: IdQuery ) => Entity | undefined;
} & {
	readonly [ Name in `get${ Singular }${ '' | 'Create' | 'Update' | 'Delete' }Error` ]: (
		state: unknown,
		id: IdQuery
	) => ApiError | undefined;
} & {
	readonly [ Name in 'isRequesting' | 'hasFinishedRequest' ]: ( state: unknown, action: string, ...args: readonly unknown[] ) => boolean;
};

type Write< Args extends readonly unknown[] > = ( ...args: Args ) => ( context: never ) => Promise< Entity >;

/** The actions of such a store. */
export type EntityActions< Singular extends string > = {
	readonly [ Name in `create${ Singular }` ]: Write< [ data: Query, options?: CreateOptions ] >;
} & {
	readonly [ Name in `update${ Singular }` ]: Write< [ id: IdQuery, data: WireObject ] >;
} & {
	readonly [ Name in `delete${ Singular }` ]: Write< [ id: IdQuery, force?: boolean ] >;
};

/** The type of such a store for extensions. */
export type EntityStore< Singular extends string, Plural extends string > = StoreDescriptor<
	ReduxStoreConfig< unknown, EntityActions< Singular >, EntitySelectors< Singular, Plural > >
>;
