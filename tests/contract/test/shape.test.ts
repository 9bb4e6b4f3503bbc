import { describe, expect, it } from '@jest/globals';
import { deriveShape } from '../derive-shape';
import { findDifferences } from '../shape';

describe( 'a derived shape', () => {
	const shape = deriveShape( [
		{ id: 1, total: '12.50', created: '2026-01-02T03:04:05', parent: null, items: [ { sku: 'a', note: 'x' }, { sku: 'b' } ] },
		{ id: 2, total: '3.00', created: '', parent: 7, items: [] },
	] );

	it( 'fits the values that it came from', () => {
		expect( findDifferences( shape, { id: 3, total: '4', created: '2026-01-02T03:04:05', parent: null, items: [ { sku: 'c' } ] } ) ).toEqual( [] );
	} );

	it( 'names a missing key with its place', () => {
		expect( findDifferences( shape, { id: 3, total: '4.00', created: '', parent: 1, items: [ {} ] } ) ).toEqual( [ 'body.items[0].sku: missing' ] );
	} );

	it( 'refuses another kind', () => {
		expect( findDifferences( shape, { id: '3', total: 4, created: '', parent: 1, items: [] } ) ).toEqual( [
			'body.id: string instead of number',
			'body.total: number instead of decimal',
		] );
	} );

	it( 'refuses a text of another format', () => {
		expect( findDifferences( shape, { id: 3, total: '1.00', created: 'yesterday', parent: 1, items: [] } ) ).toEqual( [ 'body.created: string instead of date-time' ] );
	} );

	it( 'refuses an object in place of a list', () => {
		expect( findDifferences( [ 'string' ], {} ) ).toEqual( [ 'body: object instead of list' ] );
	} );
} );

describe( 'a map', () => {
	const shape = deriveShape( [ { DE: { name: 'Germany' }, FR: { name: 'France' } } ] );

	it( 'has any keys and values of one shape', () => {
		expect( shape ).toEqual( { '*': { name: 'string' } } );
		expect( findDifferences( shape, { US: { name: 'x' } } ) ).toEqual( [] );
		expect( findDifferences( shape, { US: {} } ) ).toEqual( [ 'body.US.name: missing' ] );
	} );

	it( 'may be an empty list, which is how PHP writes an empty one', () => {
		expect( findDifferences( shape, [] ) ).toEqual( [] );
		expect( findDifferences( { name: 'string' }, [] ) ).toEqual( [ 'body: list instead of object' ] );
	} );
} );

describe( 'a choice', () => {
	const shape = deriveShape( [ null, { a: 1 } ] );

	it( 'fits each of its shapes and nothing else', () => {
		expect( findDifferences( shape, null ) ).toEqual( [] );
		expect( findDifferences( shape, { a: 2 } ) ).toEqual( [] );
		expect( findDifferences( shape, 'x' ) ).not.toEqual( [] );
	} );
} );
