import { describe, expect, it } from '@jest/globals';
import { onRest, restError, restRequests, type Route } from '../../../../../../tests/js/fake-rest';
import { COUNTRIES, CUSTOMER, GUEST, renderSearches, searchOf, VARIATION } from './search-of';

const { signal } = new AbortController();
const ITEMS = '/wc-analytics';
const ATTRIBUTES: Route = `GET ${ ITEMS }/products/attributes`;

describe( 'The names of ids', () => {
	it.each( [
		[ 'products', `GET ${ ITEMS }/products`, { id: 7, name: 'Mug' }, 'Mug' ],
		[ 'variableProducts', `GET ${ ITEMS }/products`, { id: 7, name: 'Shirt' }, 'Shirt' ],
		[ 'variations', `GET ${ ITEMS }/variations`, { ...VARIATION, id: 7 }, 'Shirt - Red, L' ],
		[ 'categories', `GET ${ ITEMS }/products/categories`, { id: 7, name: 'Kitchen' }, 'Kitchen' ],
		[ 'coupons', `GET ${ ITEMS }/coupons`, { id: 7, code: 'summer' }, 'summer' ],
		[ 'taxes', `GET ${ ITEMS }/taxes`, { id: 7, country: 'GB', name: 'VAT', priority: 1 }, 'GB-VAT-1' ],
		[ 'customers', `GET ${ ITEMS }/customers`, { ...CUSTOMER, id: 7 }, 'Ada Byron' ],
		[ 'usernames', `GET ${ ITEMS }/customers`, { ...GUEST, id: 7 }, 'guest@shop.test' ],
		[ 'emails', `GET ${ ITEMS }/customers`, { ...CUSTOMER, id: 7 }, 'ada@shop.test' ],
		[ 'orders', `GET ${ ITEMS }/orders`, { id: 7, number: '' }, '#7' ],
	] as const )( 'of %s come from one request; ids without an item are left out', async ( type, route, item, label ) => {
		onRest( route, [ item ] );
		const { getLabels } = searchOf( type );
		await expect( getLabels?.( [ '7', '99', 'nonsense' ] ) ).resolves.toEqual( [ { key: '7', label } ] );
		expect( restRequests( route ).map( ( { query } ) => [ query[ 'include' ], query[ 'per_page' ] ] ) ).toEqual( [ [ '7,99', '2' ] ] );
	} );

	it( 'of countries come from the list of countries', async () => {
		onRest( `GET ${ ITEMS }/data/countries`, COUNTRIES );
		await expect( searchOf( 'countries' ).getLabels?.( [ 'GA', 'XX' ] ) ).resolves.toEqual( [ { key: 'GA', label: 'Gabon' } ] );
	} );

	it( 'of attributes may be slugs; an attribute that was deleted has no name', async () => {
		onRest( `${ ATTRIBUTES }/scent`, { id: 'scent', name: 'Scent' } );
		onRest( `${ ATTRIBUTES }/9`, restError( 404, 'woocommerce_rest_taxonomy_invalid', 'No.' ) );
		await expect( searchOf( 'attributes' ).getLabels?.( [ 'scent', '9' ] ) ).resolves.toEqual( [ { key: 'scent', label: 'Scent' } ] );
	} );

	it( 'of an attribute fail with its request', async () => {
		onRest( `${ ATTRIBUTES }/9`, restError( 500, 'broken', 'Broken.' ) );
		await expect( searchOf( 'attributes' ).getLabels?.( [ '9' ] ) ).rejects.toMatchObject( { code: 'broken' } );
	} );

	it( 'of values are requested by number, or with all values of an attribute that belongs to single products', async () => {
		onRest( `${ ATTRIBUTES }/1/terms`, [ { id: 35, name: 'Black' } ] );
		onRest( `${ ATTRIBUTES }/scent/terms`, [
			{ id: 'Rose', name: 'Rose' },
			{ id: 'Mint', name: 'Mint' },
		] );
		await expect( searchOf( 'attributeTerms', { attribute: '1' } ).getLabels?.( [ '35' ] ) ).resolves.toEqual( [
			{ key: '35', label: 'Black' },
		] );
		await expect( searchOf( 'attributeTerms', { attribute: 'scent' } ).getLabels?.( [ 'Mint' ] ) ).resolves.toEqual( [
			{ key: 'Mint', label: 'Mint' },
		] );
		expect( restRequests( `${ ATTRIBUTES }/1/terms` )[ 0 ]?.query ).toMatchObject( { include: '35' } );
		expect( restRequests( `${ ATTRIBUTES }/scent/terms` )[ 0 ]?.query ).not.toHaveProperty( 'include' );
	} );

	it( 'of downloads are the addresses themselves', () => {
		expect( searchOf( 'downloadIps' ).getLabels ).toBeUndefined();
	} );

	it( 'are requested once per page view, also while the first request is on its way', async () => {
		const route: Route = `GET ${ ITEMS }/products`;
		onRest( route, [
			{ id: 7, name: 'Mug' },
			{ id: 8, name: 'Cup' },
		] );
		const searches = renderSearches();
		const [ first, second ] = await Promise.all( [
			searches( 'products' )?.getLabels?.( [ '7' ] ),
			searches( 'variableProducts' )?.getLabels?.( [ '8', '7' ] ),
		] );
		await searches( 'products' )?.getLabels?.( [ '7', '8' ] );
		expect( [ first, second ] ).toEqual( [
			[ { key: '7', label: 'Mug' } ],
			[
				{ key: '8', label: 'Cup' },
				{ key: '7', label: 'Mug' },
			],
		] );
		expect( restRequests( route ).map( ( { query } ) => query[ 'include' ] ) ).toEqual( [ '7', '8' ] );
	} );

	it( 'that a search found are not requested', async () => {
		const route: Route = `GET ${ ITEMS }/coupons`;
		onRest( route, [ { id: 12, code: 'summer' } ] );
		const { search, getLabels } = searchOf( 'coupons' );
		await search( 'sum', signal );
		await expect( getLabels?.( [ '12' ] ) ).resolves.toEqual( [ { key: '12', label: 'summer' } ] );
		expect( restRequests( route ) ).toHaveLength( 1 );
	} );

	it( 'are requested again after a failure', async () => {
		const route: Route = `GET ${ ITEMS }/coupons`;
		onRest( route, restError( 500, 'broken', 'Broken.' ) );
		const { getLabels } = searchOf( 'coupons' );
		await expect( getLabels?.( [ '12' ] ) ).rejects.toMatchObject( { code: 'broken' } );
		onRest( route, [ { id: 12, code: 'summer' } ] );
		await expect( getLabels?.( [ '12' ] ) ).resolves.toEqual( [ { key: '12', label: 'summer' } ] );
	} );
} );
