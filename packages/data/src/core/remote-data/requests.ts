import { toApiError, type ApiError } from '@store-admin/api';
import { valueAt } from './keyed-values';
import { stableKey } from './stable-key';
import type { PlainAction, Thunk, ThunkContext } from './thunk';

export interface RequestState {
	readonly isRequesting: boolean;
	readonly error: ApiError | undefined;
}

/** The state of requests by the name (and arguments) of the selector or action that sent them. */
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
 * The key of a request in the state: only the name when there are no arguments. Extensions call this too; a single
 * argument that is not wrapped in an array is accepted.
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

/** Marks a request as started without sending one. */
export function startRequest( name: string, args: readonly unknown[] ): PlainAction {
	return requestChanged( requestKey( name, args ), { isRequesting: true, error: undefined } );
}

/** Stores the failure of a request that somebody else has sent. */
export function failRequest( name: string, args: readonly unknown[], error: ApiError ): PlainAction {
	return requestChanged( requestKey( name, args ), { isRequesting: false, error } );
}

/**
 * Runs a request and stores its state where the public `is…Requesting` and `get…Error` selectors find it.
 *
 * @param  name Name of the selector or action.
 * @param  args Its arguments.
 * @param  work Sends the request.
 * @throws {ApiError} The error of `work`, so that @wordpress/data records the failed resolution too.
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
 * Makes a resolver (or a reading action): sends the request, stores its state, and stores the answer.
 *
 * @param name    Name of the selector that returns the answer.
 * @param load    Sends the request.
 * @param receive Creates the action that stores the answer.
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
 * Makes a resolver for a selector whose data comes from other selectors of the same store.
 *
 * @param names Names of the other selectors; they are called without arguments.
 */
export function readingThrough( ...names: readonly string[] ): () => ( context: ResolvingContext ) => Promise< void > {
	return () =>
		async ( { resolveSelect } ) => {
			await Promise.all( names.map( async ( name ) => resolveSelect[ name ]?.() ) );
		};
}
