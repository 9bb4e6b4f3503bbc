import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import { ApiError, fetchOptions, toApiError, type Options } from '@store-admin/api';
import { combineRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { useRemotes } from '../../core/remote-data/use-remote';
import { optionsStore } from './store';

export interface OptionsHook {
	/** Option name to value; an option that does not exist reads as `false`. */
	readonly options: RemoteData< Options >;
	/** Asks again for those that failed. */
	readonly retry: () => void;
}

/**
 * Reads options of the site; those asked for within 100 ms travel together.
 *
 * @param names Option names.
 */
export function useOptions( names: readonly string[] ): OptionsHook {
	const key = names.join( ',' );
	const stableNames = useMemo( () => ( key === '' ? [] : key.split( ',' ) ), [ key ] );
	const argsList = stableNames.map( ( name ) => [ name ] );
	const { remotes, retry } = useRemotes( optionsStore, 'getOption', argsList, 'getOptionsRequestingError' );
	const options = useMemo(
		() => combineRemote( Object.fromEntries( remotes.map( ( remote, index ) => [ stableNames[ index ] ?? '', remote ] ) ) ),
		[ remotes, stableNames ]
	);
	return { options, retry };
}

/**
 * Saves options of the site.
 *
 * @return A function that takes option name to value; it rejects with an ApiError, and the old values show again.
 */
export function useUpdateOptions(): ( values: Options ) => Promise< void > {
	const { updateOptions } = useDispatch( optionsStore );
	return useCallback(
		async ( values ) => {
			const { success, ...result } = await updateOptions( values );
			if ( ! success ) {
				throw toFailure( result );
			}
		},
		[ updateOptions ]
	);
}

/**
 * Reads options of the site anew, for a write that builds on what is stored: another tab may have changed it meanwhile.
 *
 * @return A function that takes option names and gives option name to value; it rejects with an ApiError.
 */
export function useReadOptions(): ( names: readonly string[] ) => Promise< Options > {
	const { receiveOptions } = useDispatch( optionsStore );
	return useCallback(
		async ( names ) => {
			try {
				const answer = await fetchOptions( names );
				await receiveOptions( answer );
				return answer;
			} catch ( thrown ) {
				throw toApiError( thrown );
			}
		},
		[ receiveOptions ]
	);
}

function toFailure( { code, message, data }: Options ): ApiError {
	const status = typeof data === 'object' && data !== null ? Number( Reflect.get( data, 'status' ) ?? 0 ) : 0;
	return new ApiError( {
		code: typeof code === 'string' ? code : 'options_not_saved',
		status,
		message: typeof message === 'string' ? message : '',
		data,
		request: 'POST /wc-admin/options',
	} );
}
