import { parseAnswer, parserOf } from '../core/parse-answer';
import { get } from '../core/request';
import { flagOr, listOf, maybe, object, orNone, recordOf, requiredText, text, type ValueOf } from '../core/shape';
import { errorFromBody, toApiError } from '../core/to-api-error';

const COUNTRIES = '/wc-analytics/data/countries';
const GEO_SERVICE = 'https://public-api.wordpress.com/geo/';

const country = object( {
	/** ISO 3166-1 alpha-2, for example `US`. */
	code: requiredText,
	/** May contain HTML entities, like the names of states. */
	name: text,
	states: orNone( listOf( object( { code: requiredText, name: text } ) ), [] ),
} );

/** A country with its states. */
export type Country = ValueOf< typeof country >;

/** Parses countries, for example of the store `wc/admin/countries`. */
export const parseCountries = parserOf( listOf( country ), 'countries' );

/** Fetches every country with its states. */
export async function fetchCountries(): Promise< readonly Country[] > {
	return get( listOf( country ), COUNTRIES );
}

const rule = maybe( orNone( object( { label: maybe( text ), hidden: maybe( flagOr( false ) ), required: maybe( flagOr( true ) ) } ), {} ) );

const addressFormat = orNone( object( { address_1: rule, postcode: rule, city: rule } ), {} );

/** Differences between the address fields of a country and the usual ones. A field that does not differ is left out. */
export type AddressFormat = ValueOf< typeof addressFormat >;

/** Parses the address formats, for example of the store `wc/admin/countries`. */
export const parseLocales = parserOf( recordOf( addressFormat ), 'formats of addresses' );

/** Fetches the address formats by country code. */
export async function fetchLocales(): Promise< Readonly< Record< string, AddressFormat > > > {
	return get( recordOf( addressFormat ), `${ COUNTRIES }/locales` );
}

const place = object( { country_short: text } );

/** Location of the browser, estimated from its IP address. */
export type GeoPlace = ValueOf< typeof place >;

/** Fetches the browser's country from a service of WordPress.com; no data of this site is sent. */
export async function geolocate(): Promise< GeoPlace > {
	const request = `GET ${ GEO_SERVICE }`;
	try {
		const response = await fetch( GEO_SERVICE, { credentials: 'omit' } );
		const body: unknown = await response.json();
		if ( ! response.ok ) {
			throw errorFromBody( body, response.status, request );
		}
		return parseAnswer( place, body, request );
	} catch ( thrown ) {
		throw toApiError( thrown, request );
	}
}
