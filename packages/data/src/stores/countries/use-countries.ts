import { useCallback, useMemo } from 'react';
import { parseLocales } from '@store-admin/api';
import { neverEmpty } from '../../core/remote-data/reading';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import type { AddressFormats } from './state';
import { countriesStore } from './store';
import { useCountryList, type CountryListHook } from './use-country-list';

export interface CountriesHook {
	readonly countries: CountryListHook[ 'remote' ];
	/** Address formats by country code. A field that is as usual is left out. */
	readonly locales: RemoteData< AddressFormats >;
	readonly retry: () => void;
}

const parse = neverEmpty( parseLocales, 'formats of addresses' );

/** Reads the countries and their address formats. */
export function useCountries(): CountriesHook {
	const { remote: countries, refresh: refreshCountries } = useCountryList();
	const { remote: locales, refresh: refreshLocales } = useRemote( countriesStore, 'getLocales', [], { parse } );
	const retry = useCallback( () => {
		refreshCountries();
		refreshLocales();
	}, [ refreshCountries, refreshLocales ] );
	return useMemo( () => ( { countries, locales, retry } ), [ countries, locales, retry ] );
}
