import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findGaps, soldTo, type SellToFacts, type SellToZone } from '../find-gaps';

const COUNTRIES = [
	{ code: 'US', states: [ 'CA', 'TX' ] },
	{ code: 'CA', states: [ 'ON' ] },
	{ code: 'DE', states: [] },
	{ code: 'FR', states: [] },
];
const CONTINENTS = { NA: [ 'US', 'CA' ], EU: [ 'DE', 'FR' ] };

const SELLING: SellToFacts[ 'selling' ] = {
	woocommerce_allowed_countries: 'all',
	woocommerce_all_except_countries: [],
	woocommerce_specific_allowed_countries: [],
	woocommerce_ship_to_countries: '',
	woocommerce_specific_ship_to_countries: [],
	woocommerce_default_country: 'DE',
	woocommerce_calc_taxes: true,
};
const place = ( code: string, type = 'country' ) => ( { code, type } );
const zone = ( id: number, locations: SellToZone[ 'locations' ], changes: Partial< SellToZone > = {} ): SellToZone => ( {
	id,
	name: `Zone ${ id }`,
	order: id,
	locations,
	hasMethod: true,
	...changes,
} );
const rate = ( country: string, state = '', changes: object = {} ) => ( {
	country,
	state,
	postcodes: [],
	cities: [],
	class: 'standard',
	...changes,
} );
const WORLD = zone( 0, [] );

/** A store whose customers miss nothing. */
const facts = ( changes: Partial< SellToFacts > = {} ): SellToFacts => ( {
	countries: COUNTRIES,
	selling: SELLING,
	isTaxedAtBase: false,
	hasTaxService: false,
	zones: [ WORLD ],
	continents: CONTINENTS,
	rates: [ rate( '' ) ],
	gateways: [ { isUsable: true, countries: undefined } ],
	...changes,
} );
const gaps = ( changes: Partial< SellToFacts > = {} ) => findGaps( facts( changes ) ).gaps;
const briefly = ( changes: Partial< SellToFacts > = {} ) =>
	gaps( changes ).map( ( { kind, extent, countries, zone: of } ) => [ kind, extent, countries.join( ' ' ), of?.id ] );

describe( 'soldTo', () => {
	it.each( [
		[ 'all', {}, 'US CA DE FR' ],
		[ 'specific', { woocommerce_specific_allowed_countries: [ 'FR', 'XX' ] }, 'FR' ],
		[ 'all_except', { woocommerce_all_except_countries: [ 'US', 'CA' ] }, 'DE FR' ],
		[ '', {}, 'US CA DE FR' ],
	] )( 'of %s with %j is %s', ( allowed, changes, expected ) => {
		const selling = { ...SELLING, woocommerce_allowed_countries: allowed, ...changes };
		const sold = soldTo( { countries: COUNTRIES, selling } );
		expect( sold.map( ( { code } ) => code ).join( ' ' ) ).toBe( expected );
	} );
} );

