import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { csvFileName } from '../csv-file-name';

describe( 'csvFileName', () => {
	test.each( [
		[ 'coupons', { page: 'wc-admin', path: '/analytics/coupons' }, 'coupons_2026-11-27_page-wc-admin_path--analytics-coupons.csv' ],
		[ 'orders', {}, 'orders_2026-11-27.csv' ],
		[ 'orders', { period: 'month', filter: 'advanced', match: 'all' }, 'orders_2026-11-27_filter-advanced_match-all_period-month.csv' ],
		[ 'customers', { orders_between: [ '2', '5' ] }, 'customers_2026-11-27_orders-between-2-5.csv' ],
		[ 'Münzen/..', { search: 'a/../b\\c:d' }, 'm-nzen---_2026-11-27_search-a----b-c-d.csv' ],
	] )( 'returns the file name of %s with the query %j', ( endpoint, query, expected ) => {
		expect( csvFileName( endpoint, '2026-11-27', query ) ).toBe( expected );
	} );

	test( 'cuts off a long address', () => {
		const products = Array.from( { length: 500 }, ( _, index ) => index ).join( ',' );
		const name = csvFileName( 'products', '2026-11-27', { products } );
		expect( name ).toHaveLength( 204 );
		expect( name ).toMatch( /^products_2026-11-27_products-0-1-2-.+\.csv$/ );
	} );

	test( 'returns a valid file name on every system for any address', () => {
		fc.assert(
			fc.property( fc.dictionary( fc.string(), fc.anything() ), ( query ) => {
				expect( csvFileName( 'orders', '2026-11-27', query ) ).toMatch( /^orders_2026-11-27[a-z0-9_-]*\.csv$/ );
			} )
		);
	} );
} );
