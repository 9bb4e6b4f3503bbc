import type { WireObject } from '@store-admin/api';
import { valueAt } from '../../core/remote-data/keyed-values';
import type { CountriesState } from './state';

/** The public selectors of `wc/admin/countries`. */
export const selectors = {
	getCountries: ( state: CountriesState ): readonly WireObject[] => state.countries,
	getCountry: ( state: CountriesState, code: string ): WireObject | undefined =>
		state.countries.find( ( country ) => country[ 'code' ] === code ),
	getLocales: ( state: CountriesState ): WireObject => state.locales,
	getLocale: ( state: CountriesState, id?: string ): unknown => valueAt( state.locales, String( id ).split( ':' )[ 0 ] ?? '' ),
	geolocate: ( state: CountriesState ): WireObject | undefined => state.geolocation,
};
