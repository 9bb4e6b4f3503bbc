import { describe, expect, test } from '@jest/globals';
import { expectConsole } from '../../../../../tests/js/console-guard';
import { parseAnswer } from '../parse-answer';
import { flagOr, id, listOf, numberOr, object, recordOf, requiredText, text, usableListOf, type Shape } from '../shape';

const parse = < Value >( shape: Shape< Value >, body: unknown ): Value => parseAnswer( shape, body, 'GET /test' );
const problemOf = ( shape: Shape< unknown >, body: unknown ): string => {
	try {
		parse( shape, body );
	} catch ( error ) {
		return ( error as { problem: string } ).problem;
	}
	return '';
};

describe( 'a shape', () => {
	test.each( [ null, undefined, false, '', [] ] )( 'accepts %j as no text, no number and none', ( none ) => {
		expect( parse( text, none ) ).toBe( '' );
		expect( parse( numberOr( null ), none ) ).toBeNull();
	} );

	test( 'accepts a missing field as none', () => {
		expect( parse( object( { name: text, count: numberOr( 0 ), isOn: flagOr( true ) } ), {} ) ).toEqual( {
			name: '',
			count: 0,
			isOn: true,
		} );
	} );

	test( 'keeps fields that it does not describe', () => {
		expect( parse( object( { name: text } ), { name: 'a', extra: [ 1 ] } ) ).toEqual( { name: 'a', extra: [ 1 ] } );
	} );

	test.each( [
		[ true, true ],
		[ 1, true ],
		[ '1', true ],
		[ 'yes', true ],
		[ false, false ],
		[ 0, false ],
		[ 'no', false ],
		[ '', false ],
	] )( 'parses %j as the flag %j', ( sent, value ) => {
		expect( parse( flagOr( ! value ), sent ) ).toBe( value );
	} );

	test( 'accepts digits as a number and numbers as a text', () => {
		expect( parse( id, '7' ) ).toBe( 7 );
		expect( parse( requiredText, 7 ) ).toBe( '7' );
	} );

	test( 'accepts an empty list as an empty record, and a numbered object as a list', () => {
		expect( parse( recordOf( text ), [] ) ).toEqual( {} );
		expect( parse( listOf( text ), { 1: 'a', 3: 'b' } ) ).toEqual( [ 'a', 'b' ] );
	} );

	test.each( [ [ null ], [ {} ], [ { a: 1 } ], [ 'text' ], [ 7 ], [ true ] ] )( 'does not accept %j as a list', ( body ) => {
		expect( problemOf( listOf( text ), body ) ).toMatch( /^answer: expected a list, received/ );
	} );

	test( 'names the field that is invalid', () => {
		const lists = listOf( object( { tasks: listOf( object( { id: requiredText } ) ) } ) );
		expect( problemOf( lists, [ { tasks: [ { id: 'a' }, { id: {} } ] } ] ) ).toBe(
			'0.tasks.1.id: expected a text, received an object'
		);
		expect( problemOf( object( { id } ), { id: 0 } ) ).toBe( 'id: expected an id above 0, received 0' );
	} );
} );

describe( 'usableListOf', () => {
	const named = usableListOf( object( { id: requiredText } ), 'note' );

	test( 'leaves out unusable items, and warns once about each', () => {
		expectConsole( 'warn', /^Store Admin: note “No id”: id: expected a text, received nothing\. It was left out\./ );
		expectConsole( 'warn', /^Store Admin: note without a name: answer: expected an object, received null\. It was left out\./ );
		expect( parse( named, [ { id: 'a' }, { title: 'No id' }, null ] ) ).toEqual( [ { id: 'a' } ] );
		expect( parse( named, [ { id: 'a' }, { title: 'No id' }, null ] ) ).toEqual( [ { id: 'a' } ] );
	} );

	test( 'fails when no item is usable', () => {
		expectConsole( 'warn', /left out/ );
		expect( problemOf( named, [ {} ] ) ).toMatch( /usable items/ );
	} );

	test( 'accepts an empty list', () => {
		expect( parse( named, [] ) ).toEqual( [] );
	} );
} );
