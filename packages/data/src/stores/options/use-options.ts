import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import { ApiError, fetchOptions, parseOption, toApiError, type OptionName, type Options, type OptionValues } from '@store-admin/api';
import { combineRemote, PENDING, type RemoteData } from '../../core/remote-data/remote-data';
import { useRemotes } from '../../core/remote-data/use-remote';
import { optionsStore } from './store';

export interface OptionsHook< Name extends OptionName > {
	/** Option name to value; failed when one of them has another shape than it should. */
	readonly options: RemoteData< OptionValues< Name > >;
	/** Asks again for those that failed. */
	readonly retry: () => void;
}

const parse = ( value: unknown, name: unknown ) => parseOption( name as OptionName, value );

const READING = { errorSelector: 'getOptionsRequestingError', parse };

/**
 * Reads options of the site; those asked for within 100 ms travel together.
 *
 * @param names Option names; the same list from render to render.
 */
export function useOptions< const Name extends OptionName >( names: readonly Name[] ): OptionsHook< Name > {
	const argsList = useMemo( () => names.map( ( name ) => [ name ] ), [ names ] );
	const { remotes, retry } = useRemotes( optionsStore, 'getOption', argsList, READING );
	const options = useMemo( () => {
		const byName = Object.fromEntries( names.map( ( name, index ) => [ name, remotes[ index ] ?? PENDING ] ) );
		return combineRemote( byName ) as RemoteData< OptionValues< Name > >;
	}, [ remotes, names ] );
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
 * @return A function that takes option names and gives option name to value; it rejects with an ApiError, also when one of them
 *         has another shape than it should.
 */
export function useReadOptions(): < const Name extends OptionName >( names: readonly Name[] ) => Promise< OptionValues< Name > > {
	const { receiveOptions } = useDispatch( optionsStore );
	return useCallback(
		async < const Name extends OptionName >( names: readonly Name[] ) => {
			try {
				const answer = await fetchOptions( names );
				await receiveOptions( answer );
				return Object.fromEntries( names.map( ( name ) => [ name, parse( answer[ name ], name ) ] ) ) as OptionValues< Name >;
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
