import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buildQuery } from '../build-query';
import { parseQuery } from '../parse-query';

describe( 'parseQuery', () => {
	test.each( [
		[ '?a=1&b=two', { a: '1', b: 'two' } ],
		[ 'a[b][c]=1&d[]=x&d[]=y', { a: { b: { c: '1' } }, d: [ 'x', 'y' ] } ],
		[ 'e[25]=z', { e: { 25: 'z' } } ],
		[ 'e[0]=x&e[1]=y', { e: [ 'x', 'y' ] } ],
		[ 'a=1&a=2', { a: [ '1', '2' ] } ],
		[ 'a[]=1&a[k]=2', { a: { 0: '1', k: '2' } } ],
		[ 'flag&empty=', { flag: '', empty: '' } ],
		[ 'path=%2Fanalytics%2Frevenue', { path: '/analytics/revenue' } ],
		[ 'q=a+b%20c', { q: 'a b c' } ],
		[ 'a%5Bb%5D=1', { a: { b: '1' } } ],
		[ 'x=a=b', { x: 'a=b' } ],
		[ '', {} ],
	] )( 'EX3: reads %j as qs does', ( search, expected ) => {
		expect( parseQuery( search ) ).toEqual( expected );
	} );

	test( 'keeps broken percent signs instead of throwing', () => {
		expect( parseQuery( '?page=wc-admin&foo[]=1&bar=%E0%A4%A&path=/analytics/revenue' ) ).toEqual( {
			page: 'wc-admin',
			foo: [ '1' ],
			bar: '%E0%A4%A',
			path: '/analytics/revenue',
		} );
	} );

	test( 'keeps what is nested deeper than five levels as one key', () => {
		expect( parseQuery( 'a[b][c][d][e][f][g]=x' ) ).toEqual( { a: { b: { c: { d: { e: { f: { '[g]': 'x' } } } } } } } );
	} );

	test( 'never touches the prototype of objects', () => {
		expect( parseQuery( '__proto__[polluted]=1&constructor[prototype][polluted]=1' ) ).toEqual( {} );
		expect( Reflect.get( {}, 'polluted' ) ).toBeUndefined();
	} );

	test( 'reads at most a thousand parameters', () => {
		const search = Array.from( { length: 1200 }, ( _, index ) => `p${ index }=1` ).join( '&' );
		expect( Object.keys( parseQuery( search ) ) ).toHaveLength( 1000 );
	} );

	test( 'reads back whatever buildQuery wrote', () => {
		const word = fc.string( { minLength: 1, maxLength: 6 } ).filter( ( name ) => /^[a-z ü&=%+/]+$/.test( name ) );
		const values = fc.dictionary( word, fc.oneof( fc.string(), fc.array( fc.string(), { minLength: 1, maxLength: 5 } ) ) );
		fc.assert(
			fc.property( values, ( query ) => {
				expect( parseQuery( buildQuery( query ) ) ).toEqual( { ...query } );
			} )
		);
	} );
} );

describe( 'buildQuery', () => {
	test( 'leaves out undefined and null, and writes lists with indices', () => {
		expect( buildQuery( { a: undefined, b: null, c: [ 'x', 2 ], d: { e: true } } ) ).toBe( 'c%5B0%5D=x&c%5B1%5D=2&d%5Be%5D=true' );
	} );
} );
