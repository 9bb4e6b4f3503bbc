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
		[ 'totals', '0 Orders | -221 Items sold | $-10,907.52 net sales', '0 Orders | -221 Items sold | -$10,907.52 net sales', '-$1' ],
		[ 'change of Net sales (-$10,907.52)', '644%', '-644%', '-64%' ],
		[ 'value of Average items per order', '2', '2.26', '2.76' ],
		[ 'columns', 'Product | SKU | Orders', 'Product | Orders', 'Product' ],
		[ 'columns', 'Name | Username | Country / Region | City | Region', 'Name | Country / Region', 'Name' ],
		[ 'row 2, Username', '', 'Guest', 'ada' ],
		[ 'row 1, Country / Region', 'US', 'United States (US)', 'Germany' ],
		[ 'row 1, Last active', 'November 29, 2026', 'November 28, 2026', 'November 26, 2026' ],
		[ 'totals', '1 customer | 28 Average orders', '1 customer | 28.00 Average orders', '1 customer | 29.00 Average orders' ],
		[ 'pages', '', 'Page 2 of 1', 'Page 1 of 2' ],
		[ 'row 1, Rate', '9.97%', '9.975%', '9.99%' ],
	] )( 'explains the notation of %s, and no other value', ( about, host, ours, wrong ) => {
		const difference = { about, host, ours: wrong };
		expect( explain( [ { about, host, ours }, difference ] ).unexplained ).toEqual( [ difference ] );
	} );

	it( 'explains the totals of a single product only', () => {
		const totals = { about: 'totals', host: '59 variations sold', ours: '6 variations sold' };
		expect( explain( [ totals ], 'period=year&filter=single_product&products=94' ).unexplained ).toEqual( [] );
		expect( explain( [ totals ], 'period=year' ).unexplained ).toEqual( [ totals ] );
	} );

	it( 'does not explain the opposite direction of a positive figure', () => {
		const difference = { about: 'change of Net sales', host: '64%', ours: '-64%' };
		expect( explain( [ difference ] ).unexplained ).toEqual( [ difference ] );
	} );
} );
