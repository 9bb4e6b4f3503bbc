import { toApiError, type ApiError } from '@store-admin/api';
import { valueAt } from './keyed-values';
import { stableKey } from './stable-key';
import type { PlainAction, Thunk, ThunkContext } from './thunk';

export interface RequestState {
	readonly isRequesting: boolean;
	readonly error: ApiError | undefined;
}

/** What is under way and what failed last, by the name (and arguments) of the selector or action that asked. */
export type RequestsState = Readonly< Record< string, RequestState > >;

export interface RequestAction extends PlainAction {
	readonly type: 'REQUEST_CHANGED';
	readonly key: string;
	readonly request: RequestState;
}

function requestChanged( key: string, request: RequestState ): RequestAction {
	return { type: 'REQUEST_CHANGED', key, request };
}

/**
 * The key of a request in the state: the bare name when it was asked without arguments. Extensions ask too, and one that
 * forgets the list around its only argument gets the answer for that argument.
 */
function requestKey( name: string, args: unknown = [] ): string {
	const key = Array.isArray( args ) ? stableKey( ...( args as readonly unknown[] ) ) : stableKey( args );
	return key === '[]' ? name : name + key;
}

function requestOf( state: RequestsState, name: string, args?: readonly unknown[] ): RequestState | undefined {
	return valueAt( state, requestKey( name, args ) );
}

export function requestsReducer( state: RequestsState = {}, action: RequestAction ): RequestsState {
	return action.type === 'REQUEST_CHANGED' ? { ...state, [ action.key ]: action.request } : state;
}

export function isRequesting( state: RequestsState, name: string, args?: readonly unknown[] ): boolean {
	return requestOf( state, name, args )?.isRequesting ?? false;
}

export function hasFinishedRequest( state: RequestsState, name: string, args?: readonly unknown[] ): boolean {
	const request = requestOf( state, name, args );
	return request !== undefined && ! request.isRequesting && ! request.error;
}

export function getRequestError( state: RequestsState, name: string, args?: readonly unknown[] ): ApiError | undefined {
	return requestOf( state, name, args )?.error;
}

/** Marks a request as begun without sending one. */
export function startRequest( name: string, args: readonly unknown[] ): PlainAction {
	return requestChanged( requestKey( name, args ), { isRequesting: true, error: undefined } );
}

/**
 * Runs a request and keeps its state where the public `is…Requesting` and `get…Error` selectors look.
 *
 * @param  name The selector or action that asks.
 * @param  args What it was asked with.
 * @param  work Sends the request.
 * @throws {ApiError} What `work` throws, so that @wordpress/data records the failed resolution too.
 */
export function track< Result >( name: string, args: readonly unknown[], work: () => Promise< Result > ): Thunk< Result > {
	const key = requestKey( name, args );
	return async ( { dispatch } ) => {
		dispatch( requestChanged( key, { isRequesting: true, error: undefined } ) );
		try {
			const result = await work();
			dispatch( requestChanged( key, { isRequesting: false, error: undefined } ) );
			return result;
		} catch ( thrown ) {
			const error = toApiError( thrown );
			dispatch( requestChanged( key, { isRequesting: false, error } ) );
			throw error;
		}
	};
}

type Resolver< Args extends readonly unknown[] > = ( ...args: Args ) => Thunk< void >;

/**
 * Makes a resolver (or a reading action): asks, keeps the request's state, puts the answer into the store.
 *
 * @param name    The selector that the answer is for.
 * @param load    Sends the request.
 * @param receive The action that puts the answer in.
 */
export function reading< Args extends readonly unknown[], Value >(
	name: string,
	load: ( ...args: Args ) => Promise< Value >,
	receive: ( value: Value, ...args: Args ) => PlainAction
): Resolver< Args > {
	return ( ...args ) =>
		async ( { dispatch } ) => {
			const value = await dispatch( track( name, args, async () => load( ...args ) ) );
			dispatch( receive( value, ...args ) );
		};
}

export interface ResolvingContext extends ThunkContext {
	readonly resolveSelect: Readonly< Record< string, ( () => Promise< unknown > ) | undefined > >;
}

/**
 * Makes a resolver for a selector that is answered by others of the same store.
 *
 * @param names The other selectors, asked without arguments.
 */
export function readingThrough( ...names: readonly string[] ): () => ( context: ResolvingContext ) => Promise< void > {
	return () =>
		async ( { resolveSelect } ) => {
			await Promise.all( names.map( async ( name ) => resolveSelect[ name ]?.() ) );
		};
}
