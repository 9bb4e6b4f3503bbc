import { afterEach, expect, jest, test } from '@jest/globals';
import { bootWith } from '../../../../tests/js/render';
import { recordEvent } from '../index';

afterEach( () => {
	Reflect.deleteProperty( window, 'wcTracks' );
} );

function watch( record: unknown = jest.fn() ) {
	Reflect.set( window, 'wcTracks', { recordEvent: record } );
	return record;
}

test( 'hands an event over when the owner allows it', () => {
	bootWith( { isTrackingAllowed: true } );
	const record = watch();
	recordEvent( 'ces_feedback', { score: 4 } );
	expect( record ).toHaveBeenCalledWith( 'ces_feedback', { score: 4 } );
} );

test( 'stays silent when the owner does not', () => {
	bootWith( { isTrackingAllowed: false } );
	const record = watch();
	recordEvent( 'ces_feedback' );
	expect( record ).not.toHaveBeenCalled();
} );

test.each( [
	[ 'a script that was blocked', undefined ],
	[ 'a script of another shape', 'no function' ],
	[
		'a script that fails',
		() => {
			throw new Error( 'blocked' );
		},
	],
] )( 'survives %s', ( _name, record ) => {
	bootWith( { isTrackingAllowed: true } );
	watch( record );
	expect( () => recordEvent( 'ces_feedback' ) ).not.toThrow();
} );
