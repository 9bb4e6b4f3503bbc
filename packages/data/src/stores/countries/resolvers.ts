import { fetchCountries, fetchLocales, geolocate } from '@store-admin/api';
import { reading, readingThrough } from '../../core/remote-data/requests';
import { countries, geolocation, locales } from './state';

export const resolvers = {
	getCountries: reading( 'getCountries', fetchCountries, countries.receive ),
	getCountry: readingThrough( 'getCountries' ),
	getLocales: reading( 'getLocales', fetchLocales, locales.receive ),
	getLocale: readingThrough( 'getLocales' ),
	geolocate: reading( 'geolocate', geolocate, geolocation.receive ),
};
