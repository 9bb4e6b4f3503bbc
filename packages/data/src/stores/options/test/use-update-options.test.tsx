import { describe, expect, test } from '@jest/globals';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { htmlAnswer, onRest, restError } from '../../../../../../tests/js/fake-rest';
import { useUpdateOptions } from '../use-options';

const SAVE = 'POST /wc-admin/options';

type Values = Readonly< Record< string, unknown > >;

/** Renders the hook beside a store like the host's own, whose action takes every answer with status 200 for success and has no end. */
function openBesideHostStore() {
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'wc/admin/options', {
			reducer: ( state: Values = {}, action: { readonly type: string; readonly options?: Values } ) =>
				action.type === 'RECEIVE' ? { ...state, ...action.options } : state,
			actions: {
				receiveOptions: ( options: Values ) => ( { type: 'RECEIVE', options } ),
				updateOptions: () => async () => new Promise( () => undefined ),
			},
			selectors: { getOption: ( state: Values, name: string ) => state[ name ] },
			resolvers: {
				getOption:
					( name: string ) =>
					( { dispatch }: { readonly dispatch: ( action: object ) => void } ) =>
						dispatch( { type: 'RECEIVE', options: { [ name ]: 'old' } } ),
			},
		} )
	);
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	const { result } = renderHook( () => useUpdateOptions(), { wrapper } );
	const shown = () => registry.select( 'wc/admin/options' )[ 'getOption' ]?.( 'a' ) as unknown;
	const read = async () => act( async () => void ( await registry.resolveSelect( 'wc/admin/options' )[ 'getOption' ]?.( 'a' ) ) );
	return { update: result.current, shown, read };
}

describe( "useUpdateOptions beside the host's own store", () => {
	test( 'HE5: shows the new values at once, and keeps them when the answer has a flag for each option', async () => {
		onRest( SAVE, { a: true, b: false } );
		const { update, shown, read } = openBesideHostStore();
		await read();
		const saving = update( { a: 'yes', b: 'no', left_out: undefined } );
		expect( shown() ).toBe( 'yes' );
		await expect( saving ).resolves.toBeUndefined();
		expect( shown() ).toBe( 'yes' );
	} );

	test( 'HE5: keeps a later value when an earlier one is refused after it', async () => {
		let refuse: ( answer: unknown ) => void = () => {};
		onRest( SAVE, ( { body } ) =>
			( body as Values )[ 'a' ] === 'first' ? new Promise( ( resolve ) => ( refuse = resolve ) ) : { a: true }
		);
		const { update, shown, read } = openBesideHostStore();
		await read();
		const first = update( { a: 'first' } );
		await update( { a: 'second' } );
		refuse( restError( 500, 'broken', 'Sorry.' ) );
		await expect( first ).rejects.toMatchObject( { code: 'broken' } );
		expect( shown() ).toBe( 'second' );
	} );

	test.each( [
		[ 'of another shape', { nonsense: [ 1 ] }, { code: 'wrong_shape' } ],
		[ 'with one option missing', { a: true }, { code: 'wrong_shape' } ],
		[ 'with a text in place of a flag', { a: true, b: 'saved' }, { code: 'wrong_shape' } ],
		[ 'in HTML', htmlAnswer( 500 ), { code: 'invalid_json', status: 500 } ],
		[ 'that refuses it', restError( 403, 'forbidden', 'Sorry, no.' ), { code: 'forbidden', status: 403, message: 'Sorry, no.' } ],
	] )( 'HE5: rejects an answer %s and shows the old value again', async ( _what, answer, error ) => {
		onRest( SAVE, answer );
		const { update, shown, read } = openBesideHostStore();
		await read();
		await expect( update( { a: 'yes', b: 'no' } ) ).rejects.toMatchObject( { name: 'ApiError', ...error } );
		expect( shown() ).toBe( 'old' );
	} );
} );
