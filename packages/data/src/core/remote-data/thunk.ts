import type { DataRegistry } from '@wordpress/data';

export interface PlainAction {
	readonly type: string;
}

/** Sends a plain action, or runs a thunk and gives what it gives. */
export interface Dispatch {
	< Result >( thunk: ( context: never ) => Result ): Result;
	( action: PlainAction ): unknown;
	/** Part of every store of @wordpress/data: what a selector gave is asked for again when somebody looks. */
	readonly invalidateResolutionForStoreSelector: ( selector: string ) => unknown;
}

/** What @wordpress/data hands to a thunk of a store with this state. */
export interface ThunkContext< State = unknown > {
	readonly dispatch: Dispatch;
	readonly select: < Result >( read: ( all: { readonly root: State } ) => Result ) => Result;
	readonly registry: DataRegistry;
}

export type Thunk< Result > = ( context: ThunkContext ) => Promise< Result >;

/** The state of the thunk's store. Use it in place of bound selectors, which would start their resolvers. */
export function stateOf< State >( { select }: Pick< ThunkContext< State >, 'select' > ): State {
	return select( ( { root } ) => root );
}
