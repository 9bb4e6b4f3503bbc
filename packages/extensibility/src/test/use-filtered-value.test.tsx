import { afterEach, expect, test } from '@jest/globals';
import { addFilter, removeAllFilters, removeFilter } from '@wordpress/hooks';
import { act, render, screen } from '@testing-library/react';
import { expectConsole } from '../../../../tests/js/console-guard';
import { forgetCulprits } from '../culprit';
import { useFilteredValue } from '../use-filtered-value';

const FILTER = 'store_admin_test_hook';
const isNames = ( value: unknown ): value is readonly string[] => Array.isArray( value );
const create = () => [ 'ours' ];

function Names() {
	return <output>{ useFilteredValue< readonly string[] >( FILTER, create, isNames ).join() }</output>;
}

afterEach( () => {
	act( () => {
		removeAllFilters( FILTER, '' );
	} );
	forgetCulprits();
} );

test( 'useFilteredValue follows handlers that are added and removed after the first render', async () => {
	render( <Names /> );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'ours' );
	await act( () => {
		addFilter( FILTER, 'late/plugin', ( names: string[] ) => [ ...names, 'late' ] );
		return Promise.resolve();
	} );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'ours,late' );
	await act( () => {
		removeFilter( FILTER, 'late/plugin' );
		return Promise.resolve();
	} );
	expect( screen.getByRole( 'status' ).textContent ).toBe( 'ours' );
} );

test( 'useFilteredValue ends when a handler registers itself in each run', async () => {
	let runs = 0;
	const handler = ( names: string[] ) => {
		runs += 1;
		addFilter( FILTER, 'endless/plugin', handler );
		return names;
	};
	expectConsole( 'warn', /handler endless\/plugin: registers itself again/ );
	render( <Names /> );
	await act( () => {
		addFilter( FILTER, 'endless/plugin', handler );
		return Promise.resolve();
	} );
	expect( runs ).toBeLessThan( 100 );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'ours' );
} );
