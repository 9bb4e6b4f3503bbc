import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import qs from 'qs';
import { buildQuery } from '../build-query';
import { parseQuery } from '../parse-query';
import { searches } from './queries';

const parseByQs = ( search: string ) => qs.parse( search, { ignoreQueryPrefix: true } );

describe( 'parseQuery', () => {
	test.each( [
		[ '?a=1&b=two', { a: '1', b: 'two' } ],
		[ 'a[b][c]=1&d[]=x&d[]=y', { a: { b: { c: '1' } }, d: [ 'x', 'y' ] } ],
		[ 'e[1]=y&e[0]=x', { e: [ 'x', 'y' ] } ],
		[ 'e[25]=z', { e: { 25: 'z' } } ],
		[ 'a[]=', { a: [ '' ] } ],
		[ 'a=1&a=2', { a: [ '1', '2' ] } ],
		[ 'a[]=1&a[k]=2', { a: { 0: '1', k: '2' } } ],
		[ 'flag&empty=', { flag: '', empty: '' } ],
		[ 'path=%2Fanalytics%2Frevenue', { path: '/analytics/revenue' } ],
		[ 'q=a+b%20c', { q: 'a b c' } ],
		[ 'a%5Bb%5D=1', { a: { b: '1' } } ],
		[ 'x=a=b', { x: 'a=b' } ],
		[ '', {} ],
	] )( 'EX3: parses %j as qs does', ( search, expected ) => {
		expect( parseQuery( search ) ).toEqual( expected );
		expect( parseByQs( search ) ).toEqual( expected );
	} );

	test( 'gives what qs gives for any query string', () => {
		fc.assert(
			fc.property( searches, ( search ) => {
				expect( parseQuery( search ) ).toEqual( parseByQs( search ) );
			} ),
			{ numRuns: 2000 }
		);
	} );

	test( 'keeps a broken percent sign instead of throwing', () => {
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

	test( 'never sets a property of a prototype', () => {
		expect( parseQuery( '__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1' ) ).toEqual( {} );
		expect( Reflect.get( {}, 'polluted' ) ).toBeUndefined();
	} );

	test( 'takes at most a thousand parameters', () => {
		const search = Array.from( { length: 1200 }, ( _, index ) => `p${ index }=1` ).join( '&' );
		expect( parseQuery( search ) ).toEqual( parseByQs( search ) );
		expect( Object.keys( parseQuery( search ) ) ).toHaveLength( 1000 );
	} );

	test.each( [ 'a', 'a[]' ] )( 'makes a map of a list with more than twenty values of %s', ( name ) => {
		const search = Array.from( { length: 22 }, ( _, index ) => `${ name }=${ index }` ).join( '&' );
		expect( parseQuery( search ) ).toEqual( parseByQs( search ) );
		expect( Object.keys( parseQuery( search )[ 'a' ] ?? {} ) ).toHaveLength( 22 );
	} );

	test( 'parses what buildQuery built', () => {
		const word = fc.string( { minLength: 1, maxLength: 6 } ).filter( ( name ) => /^[a-z ü&=%+/]+$/.test( name ) );
		const values = fc.dictionary( word, fc.oneof( fc.string(), fc.array( fc.string(), { minLength: 1, maxLength: 5 } ) ) );
		fc.assert(
			fc.property( values, ( query ) => {
				expect( parseQuery( buildQuery( query ) ) ).toEqual( { ...query } );
			} )
		);
	} );
} );
