import { describe, expect, test } from '@jest/globals';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useUpdateOptions } from '../use-options';

/** Renders the hook beside a store like the host's own, which takes every answer with status 200 for success. */
function openBesideHostStore( answer: Readonly< Record< string, unknown > > ) {
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'wc/admin/options', {
			reducer: ( state: object = {} ) => state,
			actions: { updateOptions: () => async () => Promise.resolve( { success: true, ...answer } ) },
			selectors: { getOption: () => undefined },
		} )
	);
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return renderHook( () => useUpdateOptions(), { wrapper } );
}

describe( "useUpdateOptions beside the host's own store", () => {
	test( 'resolves when the answer has a flag for each option', async () => {
		const { result } = openBesideHostStore( { a: true, b: false } );
		await expect( result.current( { a: 'yes', b: 'no', left_out: undefined } ) ).resolves.toBeUndefined();
	} );

	test.each( [
		[ 'another shape', { nonsense: [ 1 ] } ],
		[ 'one option missing', { a: true } ],
		[ 'a text in place of a flag', { a: true, b: 'saved' } ],
	] )( 'rejects an answer with %s', async ( _what, answer ) => {
		const { result } = openBesideHostStore( answer );
		await expect( result.current( { a: 'yes', b: 'no' } ) ).rejects.toMatchObject( { code: 'wrong_shape' } );
	} );
} );
