import { toApiError, type ApiError } from '@store-admin/api';

/** A value that lives on the server. Show failed before pending, pending before empty, empty before the content. */
export type RemoteData< Value > =
	| { readonly status: 'pending' }
	| { readonly status: 'failed'; readonly error: ApiError }
	| { readonly status: 'ready'; readonly data: Value; readonly isRefreshing: boolean };

interface ResolutionReader< Name extends string > {
	hasFinishedResolution: ( name: Name, args: unknown[] ) => boolean;
	hasResolutionFailed: ( name: Name, args: unknown[] ) => boolean;
	getResolutionError: ( name: Name, args: unknown[] ) => unknown;
}

export interface Resolution< Value > {
	readonly value: Value;
	/** Whether the value came from the server at some time, so that it can be shown while a newer one is awaited. */
	readonly hasValue: boolean;
	readonly isFinished: boolean;
	readonly error: unknown;
}

/** Decides what a resolution of @wordpress/data amounts to. */
export function toRemoteData< Value >( { value, hasValue, isFinished, error }: Resolution< Value > ): RemoteData< Value > {
	if ( error ) {
		return { status: 'failed', error: toApiError( error ) };
	}
	if ( isFinished || hasValue ) {
		return { status: 'ready', data: value, isRefreshing: ! isFinished };
	}
	return { status: 'pending' };
}

/**
 * Reads a selector with a resolver as RemoteData.
 *
 * @param store  The bound selectors of a store. It may be the host's own store of that name, whose resolvers
 *               swallow their errors; `publicError` is where it keeps them.
 * @param name   Selector.
 * @param args   Its arguments.
 * @param answer What the selector gave.
 */
export function readRemote< Name extends string, Value >(
	store: ResolutionReader< Name >,
	name: Name,
	args: readonly unknown[],
	answer: { readonly value: Value; readonly hasValue: boolean; readonly publicError?: unknown }
): RemoteData< Value > {
	const { value, hasValue, publicError } = answer;
	const resolutionArgs = [ ...args ];
	const isFinished = store.hasFinishedResolution( name, resolutionArgs );
	const failure = store.hasResolutionFailed( name, resolutionArgs )
		? ( store.getResolutionError( name, resolutionArgs ) ?? new Error() )
		: undefined;
	// An error that the host's store kept from an earlier try must not hide a value that arrived since.
	const keptError = isFinished && ! hasValue ? publicError : undefined;
	return toRemoteData( { value, hasValue, isFinished, error: failure ?? keptError } );
}
