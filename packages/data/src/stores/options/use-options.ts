import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import {
	ApiError,
	fetchOptions,
	parseOption,
	toApiError,
	wrongShapeError,
	type OptionName,
	type Options,
	type OptionValues,
} from '@store-admin/api';
import { combineRemote, PENDING, type RemoteData } from '../../core/remote-data/remote-data';
import { useRemotes } from '../../core/remote-data/use-remote';
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
	const { updateOptions, invalidateResolution } = useDispatch( optionsStore );
	return useCallback(
		async ( values ) => {
			const { success, ...result } = await updateOptions( values );
			if ( ! success ) {
				throw toFailure( result );
			}
			// The host's own store takes every answer for success, and then shows values that may not be stored.
			const unsaved = Object.keys( values ).filter( ( name ) => values[ name ] !== undefined && typeof result[ name ] !== 'boolean' );
			if ( unsaved.length > 0 ) {
				unsaved.forEach( ( name ) => void invalidateResolution( 'getOption', [ name ] ) );
				throw wrongShapeError( `${ unsaved.join( ', ' ) }: expected true or false`, SAVING );
			}
		},
		[ updateOptions, invalidateResolution ]
	);
}

const SAVING = 'POST /wc-admin/options';

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
		request: SAVING,
	} );
}
