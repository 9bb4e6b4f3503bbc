import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ZoneMethod } from '@store-admin/data';
import type { CurrencyFormat } from '@store-admin/format';
import { formatRate, isNewAmount, parseRate, planWrites, toZoneRate } from '../zone-rate';

const dollars: CurrencyFormat = { symbol: '$', position: 'left', precision: 2, decimalSeparator: '.', thousandSeparator: ',' };
const euros: CurrencyFormat = { ...dollars, symbol: '€', decimalSeparator: ',', thousandSeparator: '.' };
const dots: CurrencyFormat = { ...dollars, thousandSeparator: '.' };

function method( changes: Partial< ZoneMethod > ): ZoneMethod {
	return { instanceId: 1, methodId: 'flat_rate', title: 'Flat rate', isEnabled: true, cost: '', condition: '', ...changes };
}

describe( 'formatted rates', () => {
	it( 'S6: are parsed to the same amount, whatever the separators and decimals', () => {
		const pairs = [ ',.', '.,', ' ,', '\u00A0,', '\u202F,', "'.", ',·' ];
		for ( const [ thousandSeparator = '', decimalSeparator = '' ] of pairs.map( ( pair ) => [ ...pair ] ) ) {
			fc.assert(
				fc.property( fc.bigInt( { min: 0n, max: 10n ** 20n } ), fc.integer( { min: 0, max: 3 } ), ( digits, precision ) => {
					const currency = { ...dollars, precision, thousandSeparator, decimalSeparator };
					const text = String( digits ).padStart( precision + 1, '0' );
					const split = text.length - precision;
					const amount = precision === 0 ? text : `${ text.slice( 0, split ) }.${ text.slice( split ) }`;
					expect( parseRate( formatRate( amount, currency ), currency ) ).toBe( amount );
				} )
			);
		}
	} );

	it.each( [
		[ '2,45', euros, '2.45' ],
		[ '33.61', euros, null ],
		[ '8.95', euros, null ],
		[ '1.234,5', dollars, null ],
		[ '3,000.00', dollars, '3000.00' ],
		[ '', dollars, '0.00' ],
		[ '-1', dollars, '-1.00' ],
		[ '1.005', dollars, '1.005' ],
		[ '10.00', dots, '10.00' ],
	] )( 'S4: like %p are parsed exactly or not at all', ( text, currency, expected ) => {
		expect( parseRate( text, currency ) ).toBe( expected );
	} );

	it( 'S7: have no groups where both separators are the same', () => {
		expect( formatRate( '1000', dots ) ).toBe( '1000.00' );
	} );

	it( 'keep more decimals than the store uses', () => {
		expect( formatRate( '2.455', dollars ) ).toBe( '2.455' );
		expect( formatRate( '2.4500', dollars ) ).toBe( '2.45' );
	} );
} );

describe( 'the rate of a zone', () => {
	it.each( [
		[ 'a flat rate', [ method( { cost: '7.9' } ) ], { text: '7.90', isOn: true, others: [], isFormula: false } ],
		[ 'a flat rate kept with a comma', [ method( { cost: '2,45' } ) ], { text: '2,45', isFormula: false } ],
		[ 'thousands', [ method( { cost: '3000' } ) ], { text: '3.000,00' } ],
		[ 'nothing', [ method( { methodId: 'free_shipping' } ) ], { text: '0,00', isOn: true } ],
		[ 'a formula', [ method( { cost: '10 * [qty]' } ) ], { text: '10 * [qty]', isFormula: true } ],
		[ 'nothing yet', [ method( { cost: '5', isEnabled: false } ) ], { text: '0,00', isOn: false, others: [] } ],
		[
			'a rate, and free shipping from an amount',
			[ method( { cost: '7.90' } ), method( { instanceId: 2, methodId: 'free_shipping', title: 'Free', condition: 'min_amount' } ) ],
			{ text: '7,90', others: [ 'Free' ] },
		],
		[
			'other kinds only',
			[ method( { methodId: 'local_pickup', title: 'Pick up', cost: '' } ) ],
			{ text: '', isOn: true, others: [ 'Pick up' ] },
		],
	] )( 'is %s', ( name, methods, expected ) => {
		expect( toZoneRate( { methods }, name === 'a flat rate' ? dollars : euros ) ).toMatchObject( expected );
	} );
} );

describe( 'isNewAmount', () => {
	const rate = toZoneRate( { methods: [ method( { cost: '3000' } ) ] }, dollars );

	it.each( [
		[ undefined, false ],
		[ '3,000.00', false ],
		[ '3000', false ],
		[ '3001', true ],
		[ 'abc', true ],
		[ '', true ],
	] )( 'for %p', ( text, expected ) => {
		expect( isNewAmount( text === undefined ? {} : { text }, rate, dollars ) ).toBe( expected );
	} );
} );

describe( 'planWrites', () => {
	it( 'creates a method when the zone has none of the type', () => {
		expect( planWrites( [], '5.00' ) ).toEqual( [ { kind: 'create', methodId: 'flat_rate', cost: '5.00' } ] );
		expect( planWrites( [ method( { instanceId: 4, cost: '5' } ) ], '0.00' ) ).toEqual( [
			{ kind: 'create', methodId: 'free_shipping', cost: '0.00' },
			{ kind: 'disable', instanceId: 4 },
		] );
	} );

	it( 'changes the enabled method when there are several of the type, before it disables others', () => {
		const methods = [
			method( { instanceId: 1, isEnabled: false } ),
			method( { instanceId: 2, cost: '3' } ),
			method( { instanceId: 3, methodId: 'local_pickup' } ),
		];
		expect( planWrites( methods, '9.00' ) ).toEqual( [
			{ kind: 'update', instanceId: 2, methodId: 'flat_rate', cost: '9.00' },
			{ kind: 'disable', instanceId: 3 },
		] );
	} );

	it( 'does not use free shipping that has a condition', () => {
		const conditional = method( { instanceId: 5, methodId: 'free_shipping', condition: 'min_amount' } );
		expect( planWrites( [ conditional ], '0' ) ).toEqual( [
			{ kind: 'create', methodId: 'free_shipping', cost: '0' },
			{ kind: 'disable', instanceId: 5 },
		] );
	} );

	it( 'disables all methods when the zone offers nothing', () => {
		expect( planWrites( [ method( {} ), method( { instanceId: 2, isEnabled: false } ) ], null ) ).toEqual( [
			{ kind: 'disable', instanceId: 1 },
		] );
	} );
} );
