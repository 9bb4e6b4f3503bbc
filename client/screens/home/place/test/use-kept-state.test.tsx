import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useKeptState } from '../use-kept-state';

const usePanel = () => useKeptState( 'orders-panel', false );

beforeEach( () => window.history.replaceState( { key: 'of the router' }, '' ) );

describe( 'useKeptState', () => {
	it( 'PL1: restores the value in the same history entry', () => {
		const first = renderHook( usePanel );
		expect( first.result.current[ 0 ] ).toBe( false );
		act( () => first.result.current[ 1 ]( true ) );
		expect( first.result.current[ 0 ] ).toBe( true );
		first.unmount();
		expect( renderHook( usePanel ).result.current[ 0 ] ).toBe( true );
		expect( window.history.state ).toMatchObject( { key: 'of the router' } );
	} );

	it( 'has its initial value in a new history entry', () => {
		const { result } = renderHook( usePanel );
		act( () => result.current[ 1 ]( true ) );
		window.history.pushState( null, '' );
		expect( renderHook( usePanel ).result.current[ 0 ] ).toBe( false );
	} );

	it( 'ignores a stored value of another type', () => {
		const { result } = renderHook( () => useKeptState( 'orders-panel', 5 ) );
		act( () => result.current[ 1 ]( 15 ) );
		expect( renderHook( usePanel ).result.current[ 0 ] ).toBe( false );
	} );
} );
