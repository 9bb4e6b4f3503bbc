import { describe, expect, test } from '@jest/globals';
import { ApiError } from '@store-admin/api';
import { combineRemote, hasFailed, mapRemote, withFallback } from '../remote-data';

const error = new ApiError( { code: 'x', status: 500, message: 'No.' } );
const ready = { status: 'ready', data: 1, isRefreshing: false } as const;
const pending = { status: 'pending' } as const;
const failed = { status: 'failed', error } as const;

describe( 'mapRemote', () => {
	test( 'converts the value and keeps the rest', () => {
		expect( mapRemote( { ...ready, isRefreshing: true, refreshError: error }, String ) ).toEqual( {
			status: 'ready',
			data: '1',
			isRefreshing: true,
			refreshError: error,
		} );
	} );

	test.each( [ pending, failed ] )( 'leaves a value that is not ready as it is (%#)', ( remote ) => {
		expect( mapRemote( remote, String ) ).toBe( remote );
	} );

	test( 'fails when the value cannot be converted', () => {
		const refuse = () => {
			throw error;
		};
		expect( mapRemote( ready, refuse ) ).toEqual( failed );
	} );
} );

describe( 'combineRemote', () => {
	test( 'is ready when all parts are, and has their values by name', () => {
		expect( combineRemote( { a: ready, b: { ...ready, data: 'two' } } ) ).toEqual( {
			status: 'ready',
			data: { a: 1, b: 'two' },
			isRefreshing: false,
		} );
	} );

	test( 'is pending while one part is', () => {
		expect( combineRemote( { a: ready, b: pending } ) ).toEqual( pending );
	} );

	test( 'fails when one part failed, also while another is pending', () => {
		expect( combineRemote( { a: pending, b: failed } ) ).toEqual( failed );
	} );

	test( 'refreshes while one part does, and keeps the error of a failed refresh', () => {
		expect( combineRemote( { a: { ...ready, isRefreshing: true }, b: { ...ready, refreshError: error } } ) ).toEqual( {
			status: 'ready',
			data: { a: 1, b: 1 },
			isRefreshing: true,
			refreshError: error,
		} );
	} );

	test( 'is ready when it has no parts', () => {
		expect( combineRemote( {} ) ).toMatchObject( { status: 'ready', data: {} } );
	} );
} );

describe( 'withFallback', () => {
	test( 'returns the fallback when the first read failed', () => {
		expect( withFallback< number >( failed, 2 ) ).toEqual( { ...ready, data: 2 } );
	} );

	test( 'keeps a value and drops the error of its failed refresh', () => {
		expect( withFallback< number >( { ...ready, refreshError: error }, 2 ) ).toEqual( ready );
	} );

	test( 'is pending while the value is pending', () => {
		expect( withFallback( pending, 2 ) ).toBe( pending );
	} );
} );

describe( 'hasFailed', () => {
	test( 'is true for a failed read and for a failed refresh, and for nothing else', () => {
		expect( [ failed, { ...ready, refreshError: error }, ready, pending ].map( hasFailed ) ).toEqual( [ true, true, false, false ] );
	} );
} );
