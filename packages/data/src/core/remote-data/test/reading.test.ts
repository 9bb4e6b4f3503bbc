import { describe, expect, test } from '@jest/globals';
import { ApiError } from '@store-admin/api';
import { neverEmpty, readSelector, toQuestion, toRemote, type Reading } from '../reading';

const error = new ApiError( { code: 'x', status: 500, message: 'No.' } );

describe( 'toRemote', () => {
	test.each< [ string, Reading, boolean, object ] >( [
		[ 'a value before the first answer is pending', [ [], false, undefined ], false, { status: 'pending' } ],
		[ 'an answer is ready', [ [ 1 ], true, undefined ], false, { status: 'ready', data: [ 1 ], isRefreshing: false } ],
		[ 'an empty answer is ready', [ [], true, undefined ], false, { status: 'ready', data: [], isRefreshing: false } ],
		[ 'null is an answer', [ null, false, undefined ], false, { status: 'ready', data: null, isRefreshing: true } ],
		[ 'a value is ready while it refreshes', [ [ 1 ], false, undefined ], false, { status: 'ready', data: [ 1 ], isRefreshing: true } ],
		[
			'an empty answer is ready while it refreshes',
			[ [], false, undefined ],
			true,
			{ status: 'ready', data: [], isRefreshing: true },
		],
		[ 'a first read that fails is failed', [ [], true, error ], false, { status: 'failed', error } ],
		[
			'a value stays when its refresh fails',
			[ [ 1 ], true, error ],
			true,
			{ status: 'ready', data: [ 1 ], isRefreshing: false, refreshError: error },
		],
		[
			'an empty answer stays when its refresh fails',
			[ [], true, error ],
			true,
			{ status: 'ready', data: [], isRefreshing: false, refreshError: error },
		],
	] )( '%s', ( _name, reading, wasAnswered, expected ) => {
		expect( toRemote( reading, wasAnswered ) ).toEqual( expected );
	} );

	test( 'a store that finished without a value is failed', () => {
		expect( toRemote( [ undefined, true, undefined ], false ) ).toMatchObject( { status: 'failed', error: { name: 'ApiError' } } );
	} );
} );

describe( 'readSelector', () => {
	const question = toQuestion( 'store', 'getA', [ 'x' ], [ 'getError', 'getA' ] );
	const store = ( answer: unknown, hasFailed = false, thrown?: unknown ) => ( {
		getA: () => answer,
		getError: ( selector: unknown ) => ( selector === 'getA' ? error : undefined ),
		hasFinishedResolution: () => true,
		hasResolutionFailed: () => hasFailed,
		getResolutionError: () => thrown,
	} );

	test( 'returns the error that a store keeps, while there is no value', () => {
		expect( readSelector( store( [] ), question ) ).toEqual( [ [], true, error ] );
	} );

	test( 'returns it too while the value is a record in which nothing is known', () => {
		const unknown = { industry: null, steps: [], errors: {}, isFetching: false };
		expect( readSelector( store( unknown ), question ) ).toEqual( [ unknown, true, error ] );
		expect( toRemote( [ unknown, false, undefined ], false ) ).toEqual( { status: 'pending' } );
	} );

	test( 'ignores that error once there is a value', () => {
		expect( readSelector( store( [ 1 ] ), question ) ).toEqual( [ [ 1 ], true, undefined ] );
	} );

	test( 'passes the arguments of the read to the error selector when that has none of its own', () => {
		const asked: unknown[] = [];
		const keeping = { ...store( [] ), getError: ( ...args: unknown[] ) => void asked.push( ...args ) };
		readSelector( keeping, toQuestion( 'store', 'getA', [ 'x' ], 'getError' ) );
		expect( asked ).toEqual( [ 'x' ] );
	} );

	test( 'returns what the resolver threw, or an error when it threw undefined', () => {
		const boom = new Error( 'Boom' );
		expect( readSelector( store( [], true, boom ), question ) ).toEqual( [ [], true, boom ] );
		expect( readSelector( store( [], true ), question )[ 2 ] ).toBeInstanceOf( Error );
	} );
} );

test( 'neverEmpty refuses an answer without content and passes on all others', () => {
	const parse = neverEmpty( ( answer ) => answer, 'countries' );
	for ( const nothing of [ [], {}, undefined, { name: null } ] ) {
		expect( () => parse( nothing ) ).toThrow( ApiError );
	}
	expect( parse( [ 'US' ] ) ).toEqual( [ 'US' ] );
} );
