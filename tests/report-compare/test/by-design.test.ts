import { describe, expect, it } from '@jest/globals';
import { explain } from '../by-design';

describe( 'explain', () => {
	it( 'explains a change from zero, and no other', () => {
		const wrong = { about: 'change of Returns', host: '5%', ours: 'new' };
		const { unexplained, reasons } = explain( [ { about: 'change of Coupons', host: '0%', ours: 'new' }, wrong ] );
		expect( unexplained ).toEqual( [ wrong ] );
		expect( [ ...reasons.values() ] ).toEqual( [ 1 ] );
	} );
} );
