import { toApiError, type ApiError } from '@store-admin/api';

/** A value from the server. Screens check in this order: failed, pending, empty, content. */
export type RemoteData< Value > =
	| { readonly status: 'pending' }
	| { readonly status: 'failed'; readonly error: ApiError }
	| {
			readonly status: 'ready';
			readonly data: Value;
			/** Whether a newer value is being fetched. */
			readonly isRefreshing: boolean;
			/** Reason why the last refresh failed; `data` is then the previous value. */
			readonly refreshError?: ApiError;
	  };

export const PENDING: RemoteData< never > = { status: 'pending' };

/**
 * Converts the value of a remote value. A conversion that throws makes it failed.
 *
 * @param remote  The remote value.
 * @param convert Converts the value; called only when there is one.
 */
export function mapRemote< Value, Result >( remote: RemoteData< Value >, convert: ( value: Value ) => Result ): RemoteData< Result > {
	if ( remote.status !== 'ready' ) {
		return remote;
	}
	try {
		return { ...remote, data: convert( remote.data ) };
	} catch ( thrown ) {
		return { status: 'failed', error: toApiError( thrown ) };
	}
}

/**
 * Makes a failed value ready with a fallback, for data that is not worth a failed screen.
 *
 * @param remote   The remote value.
 * @param fallback Value to use after a failure.
 */
export function withFallback< Value >( remote: RemoteData< Value >, fallback: Value ): RemoteData< Value > {
	if ( remote.status === 'pending' ) {
		return remote;
	}
	return remote.status === 'failed'
		? { status: 'ready', data: fallback, isRefreshing: false }
		: { status: 'ready', data: remote.data, isRefreshing: remote.isRefreshing };
}

/** Whether the last read failed, including a failed refresh of a value that is still shown. */
export function hasFailed( remote: RemoteData< unknown > ): boolean {
	return remote.status === 'failed' || ( remote.status === 'ready' && remote.refreshError !== undefined );
}

type ValuesOf< Remotes > = { readonly [ Name in keyof Remotes ]: Remotes[ Name ] extends RemoteData< infer Value > ? Value : never };

/**
 * Combines several remote values: failed when any of them failed, else pending while any is pending, else ready.
 *
 * @param remotes The parts by name.
 * @return The values by the same names.
 */
export function combineRemote< Remotes extends Readonly< Record< string, RemoteData< unknown > > > >(
	remotes: Remotes
): RemoteData< ValuesOf< Remotes > > {
	const parts = Object.entries( remotes );
	const failed = parts.find( ( [ , { status } ] ) => status === 'failed' )?.[ 1 ];
	if ( failed?.status === 'failed' ) {
		return failed;
	}
	const ready = parts.flatMap( ( [ name, part ] ) => ( part.status === 'ready' ? [ { name, ...part } ] : [] ) );
	if ( ready.length < parts.length ) {
		return PENDING;
	}
	const refreshError = ready.find( ( part ) => part.refreshError )?.refreshError;
	return {
		status: 'ready',
		data: Object.fromEntries( ready.map( ( { name, data } ) => [ name, data ] ) ) as ValuesOf< Remotes >,
		isRefreshing: ready.some( ( { isRefreshing } ) => isRefreshing ),
		...( refreshError ? { refreshError } : {} ),
	};
}
