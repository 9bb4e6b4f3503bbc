import { parseAnswer, parserOf } from '../core/parse-answer';
import { get } from '../core/request';
import { flagOr, listOf, maybe, object, orNone, recordOf, requiredText, text, type ValueOf } from '../core/shape';
import { errorFromBody, toApiError } from '../core/to-api-error';

const COUNTRIES = '/wc-analytics/data/countries';
const GEO_SERVICE = 'https://public-api.wordpress.com/geo/';

const country = object( {
	/** Two letters. */
	code: requiredText,
	/** May contain HTML entities, as the names of states may. */
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

/** How addresses of a country differ from the usual; fields without a rule are as usual. */
export type AddressFormat = ValueOf< typeof addressFormat >;

/** Parses how addresses are written, for example of the store `wc/admin/countries`. */
export const parseLocales = parserOf( recordOf( addressFormat ), 'formats of addresses' );

/** Fetches how addresses are written, by country code. */
export async function fetchLocales(): Promise< Readonly< Record< string, AddressFormat > > > {
	return get( recordOf( addressFormat ), `${ COUNTRIES }/locales` );
}

const place = object( { country_short: text } );

/** Where the browser is, as far as its address on the internet tells. */
export type GeoPlace = ValueOf< typeof place >;

/** Asks a service of WordPress.com which country the browser is in; nothing of this site is sent. */
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
