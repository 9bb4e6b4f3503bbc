import type { GatewayPlace, SellingSettings, TaxRatePlace, ZoneLocation } from '@store-admin/api';

export interface SellToCountry {
	readonly code: string;
	/** Codes of its states; none for a country without. */
	readonly states: readonly string[];
}

export interface SellToZone {
	/** 0 is the zone of all locations that no other zone covers. */
	readonly id: number;
	readonly name: string;
	/** Lower ones come first: the first zone that covers an address is the one that counts. */
	readonly order: number;
	readonly locations: readonly ZoneLocation[];
	readonly hasMethod: boolean;
}

/** What the store knows about the countries it sells to. */
export interface SellToFacts {
	/** All countries. */
	readonly countries: readonly SellToCountry[];
	readonly selling: SellingSettings;
	/** Whether all customers are charged the taxes of the store's own place. */
	readonly isTaxedAtBase: boolean;
	/** Whether a service computes the taxes, which needs no rates of the store. */
	readonly hasTaxService: boolean;
	readonly zones: readonly SellToZone[];
	/** Codes of countries by code of their continent. */
	readonly continents: Readonly< Record< string, readonly string[] > >;
	readonly rates: readonly TaxRatePlace[];
	readonly gateways: readonly GatewayPlace[];
}

/** Something that customers of some countries miss. */
export interface SellToGap {
	readonly kind: 'shipping' | 'tax' | 'payment';
	/** Whether all customers of these countries miss it, or only those of some places there. */
	readonly extent: 'all' | 'some';
	/** Codes in the order of the countries. */
	readonly countries: readonly string[];
	/** The shipping zone without a method. */
	readonly zone?: Pick< SellToZone, 'id' | 'name' >;
}

export interface SellToResult {
	/** Number of countries that the store sells to. */
	readonly countries: number;
	readonly gaps: readonly SellToGap[];
}

/** The countries that the store sells to. */
export function soldTo( { countries, selling }: Pick< SellToFacts, 'countries' | 'selling' > ): readonly SellToCountry[] {
	switch ( selling.woocommerce_allowed_countries ) {
		case 'specific':
			return countries.filter( ( { code } ) => selling.woocommerce_specific_allowed_countries.includes( code ) );
		case 'all_except':
			return countries.filter( ( { code } ) => ! selling.woocommerce_all_except_countries.includes( code ) );
		default:
			return countries;
	}
}

function isShippedTo( { selling }: SellToFacts, { code }: SellToCountry ): boolean {
	const shipTo = selling.woocommerce_ship_to_countries;
	return shipTo !== 'disabled' && ( shipTo !== 'specific' || selling.woocommerce_specific_ship_to_countries.includes( code ) );
}

type Cover = 'all' | 'some' | 'none';

/** How much of a country these places are: all of it, when they name the country or each of its states. */
function coverOf( { states }: SellToCountry, hasCountry: boolean, namedStates: ReadonlySet< string > ): Cover {
	if ( hasCountry || ( states.length > 0 && states.every( ( state ) => namedStates.has( state ) ) ) ) {
		return 'all';
	}
	return namedStates.size > 0 ? 'some' : 'none';
}

function zoneCover( zone: SellToZone, country: SellToCountry, continents: SellToFacts[ 'continents' ] ): Cover {
	const places = zone.locations.filter( ( { type } ) => type !== 'postcode' );
	if ( places.length === 0 ) {
		// A zone without places covers the whole world.
		return zone.locations.length === 0 ? 'all' : 'some';
	}
	const hasCountry = places.some(
		( { type, code } ) =>
			( type === 'country' && code === country.code ) || ( type === 'continent' && continents[ code ]?.includes( country.code ) )
	);
	const states = places.flatMap( ( { type, code } ) =>
		type === 'state' && code.startsWith( `${ country.code }:` ) ? [ code.slice( country.code.length + 1 ) ] : []
	);
	const cover = coverOf( country, hasCountry, new Set( states ) );
	return cover === 'all' && places.length < zone.locations.length ? 'some' : cover;
}

