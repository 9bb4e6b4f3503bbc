import { describe, expect, it } from '@jest/globals';
import { addressesOf, pathOf, REPORT_NAMES } from '../addresses';
import type { StoreItems } from '../find-items';

const ITEMS: StoreItems = {
	products: [ '11', '12' ],
	variableProduct: '20',
	variations: [ '21', '22' ],
	categories: [ '31', '32' ],
	coupons: [ '41', '42' ],
	taxRates: [ '1', '2' ],
	customers: [ '51', '52' ],
	country: 'DE',
	attribute: [ '1', '61' ],
	downloads: { product: '71', customer: '51', order: '72', ip: '127.0.0.1' },
	timeZone: 'America/Chicago',
	days: [ '2026-11-09', '2026-11-24' ],
	words: { product: 'Zip', category: 'Hats', coupon: 'ten', tax: 'VAT', customer: 'Ada' },
};

const YEAR = 'period=year&compare=previous_year';

const queriesOf = ( report: Parameters< typeof addressesOf >[ 0 ] ) =>
	addressesOf( report, [ 'month', 'year' ], ITEMS ).map( ( { query } ) => query );

describe( 'addressesOf', () => {
	it( 'has each range once, and variants in the last one', () => {
		expect( queriesOf( 'revenue' ) ).toEqual( [
			'period=month&compare=previous_year',
			'period=year&compare=previous_year',
			'period=year&compare=previous_period',
			'period=custom&compare=previous_year&after=2026-11-09&before=2026-11-24',
			`${ YEAR }&interval=week`,
			...[ 'date', 'orders_count', 'gross_sales', 'refunds', 'coupons', 'net_revenue', 'taxes', 'shipping', 'total_sales' ].map(
				( key ) => `${ YEAR }&orderby=${ key }&order=asc`
			),
			`${ YEAR }&paged=2`,
			`${ YEAR }&per_page=50`,
		] );
	} );

	it.each( [
		[ 'orders', 'filter=advanced&status_is=completed' ],
		[ 'orders', 'filter=advanced&product_excludes=11,12' ],
		[ 'orders', 'filter=advanced&attribute_is[0][0]=1&attribute_is[0][1]=61' ],
		[ 'orders', 'filter=advanced&match=any&status_is=completed&customer_type=returning' ],
		[ 'products', 'filter=single_product&products=11' ],
		[ 'products', 'filter=compare-products&products=11,12' ],
		[ 'products', 'filter=single_product&products=20&is-variable=true&filter-variations=compare-variations&variations=21,22' ],
		[ 'variations', 'filter-variations=advanced&category_includes=31,32' ],
		[ 'taxes', 'filter=compare-taxes&taxes=1,2' ],
		[ 'downloads', 'filter=advanced&ip_address_includes=127.0.0.1' ],
		[ 'categories', 'search=Hats' ],
	] as const )( 'of %s has %s', ( report, query ) => {
		expect( queriesOf( report ) ).toContain( `${ YEAR }&${ query }` );
	} );

	it( 'of reports without dates has no range', () => {
		expect( queriesOf( 'stock' ) ).toEqual( expect.arrayContaining( [ '', 'type=lowstock' ] ) );
		expect( queriesOf( 'customers' ) ).toEqual(
			expect.arrayContaining( [ 'filter=advanced&total_spend_between[0]=50&total_spend_between[1]=300' ] )
		);
		expect( [ ...queriesOf( 'stock' ), ...queriesOf( 'customers' ) ].filter( ( query ) => query.includes( 'period=' ) ) ).toEqual( [] );
	} );

	it( 'leave out filters for which the store has no item', () => {
		const items = { ...ITEMS, downloads: { ...ITEMS.downloads, customer: '' } };
		const queries = addressesOf( 'downloads', [ 'year' ], items ).map( ( { query } ) => query );
		expect( queries.filter( ( query ) => query.includes( 'customer_' ) ) ).toEqual( [] );
		expect( queriesOf( 'downloads' ) ).toContain( `${ YEAR }&filter=advanced&customer_includes=51` );
	} );

	it.each( REPORT_NAMES )( 'of %s has no address twice', ( report ) => {
		const queries = queriesOf( report );
		expect( new Set( queries ).size ).toBe( queries.length );
	} );
} );

describe( 'pathOf', () => {
	it( 'returns the address below wp-admin', () => {
		expect( pathOf( { report: 'revenue', query: 'period=month' } ) ).toBe(
			'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue&period=month'
		);
		expect( pathOf( { report: 'customers', query: '' } ) ).toBe( 'admin.php?page=wc-admin&path=%2Fcustomers' );
	} );
} );
