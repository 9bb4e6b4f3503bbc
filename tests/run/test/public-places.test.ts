import { describe, expect, it } from '@jest/globals';
import { publicPlaces } from '../public-places';
import { readRepositoryFile } from '../repository-files';

const { places, currencies, formats } = publicPlaces();
const readData = ( name: string ) =>
	JSON.parse( readRepositoryFile( `tests/demo-store/data/${ name }.json` ) ) as Record< string, Record< string, unknown > >;

describe( 'publicPlaces', () => {
	it( 'publicPlaces lists each country once, sorted by code', () => {
		const codes = Object.keys( places.countries );
		expect( codes ).toEqual( [ ...codes ].sort() );
		expect( codes ).toHaveLength( 249 );
		expect( places.countries ).toMatchObject( { BR: 'Brazil', GB: 'United Kingdom', US: 'United States' } );
	} );

	it( 'publicPlaces puts each country into one continent', () => {
		const inContinents = Object.values( places.continents ).flatMap( ( { countries } ) => countries );
		expect( [ ...inContinents ].sort() ).toEqual( Object.keys( places.countries ) );
	} );

	it.each( [
		[ 'US', 'TX', 'Texas' ],
		[ 'DE', 'DE-BY', 'Bayern' ],
		[ 'KE', 'KE01', 'Baringo' ],
	] )( 'publicPlaces spells states of %s as the host does: %s', ( country, code, name ) => {
		expect( places.states[ country ]?.[ code ] ).toBe( name );
	} );

	it( 'publicPlaces leaves out states that are countries, such as Puerto Rico', () => {
		expect( Object.keys( places.states[ 'US' ] ?? {} ) ).toHaveLength( 51 );
	} );

	it.each( [
		[ 'US', [ 'USD', 'left', ',', '.', 2, 'lbs', 'in', 'ltr', 'en_US' ] ],
		[ 'DE', [ 'EUR', 'right_space', '.', ',', 2, 'kg', 'cm', 'ltr', 'de_DE' ] ],
		[ 'JP', [ 'JPY', 'left', ',', '.', 0, 'kg', 'cm', 'ltr', 'ja_JP' ] ],
		[ 'IL', [ 'ILS', 'right_space', ',', '.', 2, 'kg', 'cm', 'rtl', 'he_IL' ] ],
	] )( 'publicPlaces knows how prices are formatted in %s', ( country, row ) => {
		expect( formats[ country ] ).toEqual( row );
	} );

	it( 'publicPlaces sends symbols as HTML entities unless they are letters', () => {
		expect( currencies ).toMatchObject( { EUR: [ 'Euro', '&#8364;' ], PLN: [ expect.any( String ), 'zł' ] } );
	} );

	it( 'The data files of the demo store hold the codes of the standards', () => {
		const { countries, continents, states } = readData( 'places' );
		expect( Object.keys( countries ?? {} ) ).toEqual( Object.keys( places.countries ) );
		expect( continents ).toEqual( places.continents );
		expect( states ).toEqual( places.states );
		expect( Object.keys( readData( 'currencies' ) ) ).toEqual( Object.keys( currencies ) );
		expect( Object.keys( readData( 'country-formats' ) ) ).toEqual( Object.keys( formats ) );
	} );
} );
