import { describe, expect, test } from '@jest/globals';
import { ApiError } from '@store-admin/api';
import { mergeRemote } from '../merge-remote';
import { readRemote, toRemoteData } from '../remote-data';
import { stableKey } from '../stable-key';

const error = new ApiError( { code: 'x', status: 500, message: 'No.' } );

test.each( [
	[ { value: 1, hasValue: false, isFinished: false, error: undefined }, { status: 'pending' } ],
	[
		{ value: 1, hasValue: true, isFinished: false, error: undefined },
		{ status: 'ready', data: 1, isRefreshing: true },
	],
	[
		{ value: 1, hasValue: false, isFinished: true, error: undefined },
		{ status: 'ready', data: 1, isRefreshing: false },
	],
	[
		{ value: 1, hasValue: true, isFinished: true, error },
		{ status: 'failed', error },
	],
] )( 'a resolution amounts to one state (%#)', ( resolution, expected ) => {
	expect( toRemoteData( resolution ) ).toEqual( expected );
} );

describe( 'readRemote', () => {
	const finished = {
		hasFinishedResolution: () => true,
		hasResolutionFailed: () => false,
		getResolutionError: () => undefined,
	};

	test( 'believes the error that a store kept for itself while there is no value', () => {
		expect( readRemote( finished, 'getA', [], { value: [], hasValue: false, publicError: error } ) ).toEqual( {
			status: 'failed',
			error,
		} );
	} );

	test( 'does not let that error hide a value that came later', () => {
		expect( readRemote( finished, 'getA', [], { value: [ 1 ], hasValue: true, publicError: error } ) ).toMatchObject( {
			status: 'ready',
		} );
	} );

	test( 'makes an ApiError of whatever the resolver threw', () => {
		const failed = { ...finished, hasResolutionFailed: () => true, getResolutionError: () => new Error( 'Boom' ) };
		expect( readRemote( failed, 'getA', [], { value: 1, hasValue: true } ) ).toMatchObject( {
			status: 'failed',
			error: { code: 'unknown_error', message: 'Boom' },
		} );
	} );
} );

test( 'several remote values fail, wait and are ready as one', () => {
	const ready = { status: 'ready', data: 1, isRefreshing: false } as const;
	const pending = { status: 'pending' } as const;
	const failed = { status: 'failed', error } as const;
	expect( mergeRemote( [ 'a', 'b' ], [ ready, pending ] ) ).toEqual( pending );
	expect( mergeRemote( [ 'a', 'b' ], [ pending, failed ] ) ).toEqual( failed );
	expect( mergeRemote( [ 'a', 'b' ], [ ready, { ...ready, isRefreshing: true } ] ) ).toEqual( {
		status: 'ready',
		data: { a: 1, b: 1 },
		isRefreshing: true,
	} );
} );

test( 'what was asked with makes one key, whatever the order of its names', () => {
	expect( stableKey( { b: 1, a: [ { d: 1, c: 2 } ] } ) ).toBe( stableKey( { a: [ { c: 2, d: 1 } ], b: 1 } ) );
	expect( stableKey( 'x', undefined ) ).toBe( stableKey( 'x' ) );
	expect( stableKey( { a: undefined } ) ).toBe( stableKey( {} ) );
	expect( stableKey( [ 1, 2 ] ) ).not.toBe( stableKey( [ 2, 1 ] ) );
} );
