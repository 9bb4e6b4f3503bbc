import type { AddressFormat, Country, GeoPlace } from '@store-admin/api';
import { valueAt } from '../../core/remote-data/keyed-values';
import type { AddressFormats, CountriesState } from './state';

/** The public selectors of `wc/admin/countries`. */
export const selectors = {
	getCountries: ( state: CountriesState ): readonly Country[] => state.countries,
	getCountry: ( state: CountriesState, code: string ): Country | undefined =>
		state.countries.find( ( country ) => country.code === code ),
	getLocales: ( state: CountriesState ): AddressFormats => state.locales,
	getLocale: ( state: CountriesState, id?: string ): AddressFormat | undefined =>
		valueAt( state.locales, String( id ).split( ':' )[ 0 ] ?? '' ),
	geolocate: ( state: CountriesState ): GeoPlace | undefined => state.geolocation,
};
