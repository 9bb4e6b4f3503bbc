import { combineReducers } from '@wordpress/data';
import type { AddressFormat, Country, GeoPlace } from '@store-admin/api';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';

export type AddressFormats = Readonly< Record< string, AddressFormat > >;

const NONE: readonly Country[] = [];

export const countries = createSingleValue( 'RECEIVE_COUNTRIES', NONE );
export const locales = createSingleValue< AddressFormats >( 'RECEIVE_LOCALES', {} );
export const geolocation = createSingleValue< GeoPlace | undefined >( 'RECEIVE_GEOLOCATION', undefined );

export interface CountriesState {
	readonly countries: readonly Country[];
	/** By country code. */
	readonly locales: AddressFormats;
	readonly geolocation: GeoPlace | undefined;
	readonly requests: RequestsState;
}

export const countriesReducer = combineReducers( {
	countries: countries.reducer,
	locales: locales.reducer,
	geolocation: geolocation.reducer,
	requests: requestsReducer,
} );
