import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import type { WireObject } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { countriesStore } from './store';

export interface CountriesHook {
	/** Every country with its code, name and states. */
	readonly countries: RemoteData< readonly WireObject[] >;
	/** How addresses are written, by country code; what is usual is left out. */
	readonly locales: RemoteData< WireObject >;
	readonly retry: () => void;
}

/** Reads the countries and how addresses are written in them. */
export function useCountries(): CountriesHook {
	const countries = useSelect( ( select ) => {
		const store = select( countriesStore );
		const value = store.getCountries();
		return readRemote( store, 'getCountries', [], { value, hasValue: Array.isArray( value ) && value.length > 0 } );
	}, [] );
	const locales = useSelect( ( select ) => {
		const store = select( countriesStore );
		const value = store.getLocales();
		return readRemote( store, 'getLocales', [], { value, hasValue: Object.keys( value ?? {} ).length > 0 } );
	}, [] );
	const { invalidateResolution } = useDispatch( countriesStore );
	const retry = useCallback( () => {
		void invalidateResolution( 'getCountries', [] );
		void invalidateResolution( 'getLocales', [] );
	}, [ invalidateResolution ] );
	return useMemo( () => ( { countries, locales, retry } ), [ countries, locales, retry ] );
}
