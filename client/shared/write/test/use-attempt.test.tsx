import { describe, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '@store-admin/api';
import { DescribedWriteError } from '../described-write-error';
import { useAttempt, type FailedWrite } from '../use-attempt';

const refused = ( status: number, message = 'Broken.' ) => new ApiError( { code: 'refused', status, message } );

/** A write whose result the test sets. */
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
	test( 'is busy while a write is running, and ignores a second press', async () => {
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

	test( 'sends a write that starts during an Undo of its subject after that Undo', async () => {
		const { result } = renderHook( () => useAttempt() );
		const undo = openWrite();
		const dismissal = openWrite();
		const dismiss = async () => result.current.attempt( { problem: 'Not dismissed.', subject: 'a', write: dismissal.write } );
		let pressed: readonly Promise< boolean >[] = [];
		act( () => void result.current.attempt( { problem: 'Not put back.', subject: 'a', write: undo.write, isUndo: true } ) );
		act( () => {
			pressed = [ dismiss(), dismiss() ];
		} );
		expect( dismissal.write ).not.toHaveBeenCalled();
		await act( async () => {
			undo.fail( refused( 500 ) );
			await Promise.resolve();
		} );
		expect( result.current.failure?.message ).toBe( 'Not put back. Broken.' );
		expect( result.current.isBusy ).toBe( true );
		await act( async () => {
			dismissal.done();
			expect( await Promise.all( pressed ) ).toEqual( [ true, false ] );
		} );
		expect( dismissal.write ).toHaveBeenCalledTimes( 1 );
		expect( result.current.isBusy ).toBe( false );
	} );

	test( 'runs writes on different subjects at the same time, unless it is exclusive', () => {
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

	test( 'says “change” and not “see” when a write is refused', async () => {
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

	test( 'shows the message of a DescribedWriteError', async () => {
		const { result } = renderHook( () => useAttempt() );
		const write = async () => Promise.reject( new DescribedWriteError( 'Another tab changed it. Save again.' ) );
		await act( async () => result.current.attempt( { problem: 'Not saved.', write } ) );
		expect( result.current.failure?.message ).toBe( 'Another tab changed it. Save again.' );
		expect( result.current.failure?.error ).toBeInstanceOf( DescribedWriteError );
	} );

	test( 'passes a failure to onFailed, which can send the write again', async () => {
		const { result } = renderHook( () => useAttempt() );
		const write = jest.fn< () => Promise< void > >().mockRejectedValueOnce( refused( 500 ) ).mockResolvedValueOnce();
		const onFailed = jest.fn< ( failure: FailedWrite ) => void >();
		await act( async () => result.current.attempt( { problem: 'Not saved.', write, onFailed } ) );
		expect( onFailed ).toHaveBeenCalledTimes( 1 );
		expect( onFailed.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( { message: 'Not saved. Broken.' } );
		act( () => onFailed.mock.calls[ 0 ]?.[ 0 ].retry() );
		await waitFor( () => expect( write ).toHaveBeenCalledTimes( 2 ) );
		expect( onFailed ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'can be retried after a final write failed', async () => {
		const { result } = renderHook( () => useAttempt() );
		await act( async () =>
			result.current.attempt( { problem: '', isFinal: true, write: async () => Promise.reject( refused( 500 ) ) } )
		);
		expect( result.current.isBusy ).toBe( false );
	} );
} );

/** The browser shows the document again as it was left. */
function comeBack( persisted: boolean ) {
	act( () => {
		window.dispatchEvent( Object.assign( new Event( 'pageshow' ), { persisted } ) );
	} );
}

describe( 'useAttempt after the document was left and Back shows it again', () => {
	test( 'is not busy with a final write, which can be sent again', async () => {
		const { result } = renderHook( () => useAttempt() );
		const write = jest.fn( async () => Promise.resolve() );
		await act( async () => result.current.attempt( { problem: '', write, isFinal: true } ) );
		expect( result.current.isBusy ).toBe( true );
		comeBack( true );
		expect( result.current.isBusy ).toBe( false );
		await act( async () => result.current.attempt( { problem: '', write, isFinal: true } ) );
		expect( write ).toHaveBeenCalledTimes( 2 );
	} );

	test( 'is not busy with a write that was never answered', () => {
		const { result } = renderHook( () => useAttempt( { isExclusive: true } ) );
		const write = jest.fn( () => new Promise< void >( () => {} ) );
		act( () => void result.current.attempt( { problem: '', subject: 'a', write } ) );
		comeBack( true );
		expect( result.current.busy.size ).toBe( 0 );
		act( () => void result.current.attempt( { problem: '', subject: 'b', write } ) );
		expect( [ ...result.current.busy ] ).toEqual( [ 'b' ] );
	} );

	test( 'stays busy with a new write when the answer to an earlier one arrives', async () => {
		const { result } = renderHook( () => useAttempt() );
		const before = openWrite();
		const { write } = openWrite();
		act( () => void result.current.attempt( { problem: '', write: before.write } ) );
		comeBack( true );
		act( () => void result.current.attempt( { problem: '', write } ) );
		await act( async () => {
			before.done();
			await Promise.resolve();
		} );
		expect( result.current.isBusy ).toBe( true );
	} );

	test( 'keeps the failure of the earlier write', async () => {
		const { result } = renderHook( () => useAttempt() );
		await act( async () => result.current.attempt( { problem: 'Not saved.', write: async () => Promise.reject( refused( 500 ) ) } ) );
		comeBack( true );
		expect( result.current.failure?.message ).toBe( 'Not saved. Broken.' );
	} );

	test( 'stays busy when the document is loaded for the first time', () => {
		const { result } = renderHook( () => useAttempt() );
		act( () => void result.current.attempt( { problem: '', write: () => new Promise< void >( () => {} ) } ) );
		comeBack( false );
		expect( result.current.isBusy ).toBe( true );
	} );
} );
