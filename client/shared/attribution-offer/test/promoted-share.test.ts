import { expect, it } from '@jest/globals';
import { isPromoted } from '../promoted-share';

it.each( [
	[ 120, '9.7.0', true ],
	[ 120, '10.5.1', true ],
	[ 72, '9.6.2', true ],
	[ 73, '9.6.2', false ],
	[ 12, '9.5.0-beta.1', true ],
	[ 13, '9.5.0', false ],
	[ 14, '9.4.3', true ],
	[ 15, '9.4.3', false ],
	[ 14, '', true ],
	[ 0, '10.5.0', false ],
	[ null, '10.5.0', false ],
] )( 'isPromoted of number %p on version %s is %p', ( number, version, expected ) => {
	expect( isPromoted( number, version, null ) ).toBe( expected );
} );

it( 'isPromoted uses the percentages that the host has downloaded, in any order', () => {
	const downloaded = [ [ '9.5', 10 ], [ '10.6', 100 ], [ '9.7', 50 ], 'nonsense', [ 9.8, '100' ] ];
	expect( isPromoted( 60, '10.5.0', downloaded ) ).toBe( true );
	expect( isPromoted( 61, '10.5.0', downloaded ) ).toBe( false );
	expect( isPromoted( 120, '10.6.0', downloaded ) ).toBe( true );
} );

it.each( [ 'nonsense', {}, [], [ 7 ] ] )( 'isPromoted ignores %j instead of percentages', ( downloaded ) => {
	expect( isPromoted( 120, '10.5.0', downloaded ) ).toBe( true );
} );
