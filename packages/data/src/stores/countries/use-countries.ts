import { useCallback, useMemo } from 'react';
import { parseCountries, parseLocales, type Country } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import type { AddressFormats } from './state';
import { countriesStore } from './store';

export interface CountriesHook {
	/** Every country with its code, name and states. */
	readonly countries: RemoteData< readonly Country[] >;
	/** Address formats by country code. A field that is as usual is left out. */
	readonly locales: RemoteData< AddressFormats >;
	readonly retry: () => void;
}

/** Reads the countries and their address formats. */
export function useCountries(): CountriesHook {
	const { remote: countries, refresh: refreshCountries } = useRemote( countriesStore, 'getCountries', [], { parse: parseCountries } );
	const { remote: locales, refresh: refreshLocales } = useRemote( countriesStore, 'getLocales', [], { parse: parseLocales } );
	const retry = useCallback( () => {
		refreshCountries();
		refreshLocales();
	}, [ refreshCountries, refreshLocales ] );
	return useMemo( () => ( { countries, locales, retry } ), [ countries, locales, retry ] );
}
