import type { DataRegistry } from '@wordpress/data';

export interface PlainAction {
	readonly type: string;
}

/** Dispatches a plain action, or runs a thunk and returns its result. */
export interface Dispatch {
	< Result >( thunk: ( context: never ) => Result ): Result;
	( action: PlainAction ): unknown;
	/** Part of every store of @wordpress/data: marks the values of a selector as stale, so that the next call fetches them again. */
	readonly invalidateResolutionForStoreSelector: ( selector: string ) => unknown;
	/** Part of every store too: marks a call of a selector as answered. */
	readonly finishResolution: ( selector: string, args: readonly unknown[] ) => unknown;
}

/** The argument that @wordpress/data passes to a thunk of a store with this state. */
export interface ThunkContext< State = unknown > {
	readonly dispatch: Dispatch;
	readonly select: < Result >( read: ( all: { readonly root: State } ) => Result ) => Result;
	readonly registry: DataRegistry;
}

export type Thunk< Result > = ( context: ThunkContext ) => Promise< Result >;

/** The state of the thunk's store. Bound selectors are not suited, because they would start their resolvers. */
export function stateOf< State >( { select }: Pick< ThunkContext< State >, 'select' > ): State {
	return select( ( { root } ) => root );
}
