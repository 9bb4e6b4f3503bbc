import { useMemo } from 'react';
import { useCountryList } from '@store-admin/data';
import { toCountryNames, type CountryNames } from './country-names';

/** Reads the names of countries. The rows wait for them, and show the codes if they cannot be fetched. */
export function useCustomers(): CountryNames {
	const { remote } = useCountryList();
	return useMemo( () => toCountryNames( remote ), [ remote ] );
}
