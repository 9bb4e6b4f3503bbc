import { describe, expect, it } from '@jest/globals';
import { onRest, restError, restRequests, type Route } from '../../../../../../tests/js/fake-rest';
import type { ItemContext } from '../item-kinds';
import { COUNTRIES, CUSTOMER, GUEST, renderSearches, searchOf, VARIATION } from './search-of';

const { signal } = new AbortController();
const ITEMS = '/wc-analytics';
const ATTRIBUTES: Route = `GET ${ ITEMS }/products/attributes`;

interface Case {
	readonly type: string;
	readonly context?: ItemContext;
	readonly route: Route;
	readonly answer: readonly object[];
	readonly text: string;
	/** Arguments of the search, without the requested fields and the number of suggestions. */
	readonly query: object;
	readonly found: readonly ( readonly [ key: string, label: string ] )[];
}

const CASES: readonly Case[] = [
	{
		type: 'products',
		route: `GET ${ ITEMS }/products`,
		answer: [ { id: 7, name: 'Salt &amp; Pepper' } ],
		text: 'salt',
		query: { search: 'salt' },
		found: [ [ '7', 'Salt &amp; Pepper' ] ],
	},
	{
		type: 'variableProducts',
		route: `GET ${ ITEMS }/products`,
		answer: [ { id: 7, name: 'Shirt' } ],
		text: 'shirt',
		query: { search: 'shirt', type: 'variable' },
		found: [ [ '7', 'Shirt' ] ],
	},
	{
		type: 'variations',
		context: { parents: [ '58', '60' ] },
		route: `GET ${ ITEMS }/variations`,
		answer: [
			VARIATION,
			{
				...VARIATION,
				id: 68,
				name: 'Long shirt',
				attributes: [
					{ name: 'Color', option: 'Red' },
					{ name: 'Size', option: '' },
				],
			},
		],
		text: 'red',
		query: { search: 'red', parent: '58,60' },
		found: [
			[ '67', 'Shirt - Red, L' ],
			[ '68', 'Long shirt - Red, Any Size' ],
		],
	},
	{
		type: 'categories',
		route: `GET ${ ITEMS }/products/categories`,
		answer: [ { id: 21, name: 'Kitchen' } ],
		text: 'kit',
		query: { search: 'kit' },
		found: [ [ '21', 'Kitchen' ] ],
	},
	{
		type: 'coupons',
		route: `GET ${ ITEMS }/coupons`,
		answer: [ { id: 12, code: 'welcome10' } ],
		text: 'wel',
		query: { search: 'wel' },
		found: [ [ '12', 'welcome10' ] ],
	},
	{
		type: 'taxes',
		route: `GET ${ ITEMS }/taxes`,
		answer: [
			{ id: 3, country: 'US', state: 'CA', name: 'CA State Tax', priority: 1 },
			{ id: 9, country: '', state: '', name: '', priority: '2' },
		],
		text: 'tax',
		query: { search: 'tax' },
		found: [
			[ '3', 'US-CA-CA STATE TAX-1' ],
			[ '9', 'TAX-2' ],
		],
	},
	{
		type: 'customers',
		route: `GET ${ ITEMS }/customers`,
		answer: [ CUSTOMER, GUEST ],
		text: 'a',
		query: { search: 'a', searchby: 'name' },
		found: [ [ '4', 'Ada Byron' ] ],
	},
	{
		type: 'usernames',
		route: `GET ${ ITEMS }/customers`,
		answer: [ CUSTOMER, GUEST ],
		text: 'a',
		query: { search: 'a', searchby: 'username' },
		found: [ [ '4', 'ada' ] ],
	},
	{
		type: 'emails',
		route: `GET ${ ITEMS }/customers`,
		answer: [ CUSTOMER, GUEST ],
		text: 'shop',
		query: { search: 'shop', searchby: 'email' },
		found: [
			[ '4', 'ada@shop.test' ],
			[ '5', 'guest@shop.test' ],
		],
	},
	{
		type: 'orders',
		route: `GET ${ ITEMS }/orders`,
		answer: [
			{ id: 2321, number: '2321' },
			{ id: 2322, number: 'A-7' },
		],
		text: '#23',
		query: { number: '23' },
		found: [
			[ '2321', '#2321' ],
			[ '2322', '#A-7' ],
		],
	},
	{
		type: 'downloadIps',
		route: `GET ${ ITEMS }/data/download-ips`,
		answer: [ { user_ip_address: '198.51.100.4' } ],
		text: '198',
		query: { match: '198' },
		found: [ [ '198.51.100.4', '198.51.100.4' ] ],
	},
	{
		type: 'countries',
		route: `GET ${ ITEMS }/data/countries`,
		answer: COUNTRIES,
		text: 'GER',
		query: {},
		found: [ [ 'DE', 'Germany' ] ],
	},
	{
		type: 'locations',
		route: `GET ${ ITEMS }/data/countries`,
		answer: [ { code: 'US', name: 'United States', states: [ { code: 'CA', name: 'California' } ] } ],
		text: 'united',
		query: {},
		found: [
			[ 'US', 'United States' ],
			[ 'US:CA', 'United States — California' ],
		],
	},
	{
		type: 'attributes',
		route: ATTRIBUTES,
		answer: [
			{ id: 1, name: 'Color' },
			{ id: 'scent', name: 'Scent' },
		],
		text: 'c',
		query: { search: 'c' },
		found: [
			[ '1', 'Color' ],
			[ 'scent', 'Scent' ],
		],
	},
	{
		type: 'attributeTerms',
		context: { attribute: '1' },
		route: `${ ATTRIBUTES }/1/terms`,
		answer: [
			{ id: 35, name: 'Black' },
			{ id: 36, name: 'Blue' },
		],
		text: 'bla',
		query: { search: 'bla' },
		found: [ [ '35', 'Black' ] ],
	},
];

describe( 'The search for', () => {
	it.each( CASES )(
		'$type sends the words and returns ids with names',
		async ( { type, context, route, answer, text, query, found } ) => {
			onRest( route, answer );
			const tags = await searchOf( type, context ).search( text, signal );
			expect( tags.map( ( { key, label } ) => [ key, label ] ) ).toEqual( found );
			const { _fields, per_page: _count, ...sent } = restRequests( route )[ 0 ]?.query ?? {};
			expect( sent ).toEqual( query );
		}
	);

	it( 'orders sends nothing for a text without a digit', async () => {
		await expect( searchOf( 'orders' ).search( 'abc', signal ) ).resolves.toEqual( [] );
	} );

	it( 'anything rejects when the request fails', async () => {
		onRest( `GET ${ ITEMS }/products`, restError( 500, 'broken', 'Broken.' ) );
		await expect( searchOf( 'products' ).search( 'mug', signal ) ).rejects.toMatchObject( { code: 'broken' } );
	} );

	it( 'an unknown kind does not exist', () => {
		const searches = renderSearches();
		expect( searches( 'subscriptions' ) ).toBeNull();
		expect( searches( 'constructor' ) ).toBeNull();
	} );
} );
