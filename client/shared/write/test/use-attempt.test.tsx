import { describe, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '@store-admin/api';
import { useAttempt } from '../use-attempt';

const refused = ( status: number, message = 'Broken.' ) => new ApiError( { code: 'refused', status, message } );

/** A write that the test ends. */
function openWrite() {
	let done: () => void = () => {};
	let fail: ( error: ApiError ) => void = () => {};
	const write = jest.fn(
		() =>
			new Promise< void >( ( resolve, reject ) => {
				done = resolve;
				fail = reject;
			} )
	);
	return { write, done: () => done(), fail: ( error: ApiError ) => fail( error ) };
}

describe( 'useAttempt', () => {
	test( 'is busy while a write is on its way, and sends a second press nowhere', async () => {
		const { result } = renderHook( () => useAttempt() );
		const { write, done } = openWrite();
		let first: Promise< boolean > | undefined;
		act( () => {
			first = result.current.attempt( { problem: 'Not saved.', write } );
		} );
		expect( result.current.isBusy ).toBe( true );
		await act( async () => expect( await result.current.attempt( { problem: 'Not saved.', write } ) ).toBe( false ) );
		await act( async () => {
			done();
			expect( await first ).toBe( true );
		} );
		expect( write ).toHaveBeenCalledTimes( 1 );
		expect( result.current.isBusy ).toBe( false );
	} );

	test( 'lets writes on other subjects run at the same time, unless it is exclusive', () => {
		const { result } = renderHook( () => ( { shared: useAttempt(), exclusive: useAttempt( { isExclusive: true } ) } ) );
		const write = jest.fn( () => new Promise< void >( () => {} ) );
		act( () => {
			void result.current.shared.attempt( { problem: '', subject: 'a', write } );
			void result.current.shared.attempt( { problem: '', subject: 'b', write } );
		} );
		expect( [ ...result.current.shared.busy ] ).toEqual( [ 'a', 'b' ] );
		act( () => {
			void result.current.exclusive.attempt( { problem: '', subject: 'a', write } );
			void result.current.exclusive.attempt( { problem: '', subject: 'b', write } );
		} );
		expect( [ ...result.current.exclusive.busy ] ).toEqual( [ 'a' ] );
	} );

	test( 'says what failed and why, and sends the same write again', async () => {
		const { result } = renderHook( () => useAttempt() );
		const write = jest.fn< () => Promise< void > >().mockRejectedValueOnce( refused( 500 ) ).mockResolvedValueOnce();
		const onDone = jest.fn();
		await act( async () => result.current.attempt( { problem: 'The list was not hidden.', subject: 'setup', write, onDone } ) );
		expect( result.current.failure ).toMatchObject( { message: 'The list was not hidden. Broken.', subject: 'setup' } );
		expect( onDone ).not.toHaveBeenCalled();
		act( () => result.current.failure?.retry() );
		await waitFor( () => expect( onDone ).toHaveBeenCalledTimes( 1 ) );
		expect( result.current.failure ).toBeUndefined();
	} );

	test( 'says "change", not "see", when a write is refused', async () => {
		const { result } = renderHook( () => useAttempt() );
		await act( async () => result.current.attempt( { problem: 'Not saved', write: async () => Promise.reject( refused( 403 ) ) } ) );
		expect( result.current.failure?.message ).toBe(
			'Not saved. Your account is not allowed to change this. Ask the owner of the site for access.'
		);
	} );

	test( 'stays busy after a final write, so that it is not sent twice', async () => {
		const { result } = renderHook( () => useAttempt() );
		const write = jest.fn( async () => Promise.resolve() );
		await act( async () => result.current.attempt( { problem: '', write, isFinal: true } ) );
		expect( result.current.isBusy ).toBe( true );
		await act( async () => result.current.attempt( { problem: '', write, isFinal: true } ) );
		expect( write ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'can be tried again after a final write failed', async () => {
		const { result } = renderHook( () => useAttempt() );
		await act( async () =>
			result.current.attempt( { problem: '', isFinal: true, write: async () => Promise.reject( refused( 500 ) ) } )
		);
		expect( result.current.isBusy ).toBe( false );
	} );
} );
