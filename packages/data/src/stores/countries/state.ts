import { combineReducers } from '@wordpress/data';
import type { WireObject } from '@store-admin/api';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';

const NONE: readonly WireObject[] = [];

export const countries = createSingleValue( 'RECEIVE_COUNTRIES', NONE );
export const locales = createSingleValue< WireObject >( 'RECEIVE_LOCALES', {} );
export const geolocation = createSingleValue< WireObject | undefined >( 'RECEIVE_GEOLOCATION', undefined );

export interface CountriesState {
	readonly countries: readonly WireObject[];
	readonly locales: WireObject;
	readonly geolocation: WireObject | undefined;
	readonly requests: RequestsState;
}

export const countriesReducer = combineReducers( {
	countries: countries.reducer,
	locales: locales.reducer,
	geolocation: geolocation.reducer,
	requests: requestsReducer,
} );