describe( 'shipping', () => {
	const none = zone( 0, [], { hasMethod: false } );

	it( 'is missed where the zone that covers a country has no method', () => {
		expect(
			briefly( { zones: [ none, zone( 1, [ place( 'DE' ) ] ), zone( 2, [ place( 'NA', 'continent' ) ], { hasMethod: false } ) ] } )
		).toEqual( [
			[ 'shipping', 'all', 'US CA', 2 ],
			[ 'shipping', 'all', 'FR', 0 ],
		] );
	} );

	it( 'counts the first zone in the order of the store, not in that of the answer', () => {
		const late = zone( 1, [ place( 'DE' ) ], { order: 9, hasMethod: false } );
		const early = zone( 2, [ place( 'DE' ) ], { order: 1 } );
		expect( briefly( { zones: [ WORLD, late, early ] } ) ).toEqual( [] );
	} );

	it( 'is missed by some customers where a part of the country is covered', () => {
		expect(
			briefly( { zones: [ none, zone( 1, [ place( 'US:CA', 'state' ), place( 'CA' ), place( 'DE' ), place( 'FR' ) ] ) ] } )
		).toEqual( [ [ 'shipping', 'some', 'US', 0 ] ] );
		expect(
			briefly( {
				zones: [
					none,
					zone( 1, [ place( 'DE' ), place( '10*', 'postcode' ) ] ),
					zone( 2, [ place( 'NA', 'continent' ), place( 'FR' ) ] ),
				],
			} )
		).toEqual( [ [ 'shipping', 'some', 'DE', 0 ] ] );
	} );

	it( 'is there for a country whose states are all named', () => {
		const states = [ place( 'US:CA', 'state' ), place( 'US:TX', 'state' ) ];
		expect( briefly( { zones: [ none, zone( 1, [ ...states, place( 'CA' ), place( 'DE' ), place( 'FR' ) ] ) ] } ) ).toEqual( [] );
	} );

	it( 'is missed nowhere when the store ships nothing, and only where it ships', () => {
		const ship = ( to: string, specific: readonly string[] = [] ) => ( {
			zones: [ none ],
			selling: { ...SELLING, woocommerce_ship_to_countries: to, woocommerce_specific_ship_to_countries: specific },
		} );
		expect( briefly( ship( 'disabled' ) ) ).toEqual( [] );
		expect( briefly( ship( 'specific', [ 'FR' ] ) ) ).toEqual( [ [ 'shipping', 'all', 'FR', 0 ] ] );
	} );
} );

describe( 'taxes', () => {
	it( 'are missed where no standard rate fits', () => {
		const rates = [ rate( 'US', 'CA' ), rate( 'CA', 'ON' ), rate( 'DE' ), rate( 'FR', '', { class: 'reduced-rate' } ) ];
		expect( briefly( { rates } ) ).toEqual( [
			[ 'tax', 'all', 'FR', undefined ],
			[ 'tax', 'some', 'US', undefined ],
		] );
	} );

	it( 'are missed by some where rates name towns or postcodes', () => {
		expect( briefly( { rates: [ rate( 'DE', '', { postcodes: [ '10115' ] } ), rate( 'US' ), rate( 'CA' ), rate( 'FR' ) ] } ) ).toEqual(
			[ [ 'tax', 'some', 'DE', undefined ] ]
		);
	} );

	it( 'are missed nowhere when they are off or a service computes them', () => {
		expect( briefly( { rates: [], hasTaxService: true } ) ).toEqual( [] );
		expect( briefly( { rates: [], selling: { ...SELLING, woocommerce_calc_taxes: false } } ) ).toEqual( [] );
	} );

	it( 'of the place of the store need a rate there only', () => {
		expect( briefly( { isTaxedAtBase: true, rates: [ rate( 'DE' ) ] } ) ).toEqual( [] );
		expect( briefly( { isTaxedAtBase: true, rates: [ rate( 'FR' ) ] } ) ).toEqual( [ [ 'tax', 'all', 'DE', undefined ] ] );
	} );
} );

describe( 'payment', () => {
	it( 'is missed where no gateway that works serves the country', () => {
		expect(
			briefly( {
				gateways: [
					{ isUsable: false, countries: undefined },
					{ isUsable: true, countries: [ 'US', 'DE' ] },
				],
			} )
		).toEqual( [ [ 'payment', 'all', 'CA FR', undefined ] ] );
	} );
} );