/** The zones that ship to a country, in the order in which they count. */
function zonesOf( country: SellToCountry, { zones, continents }: SellToFacts ): readonly SellToZone[] {
	const named = zones.filter( ( { id } ) => id !== 0 ).sort( ( one, other ) => one.order - other.order || one.id - other.id );
	const found: SellToZone[] = [];
	for ( const zone of named ) {
		const cover = zoneCover( zone, country, continents );
		if ( cover !== 'none' ) {
			found.push( zone );
		}
		if ( cover === 'all' ) {
			return found;
		}
	}
	// Hosts list the zone of all other locations, but it may be missing in the answer of an old one.
	return [ ...found, zones.find( ( { id } ) => id === 0 ) ?? { id: 0, name: '', order: 0, locations: [], hasMethod: false } ];
}

function shippingGaps( facts: SellToFacts, countries: readonly SellToCountry[] ): readonly SellToGap[] {
	const gaps = new Map< string, { readonly zone: SellToZone; readonly extent: SellToGap[ 'extent' ]; readonly countries: string[] } >();
	for ( const country of countries.filter( ( one ) => isShippedTo( facts, one ) ) ) {
		const zones = zonesOf( country, facts );
		const extent = zones.some( ( { hasMethod } ) => hasMethod ) ? 'some' : 'all';
		for ( const zone of zones.filter( ( { hasMethod } ) => ! hasMethod ) ) {
			const key = `${ zone.id } ${ extent }`;
			const gap = gaps.get( key ) ?? { zone, extent, countries: [] };
			gap.countries.push( country.code );
			gaps.set( key, gap );
		}
	}
	return [ ...gaps.values() ].map( ( { zone: { id, name }, ...gap } ) => ( { kind: 'shipping', ...gap, zone: { id, name } } ) );
}

function rateCover( country: SellToCountry, rates: readonly TaxRatePlace[] ): Cover {
	const own = rates.filter( ( rate ) => rate.country === '' || rate.country === country.code );
	const isEverywhere = ( rate: TaxRatePlace ) => rate.postcodes.length === 0 && rate.cities.length === 0;
	const whole = own.filter( isEverywhere );
	const cover = coverOf(
		country,
		whole.some( ( { state } ) => state === '' || state === '*' ),
		new Set( whole.map( ( { state } ) => state ) )
	);
	return cover === 'none' && own.length > 0 ? 'some' : cover;
}

function byExtent( kind: SellToGap[ 'kind' ], found: readonly ( readonly [ code: string, cover: Cover ] )[] ): readonly SellToGap[] {
	const of = ( wanted: Cover ) => found.flatMap( ( [ code, cover ] ) => ( cover === wanted ? [ code ] : [] ) );
	const gaps: readonly SellToGap[] = [
		{ kind, extent: 'all', countries: of( 'none' ) },
		{ kind, extent: 'some', countries: of( 'some' ) },
	];
	return gaps.filter( ( gap ) => gap.countries.length > 0 );
}

function taxGaps( facts: SellToFacts, countries: readonly SellToCountry[] ): readonly SellToGap[] {
	const { selling, rates, isTaxedAtBase, hasTaxService } = facts;
	if ( ! selling.woocommerce_calc_taxes || hasTaxService ) {
		return [];
	}
	const standard = rates.filter( ( rate ) => rate.class === '' || rate.class === 'standard' );
	const base = selling.woocommerce_default_country.split( ':' )[ 0 ];
	// With taxes of the store's own place, one country decides for all customers.
	const taxed = isTaxedAtBase ? facts.countries.filter( ( { code } ) => code === base ) : countries;
	return byExtent(
		'tax',
		taxed.map( ( country ) => [ country.code, rateCover( country, standard ) ] )
	);
}

function paymentGaps( { gateways }: SellToFacts, countries: readonly SellToCountry[] ): readonly SellToGap[] {
	const usable = gateways.filter( ( { isUsable } ) => isUsable );
	const canPay = ( code: string ) => usable.some( ( gateway ) => gateway.countries === undefined || gateway.countries.includes( code ) );
	return byExtent(
		'payment',
		countries.map( ( { code } ) => [ code, canPay( code ) ? 'all' : 'none' ] )
	);
}

/**
 * Finds what customers of the countries that the store sells to miss: a shipping method, a tax rate, a payment method. Where the store
 * ships nothing or charges no taxes, neither is missed. Only rates of the standard class count.
 *
 * @param facts What the store knows.
 */
export function findGaps( facts: SellToFacts ): SellToResult {
	const countries = soldTo( facts );
	return {
		countries: countries.length,
		gaps: [ ...shippingGaps( facts, countries ), ...taxGaps( facts, countries ), ...paymentGaps( facts, countries ) ],
	};
}
