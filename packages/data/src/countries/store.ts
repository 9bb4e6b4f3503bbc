import { combineReducers, createReduxStore } from '@wordpress/data';
import { fetchCountries, fetchLocales, geolocate, type WireObject } from '@store-admin/api';
import { reading, readingThrough, requestsReducer, type RequestsState } from '../remote-data/requests';
import { createSingleValue } from '../remote-data/single-value';

interface CountriesState {
	readonly countries: readonly WireObject[];
	readonly locales: WireObject;
	readonly geolocation: WireObject | undefined;
	readonly requests: RequestsState;
}

const NONE: readonly WireObject[] = [];
const countries = createSingleValue( 'RECEIVE_COUNTRIES', NONE );
const locales = createSingleValue< WireObject >( 'RECEIVE_LOCALES', {} );
const geolocation = createSingleValue< WireObject | undefined >( 'RECEIVE_GEOLOCATION', undefined );

const selectors = {
	getCountries: ( state: CountriesState ): readonly WireObject[] => state.countries,
	getCountry: ( state: CountriesState, code: string ): WireObject | undefined =>
		state.countries.find( ( country ) => country[ 'code' ] === code ),
	getLocales: ( state: CountriesState ): WireObject => state.locales,
	getLocale: ( state: CountriesState, id = '' ): unknown => state.locales[ id.split( ':' )[ 0 ] ?? id ],
	geolocate: ( state: CountriesState ): WireObject | undefined => state.geolocation,
};

const resolvers = {
	getCountries: reading( 'getCountries', fetchCountries, countries.receive ),
	getCountry: readingThrough( 'getCountries' ),
	getLocales: reading( 'getLocales', fetchLocales, locales.receive ),
	getLocale: readingThrough( 'getLocales' ),
	geolocate: reading( 'geolocate', geolocate, geolocation.receive ),
};

/** Countries, how addresses are written in them, and which one the browser is in. */
export const countriesStore = createReduxStore< CountriesState, object, typeof selectors >( 'wc/admin/countries', {
	reducer: combineReducers( {
		countries: countries.reducer,
		locales: locales.reducer,
		geolocation: geolocation.reducer,
		requests: requestsReducer,
	} ),
	selectors,
	resolvers,
} );
