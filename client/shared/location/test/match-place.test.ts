import { describe, expect, it } from '@jest/globals';
import { matchAutofill, matchLocation } from '../match-place';
import { toCountries, toCountryCode, toPlaceOptions } from '../place-options';
import { similarity } from '../similarity';

const options = toPlaceOptions(
	toCountries( [
		{
			code: 'US',
			name: 'United States (US)',
			states: [
				{ code: 'TX', name: 'Texas' },
				{ code: 'CA', name: 'California' },
			],
		},
		{ code: 'SG', name: 'Singapore', states: [] },
		{
			code: 'DE',
			name: 'Germany',
			states: [
				{ code: 'DE-BY', name: 'Bayern' },
				{ code: 'DE-BW', name: 'Baden-W&uuml;rttemberg' },
			],
		},
		{ code: 'CI', name: 'Côte d&#039;Ivoire', states: [] },
	] )
);
const valueOf = ( option: { value: string } | null ) => option?.value ?? null;

describe( 'toPlaceOptions', () => {
	it( 'makes one list of countries and states, sorted, with plain words', () => {
		expect( options.map( ( { value, label } ) => [ value, label ] ) ).toEqual( [
			[ 'CI', "Côte d'Ivoire" ],
			[ 'DE:DE-BW', 'Germany — Baden-Württemberg' ],
			[ 'DE:DE-BY', 'Germany — Bayern' ],
			[ 'SG', 'Singapore' ],
			[ 'US:CA', 'United States (US) — California' ],
			[ 'US:TX', 'United States (US) — Texas' ],
		] );
	} );

	it( 'knows the country of a place', () => {
		expect( toCountryCode( 'DE:DE-BY' ) ).toBe( 'DE' );
		expect( toCountryCode( 'SG' ) ).toBe( 'SG' );
	} );
} );

describe( 'matchLocation', () => {
	it.each( [
		[ { country_short: 'SG', region: 'Anything' }, 'SG' ],
		[ { country_short: 'US', region: 'Texas' }, 'US:TX' ],
		[ { country_short: 'us', region: 'texas' }, 'US:TX' ],
		[ { country_short: 'DE', region: 'Baden Wurttemberg' }, 'DE:DE-BW' ],
		[ { country_short: 'DE', region: 'Baden-Wuertemberg' }, 'DE:DE-BW' ],
		[ { country_short: 'US', region: 'Guam' }, null ],
		[ { country_short: 'DE', region: '', city: 'Bayern' }, 'DE:DE-BY' ],
		[ { country_short: 'XX', region: 'Texas' }, null ],
		[ {}, null ],
		[ null, null ],
	] )( 'of %p is %p', ( location, expected ) => {
		expect( valueOf( matchLocation( options, location ) ) ).toBe( expected );
	} );

	it( 'wants a similarity of 0.7 unless told otherwise', () => {
		expect( similarity( 'Texas', 'Texos' ) ).toBeLessThan( 0.7 );
		expect( matchLocation( options, { country_short: 'US', region: 'Texos' } ) ).toBeNull();
		expect( valueOf( matchLocation( options, { country_short: 'US', region: 'Texos' }, 0.4 ) ) ).toBe( 'US:TX' );
	} );
} );

describe( 'matchAutofill', () => {
	it.each( [
		[ 'US', 'TX', 'US:TX' ],
		[ 'United States', 'Texas', 'US:TX' ],
		[ 'united states', 'Californa', 'US:CA' ],
		[ 'Singapore', '', 'SG' ],
		[ 'US', '', null ],
		[ '', 'Texas', 'US:TX' ],
		[ '', 'TX', null ],
		[ 'Nowhere', 'Texas', null ],
		[ '', '', null ],
	] )( 'of %p and %p is %p', ( country, state, expected ) => {
		expect( valueOf( matchAutofill( options, country, state ) ) ).toBe( expected );
	} );
} );

describe( 'similarity', () => {
	it.each( [
		[ 'night', 'nacht', 0.25 ],
		[ 'Texas', 'TEXAS', 1 ],
		[ '', '', 0 ],
		[ 'a', 'b', 0 ],
		[ 'New South Wales', 'NewSouthWales', 1 ],
	] )( 'of %p and %p is %p', ( left, right, expected ) => {
		expect( similarity( left, right ) ).toBeCloseTo( expected );
	} );
} );
