import { combineReducers, createReduxStore } from '@wordpress/data';
import type { WireObject } from '@store-admin/api';
import { deferred } from '../../core/remote-data/deferred';
import { valueAt } from '../../core/remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { countries, geolocation, locales } from './values';

interface CountriesState {
	readonly countries: readonly WireObject[];
	readonly locales: WireObject;
	readonly geolocation: WireObject | undefined;
	readonly requests: RequestsState;
}

const selectors = {
	getCountries: ( state: CountriesState ): readonly WireObject[] => state.countries,
	getCountry: ( state: CountriesState, code: string ): WireObject | undefined =>
		state.countries.find( ( country ) => country[ 'code' ] === code ),
	getLocales: ( state: CountriesState ): WireObject => state.locales,
	getLocale: ( state: CountriesState, id?: string ): unknown => valueAt( state.locales, String( id ).split( ':' )[ 0 ] ?? '' ),
	geolocate: ( state: CountriesState ): WireObject | undefined => state.geolocation,
};

const resolvers = deferred(
	( { countries: work } ) => work.resolvers,
	[ 'getCountries', 'getCountry', 'getLocales', 'getLocale', 'geolocate' ]
);

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
