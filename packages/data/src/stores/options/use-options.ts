import { useDispatch, useRegistry } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import { ApiError, fetchOptions, parseOption, toApiError, type OptionName, type Options, type OptionValues } from '@store-admin/api';
import { isOwnStore } from '../../core/own-stores';
import { combineRemote, PENDING, type RemoteData } from '../../core/remote-data/remote-data';
import { useRemotes } from '../../core/remote-data/use-remote';
import { saveBesideHost } from './save-beside-host';
import { optionsStore } from './store';

export interface OptionsHook< Name extends OptionName > {
	/** Option name to value; failed when a value does not have the expected shape. */
	readonly options: RemoteData< OptionValues< Name > >;
	/** Fetches those again that failed. */
	readonly retry: () => void;
}

const parse = ( value: unknown, name: unknown ) => parseOption( name as OptionName, value );

const READING = { errorSelector: 'getOptionsRequestingError', parse };

/**
 * Reads options of the site; those that are requested within 100 ms share one request.
 *
 * @param names Option names. Must be the same array in each render.
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
 * @return A function that saves the values; when it rejects with an ApiError, the old values are shown again.
 */
export function useUpdateOptions(): ( values: Options ) => Promise< void > {
	const registry = useRegistry();
	const actions = useDispatch( optionsStore );
	return useCallback(
		async ( values ) => {
			if ( ! isOwnStore( actions ) ) {
				await saveBesideHost( registry, values );
				return;
			}
			const { success, ...result } = await actions.updateOptions( values );
			if ( ! success ) {
				throw toFailure( result );
			}
		},
		[ registry, actions ]
	);
}

/**
 * Fetches the stored values of options, for a write that is derived from them: another tab may have changed them
 * meanwhile.
 *
 * @return A function that resolves to the values by option name. It rejects with an ApiError, also when a value does not have
 *         the expected shape.
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
