import { describe, expect, it } from '@jest/globals';
import { explain } from '../by-design';

describe( 'explain', () => {
	it( 'explains a change from zero, and no other', () => {
		const wrong = { about: 'change of Returns', host: '5%', ours: 'new' };
		const { unexplained, reasons } = explain( [ { about: 'change of Coupons', host: '0%', ours: 'new' }, wrong ] );
		expect( unexplained ).toEqual( [ wrong ] );
		expect( [ ...reasons.values() ] ).toEqual( [ 1 ] );
	} );

	it.each( [
		[ 'row 1, Net sales', '$-83.38', '-$83.38', '-$83.37' ],
		[ 'value of Average items per order', '2', '2.26', '2.76' ],
		[ 'row 1, Rate', '9.97%', '9.975%', '9.99%' ],
	] )( 'explains the notation of %s, and no other value', ( about, host, ours, wrong ) => {
		const difference = { about, host, ours: wrong };
		expect( explain( [ { about, host, ours }, difference ] ).unexplained ).toEqual( [ difference ] );
	} );
} );
