import type { Filter, Filters } from './filters';
import type { Stores } from './stores/all-stores';

export type { Breadcrumb, Page, PageProps, Query } from './pages';
export type * from './filters';
export type * from './reports';
export type * from './slots';
export type * from './stores/values';
export type { Stores } from './stores/all-stores';

type Value< Name extends keyof Filters > = Filters[ Name ] extends Filter< infer Of, readonly unknown[] > ? Of : never;

/** `wp.hooks.addFilter`, for the filters of the store's admin. */
export type AddFilter = < Name extends keyof Filters >(
	name: Name,
	namespace: string,
	callback: ( value: Value< Name >, ...args: Filters[ Name ][ 'args' ] ) => Value< Name >,
	priority?: number
) => void;

/** `wp.data.select`, for the stores of the store's admin. */
export type Select = < Name extends keyof Stores >( name: Name ) => Stores[ Name ][ 'selectors' ];

type Resolved< Selectors > = {
	readonly [ Name in keyof Selectors ]: Selectors[ Name ] extends ( ...args: infer Args ) => infer Result
		? ( ...args: Args ) => Promise< Result >
		: never;
};

/** `wp.data.resolveSelect`. */
export type ResolveSelect = < Name extends keyof Stores >( name: Name ) => Resolved< Stores[ Name ][ 'selectors' ] >;

/** `wp.data.dispatch`. */
export type Dispatch = < Name extends keyof Stores >( name: Name ) => Stores[ Name ][ 'actions' ];

declare global {
	interface Window {
		/** Updates the links of the admin menu to the query, after an extension navigated on its own. */
		readonly wpNavMenuUrlUpdate?: ( query: Readonly< Record< string, unknown > > ) => void;
		/** Marks the item of the admin menu that belongs to a page. */
		readonly wpNavMenuClassChange?: ( page: { readonly wpOpenMenu?: string | undefined }, url: string ) => void;
	}
}