describe( 'findGaps', () => {
	const codes = COUNTRIES.map( ( { code } ) => code );
	const location = fc.oneof(
		fc.constantFrom( ...codes ).map( ( code ) => place( code ) ),
		fc.constantFrom( 'US:CA', 'US:TX', 'CA:ON' ).map( ( code ) => place( code, 'state' ) ),
		fc.constantFrom( 'NA', 'EU', 'XX' ).map( ( code ) => place( code, 'continent' ) ),
		fc.constant( place( '10*', 'postcode' ) )
	);
	const zones = fc
		.array( fc.record( { locations: fc.array( location, { maxLength: 4 } ), hasMethod: fc.boolean(), order: fc.nat( 3 ) } ), {
			maxLength: 4,
		} )
		.chain( ( some ) =>
			fc
				.boolean()
				.map( ( hasMethod ) => [
					zone( 0, [], { hasMethod } ),
					...some.map( ( one, index ) => zone( index + 1, one.locations, one ) ),
				] )
		);
	const rates = fc.array(
		fc
			.tuple( fc.constantFrom( '', ...codes ), fc.constantFrom( '', '*', 'CA', 'ON' ) )
			.map( ( [ country, state ] ) => rate( country, state ) ),
		{ maxLength: 5 }
	);
	const gateways = fc.array( fc.record( { isUsable: fc.boolean(), countries: fc.option( fc.subarray( codes ), { nil: undefined } ) } ), {
		maxLength: 3,
	} );
	const selling = fc
		.record( { allowed: fc.constantFrom( 'all', 'specific', 'all_except' ), list: fc.subarray( codes ), isTaxed: fc.boolean() } )
		.map( ( { allowed, list, isTaxed } ) => ( {
			...SELLING,
			woocommerce_allowed_countries: allowed,
			woocommerce_specific_allowed_countries: list,
			woocommerce_all_except_countries: list,
			woocommerce_calc_taxes: isTaxed,
		} ) );
	const any = fc.record( { zones, rates, gateways, selling } ).map( ( changes ) => facts( changes ) );
	const sorted = ( found: readonly object[] ) => found.map( ( gap ) => JSON.stringify( gap ) ).sort();

	it( 'names only countries that the store sells to, each once per gap, and no empty gap', () => {
		fc.assert(
			fc.property( any, ( store ) => {
				const sold = soldTo( store ).map( ( { code } ) => code );
				const result = findGaps( store );
				expect( result.countries ).toBe( sold.length );
				for ( const gap of result.gaps ) {
					expect( gap.countries.length ).toBeGreaterThan( 0 );
					expect( new Set( gap.countries ).size ).toBe( gap.countries.length );
					expect( gap.countries.filter( ( code ) => ! sold.includes( code ) ) ).toEqual( [] );
				}
			} )
		);
	} );

	it( 'finds no gap in shipping when every zone has a method, and one for each country when none has', () => {
		fc.assert(
			fc.property( any, ( store ) => {
				const withAll = ( hasMethod: boolean ) =>
					findGaps( { ...store, zones: store.zones.map( ( one ) => ( { ...one, hasMethod } ) ) } ).gaps.filter(
						( { kind } ) => kind === 'shipping'
					);
				expect( withAll( true ) ).toEqual( [] );
				const missed = new Set( withAll( false ).flatMap( ( { countries } ) => countries ) );
				expect( [ ...missed ].sort() ).toEqual(
					soldTo( store )
						.map( ( { code } ) => code )
						.sort()
				);
				expect( withAll( false ).every( ( { extent } ) => extent === 'all' ) ).toBe( true );
			} )
		);
	} );

	it( 'finds the same whatever the order of zones, rates and gateways in the answers', () => {
		fc.assert(
			fc.property( any, ( store ) => {
				const turned = {
					...store,
					zones: [ ...store.zones ].reverse(),
					rates: [ ...store.rates ].reverse(),
					gateways: [ ...store.gateways ].reverse(),
				};
				expect( sorted( findGaps( turned ).gaps ) ).toEqual( sorted( findGaps( store ).gaps ) );
			} )
		);
	} );

	it( 'finds no more gaps in taxes and payment when a rate for all and a gateway for all are added', () => {
		fc.assert(
			fc.property( any, ( store ) => {
				const better = {
					...store,
					rates: [ ...store.rates, rate( '' ) ],
					gateways: [ ...store.gateways, { isUsable: true, countries: undefined } ],
				};
				expect( findGaps( better ).gaps.filter( ( { kind } ) => kind !== 'shipping' ) ).toEqual( [] );
			} )
		);
	} );
} );
