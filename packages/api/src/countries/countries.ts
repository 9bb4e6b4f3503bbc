import { get } from '../core/request';
import { errorFromBody, toApiError } from '../core/to-api-error';
import { toObject, toObjects, type WireObject } from '../core/wire';

const COUNTRIES = '/wc-analytics/data/countries';
const GEO_SERVICE = 'https://public-api.wordpress.com/geo/';

/** Reads every country with its states. */
export async function fetchCountries(): Promise< readonly WireObject[] > {
	return toObjects( await get( COUNTRIES ) );
}

/** Reads how addresses are written, by country code. */
export async function fetchLocales(): Promise< WireObject > {
	return toObject( await get( `${ COUNTRIES }/locales` ) );
}

/** Asks a service of WordPress.com which country the browser is in; nothing of this site is sent. */
export async function geolocate(): Promise< WireObject > {
	try {
		const response = await fetch( GEO_SERVICE, { credentials: 'omit' } );
		const body: unknown = await response.json();
		if ( ! response.ok ) {
			throw errorFromBody( body, response.status, `GET ${ GEO_SERVICE }` );
		}
		return toObject( body );
	} catch ( thrown ) {
		throw toApiError( thrown, `GET ${ GEO_SERVICE }` );
	}
}
