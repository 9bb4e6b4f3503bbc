import { describe, expect, it } from '@jest/globals';
import { createWorkerQueue } from '../gateway/worker-queue';

describe( 'createWorkerQueue', () => {
	it( 'assigns a worker to one caller at a time, in the order of the calls', async () => {
		const queue = createWorkerQueue< string >();
		const served: string[] = [];
		const first = queue.take().then( ( worker ) => served.push( `first ${ worker }` ) );
		const second = queue.take().then( ( worker ) => served.push( `second ${ worker }` ) );
		queue.add( 'a' );
		await first;
		expect( served ).toEqual( [ 'first a' ] );
		queue.add( 'a' );
		await second;
		expect( served ).toEqual( [ 'first a', 'second a' ] );
	} );

	it( 'prefers the worker that ran last', async () => {
		const queue = createWorkerQueue< string >();
		queue.add( 'a' );
		queue.add( 'b' );
		expect( [ await queue.take(), await queue.take() ] ).toEqual( [ 'b', 'a' ] );
	} );

	it( 'never assigns a worker that was removed', async () => {
		const queue = createWorkerQueue< string >();
		queue.add( 'a' );
		queue.add( 'b' );
		queue.remove( 'b' );
		queue.remove( 'unknown' );
		expect( await queue.take() ).toBe( 'a' );
	} );
} );
