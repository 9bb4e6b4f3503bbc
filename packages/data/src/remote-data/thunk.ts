import type { DataRegistry } from '@wordpress/data';

export interface PlainAction {
	readonly type: string;
}

/** Sends a plain action, or runs a thunk and gives what it gives. */
export interface Dispatch {
	< Result >( thunk: ( context: never ) => Result ): Result;
	( action: PlainAction ): unknown;
}

type Bound< Selectors > = {
	readonly [ Name in keyof Selectors ]: Selectors[ Name ] extends ( state: never, ...args: infer Args ) => infer Result
		? ( ...args: Args ) => Result
		: never;
};

/** What @wordpress/data hands to a thunk of a store with these selectors. */
export interface ThunkContext< Selectors = object > {
	readonly dispatch: Dispatch;
	readonly select: Bound< Selectors >;
	readonly registry: DataRegistry;
}

export type Thunk< Result > = ( context: ThunkContext ) => Promise< Result >;
