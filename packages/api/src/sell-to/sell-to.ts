import { parserOf } from '../core/parse-answer';
import { get, request } from '../core/request';
import { anything, flagOr, listOf, object, orNone, recordOf, requiredText, text, usableListOf, type ValueOf } from '../core/shape';
import { isObject } from '../core/is-object';

const codes = orNone( listOf( requiredText ), [] );

const sellingSettings = object( {
	/** `all`, `all_except` or `specific`. Without it nothing is known about where the store sells. */
	woocommerce_allowed_countries: requiredText,
	woocommerce_all_except_countries: codes,
	woocommerce_specific_allowed_countries: codes,
	/** `` (all countries that the store sells to), `all`, `specific` or `disabled`. */
	woocommerce_ship_to_countries: text,
	woocommerce_specific_ship_to_countries: codes,
	/** `CC` or `CC:state`. */
	woocommerce_default_country: requiredText,
	woocommerce_calc_taxes: flagOr( false ),
} );

/** Settings of the group `general` that say where the store sells and what it charges there. */
export type SellingSettings = ValueOf< typeof sellingSettings >;

/** Parses settings of the group `general`, by id. */
export const parseSellingSettings = parserOf( sellingSettings, 'settings about where the store sells' );

const taxRate = object( {
	/** Two letters; empty for every country. */
	country: text,
	/** Empty for every state. */
	state: text,
	/** Empty for every place; a rate of some places lists them. */
	postcodes: codes,
	cities: codes,
	/** `standard`, or another class of products. */
	class: text,
} );

/** The part of a tax rate that says where it applies. */
export type TaxRatePlace = ValueOf< typeof taxRate >;

/** Fetches the tax rates, 100 per page. */
export async function fetchTaxRatePlaces( page = 1 ): Promise< { readonly rates: readonly TaxRatePlace[]; readonly pages: number } > {
	const { body, totalPages } = await request( usableListOf( taxRate, 'tax rate' ), {
		path: '/wc/v3/taxes',
		query: { per_page: 100, page },
	} );
	return { rates: body, pages: totalPages ?? 1 };
}

const continent = object( { code: requiredText, countries: listOf( object( { code: requiredText } ) ) } );

/** Fetches the codes of the countries of each continent, by its code. */
export async function fetchContinents(): Promise< Readonly< Record< string, readonly string[] > > > {
	const continents = await get( listOf( continent ), '/wc/v3/data/continents' );
	return Object.fromEntries( continents.map( ( { code, countries } ) => [ code, countries.map( ( country ) => country.code ) ] ) );
}

/** Some gateways keep the countries that they serve among their settings, under these names of WooCommerce's own gateways. */
function countriesOf( settings: Readonly< Record< string, unknown > > ): readonly string[] | undefined {
	const valueOf = ( name: string ): unknown => {
		const setting = settings[ name ];
		return isObject( setting ) ? setting[ 'value' ] : undefined;
	};
	const countries = valueOf( 'countries' );
	return valueOf( 'availability' ) === 'specific' && Array.isArray( countries )
		? ( countries as readonly unknown[] ).filter( ( code ): code is string => typeof code === 'string' )
		: undefined;
}

const gatewayPlace = object( {
	id: requiredText,
	enabled: flagOr( false ),
	needs_setup: flagOr( false ),
	settings: orNone( recordOf( anything ), {} ),
} );

/** Where customers can pay with a gateway. */
export interface GatewayPlace {
	readonly isUsable: boolean;
	/** Codes of the countries that it serves; undefined for all. */
	readonly countries: readonly string[] | undefined;
}

/** Fetches where customers can pay with each gateway of the site. */
export async function fetchGatewayPlaces(): Promise< readonly GatewayPlace[] > {
	const gateways = await get( usableListOf( gatewayPlace, 'payment gateway' ), '/wc/v3/payment_gateways' );
	return gateways.map( ( gateway ) => ( {
		isUsable: gateway.enabled && ! gateway.needs_setup,
		countries: countriesOf( gateway.settings ),
	} ) );
}
