import { describe, expect, it } from '@jest/globals';
import { deriveShape } from '../derive-shape';
import { findDifferences } from '../shape';

describe( 'a derived shape', () => {
	const shape = deriveShape( [
		{ id: 1, total: '12.50', created: '2026-01-02T03:04:05', parent: null, items: [ { sku: 'a', note: 'x' }, { sku: 'b' } ] },
		{ id: 2, total: '3.00', created: '', parent: 7, items: [] },
	] );

	it( 'A derived shape matches values like those that it was derived from', () => {
		expect( findDifferences( shape, { id: 3, total: '4', created: '2026-01-02T03:04:05', parent: null, items: [ { sku: 'c' } ] } ) ).toEqual( [] );
	} );

	it( 'findDifferences reports a missing key with its path', () => {
		expect( findDifferences( shape, { id: 3, total: '4.00', created: '', parent: 1, items: [ {} ] } ) ).toEqual( [ 'body.items[0].sku: missing' ] );
	} );

	it( 'findDifferences reports a value of another type', () => {
		expect( findDifferences( shape, { id: '3', total: 4, created: '', parent: 1, items: [] } ) ).toEqual( [
			'body.id: string instead of number',
			'body.total: number instead of decimal',
		] );
	} );

	it( 'findDifferences reports a string of another format', () => {
		expect( findDifferences( shape, { id: 3, total: '1.00', created: 'yesterday', parent: 1, items: [] } ) ).toEqual( [ 'body.created: string instead of date-time' ] );
	} );

	it( 'findDifferences reports an object where a list is expected', () => {
		expect( findDifferences( [ 'string' ], {} ) ).toEqual( [ 'body: object instead of list' ] );
	} );
} );

describe( 'a map', () => {
	const shape = deriveShape( [ { DE: { name: 'Germany' }, FR: { name: 'France' } } ] );

	it( 'A map accepts any key and checks every value', () => {
		expect( shape ).toEqual( { '*': { name: 'string' } } );
		expect( findDifferences( shape, { US: { name: 'x' } } ) ).toEqual( [] );
		expect( findDifferences( shape, { US: {} } ) ).toEqual( [ 'body.US.name: missing' ] );
	} );

	it( 'A map may be an empty list, since PHP encodes an empty map as []', () => {
		expect( findDifferences( shape, [] ) ).toEqual( [] );
		expect( findDifferences( { name: 'string' }, [] ) ).toEqual( [ 'body: list instead of object' ] );
	} );
} );

describe( 'a choice', () => {
	const shape = deriveShape( [ null, { a: 1 } ] );

	it( 'A choice matches each of its shapes and nothing else', () => {
		expect( findDifferences( shape, null ) ).toEqual( [] );
		expect( findDifferences( shape, { a: 2 } ) ).toEqual( [] );
		expect( findDifferences( shape, 'x' ) ).not.toEqual( [] );
	} );
} );
