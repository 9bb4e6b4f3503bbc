import { describe, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { DescribedWriteError } from '../../../shared/write/described-write-error';
import { settle } from '../../../../tests/js/settle';
import { useCountry } from '../use-country';

/** A server that answers each request when it is told to. */
function makeServer() {
	const waiting: { readonly resolve: () => void; readonly reject: ( error: Error ) => void }[] = [];
	const save = jest.fn( async ( _country: string ) => new Promise< void >( ( resolve, reject ) => waiting.push( { resolve, reject } ) ) );
	const sent = () => save.mock.calls.map( ( [ country ] ) => country );
	return {
		save,
		sent,
		answerNext: async () => {
			waiting.shift()?.resolve();
			await act( settle );
		},
		refuseNext: async () => {
			waiting.shift()?.reject( new DescribedWriteError( 'Broken' ) );
			await act( settle );
		},
	};
}

function start() {
	const server = makeServer();
	const { result } = renderHook( () => useCountry( 'US', server.save ) );
	const change = async ( ...countries: readonly string[] ) => {
		for ( const country of countries ) {
			act( () => result.current.changeCountry( country ) );
			await act( settle );
		}
	};
	return { ...server, result, change };
}

describe( 'The country of the business', () => {
	test( 'is saved in turn, without a choice that was replaced before its turn', async () => {
		const { result, change, sent, answerNext } = start();
		await change( 'DE', 'FR', 'JP' );
		expect( sent() ).toEqual( [ 'DE' ] );
		expect( result.current.chosenCountry ).toBe( 'JP' );
		await answerNext();
		expect( sent() ).toEqual( [ 'DE', 'JP' ] );
		expect( result.current.country ).toBe( 'US' );
		await answerNext();
		await waitFor( () => expect( result.current.country ).toBe( 'JP' ) );
		expect( result.current.isChangingCountry ).toBe( false );
	} );

	test( 'is not sent again when the first of three choices is also the last', async () => {
		const { result, change, sent, answerNext } = start();
		await change( 'DE', 'FR', 'DE' );
		await answerNext();
		await waitFor( () => expect( result.current.country ).toBe( 'DE' ) );
		expect( sent() ).toEqual( [ 'DE' ] );
	} );

	test( 'goes back to the saved one, which is sent when another one is on its way', async () => {
		const { result, change, sent, answerNext } = start();
		await change( 'DE', 'US' );
		await answerNext();
		await answerNext();
		await waitFor( () => expect( result.current.isChangingCountry ).toBe( false ) );
		expect( sent() ).toEqual( [ 'DE', 'US' ] );
		expect( result.current.country ).toBe( 'US' );
	} );

	test( 'says nothing of a failed choice that was replaced meanwhile', async () => {
		const { result, change, sent, answerNext, refuseNext } = start();
		await change( 'DE', 'FR' );
		await refuseNext();
		expect( result.current.countryFailure ).toBeUndefined();
		expect( result.current.chosenCountry ).toBe( 'FR' );
		await answerNext();
		await waitFor( () => expect( result.current.country ).toBe( 'FR' ) );
		expect( sent() ).toEqual( [ 'DE', 'FR' ] );
	} );

	test( 'is sent again by another try', async () => {
		const { result, change, sent, answerNext, refuseNext } = start();
		await change( 'DE' );
		await refuseNext();
		expect( result.current.chosenCountry ).toBe( 'US' );
		act( () => result.current.countryFailure?.retry() );
		await act( settle );
		await answerNext();
		await waitFor( () => expect( result.current.country ).toBe( 'DE' ) );
		expect( sent() ).toEqual( [ 'DE', 'DE' ] );
	} );
} );
