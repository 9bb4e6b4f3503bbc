import { parseCountries, type Country } from '@store-admin/api';
import { neverEmpty } from '../../core/remote-data/reading';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { countriesStore } from './store';

export interface CountryListHook {
	/** Every country with its code, name and states. */
	readonly remote: RemoteData< readonly Country[] >;
	/** Fetches the countries again. */
	readonly refresh: () => void;
}

const parse = neverEmpty( parseCountries, 'countries' );

/** Reads the countries without their address formats. */
export function useCountryList(): CountryListHook {
	return useRemote( countriesStore, 'getCountries', [], { parse } );
}
