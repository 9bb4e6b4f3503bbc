import { afterEach, expect, test } from '@jest/globals';
import { addFilter, applyFilters, currentFilter, didFilter, removeAllFilters } from '@wordpress/hooks';
import { expectConsole } from '../../../../tests/js/console-guard';
import { applySafeFilter } from '../apply-safe-filter';
import { forgetCulprits } from '../culprit';

const FILTER = 'store_admin_test_list';
const isNames = ( value: unknown ): value is string[] => Array.isArray( value ) && value.every( ( name ) => typeof name === 'string' );

afterEach( () => {
	removeAllFilters( FILTER, '' );
	forgetCulprits();
} );

test( 'applySafeFilter returns the value and counts the filter as applied when it has no handlers', () => {
	expect( applySafeFilter( FILTER, [ 'ours' ], isNames ) ).toEqual( [ 'ours' ] );
} );

test( 'applySafeFilter runs handlers in order with the further arguments', () => {
	addFilter( FILTER, 'two/b', ( names: string[], extra: string ) => [ ...names, extra ], 20 );
	addFilter( FILTER, 'one/a', ( names: string[] ) => [ ...names, String( currentFilter() ) ], 5 );
	expect( applySafeFilter( FILTER, [ 'ours' ], isNames, 'more' ) ).toEqual( [ 'ours', FILTER, 'more' ] );
	expect( didFilter( FILTER ) ).toBeGreaterThan( 0 );
} );

test.each( [
	[ 'undefined', () => undefined ],
	[ 'null', () => null ],
	[ 'an object', () => ( { 0: 'x' } ) ],
	[ 'a promise', () => Promise.resolve( [] ) ],
	[ 'a list with a hole', () => [ 'x', undefined ] ],
] )( 'applySafeFilter skips a handler that returns %s, and keeps the others', ( _, broken ) => {
	addFilter( FILTER, 'good/first', ( names: string[] ) => [ ...names, 'first' ], 1 );
	addFilter( FILTER, 'bad/plugin', broken, 2 );
	addFilter( FILTER, 'good/last', ( names: string[] ) => [ ...names, 'last' ], 3 );
	expectConsole( 'warn', /filter store_admin_test_list, handler bad\/plugin: returned/ );
	expect( applySafeFilter( FILTER, [ 'ours' ], isNames ) ).toEqual( [ 'ours', 'first', 'last' ] );
} );

test( 'applySafeFilter skips a handler that throws, and warns about it once', () => {
	addFilter( FILTER, 'bad/plugin', () => {
		throw new Error( 'broken' );
	} );
	expectConsole( 'warn', /handler bad\/plugin: threw an error.*broken/s );
	applySafeFilter( FILTER, [ 'ours' ], isNames );
	expect( applySafeFilter( FILTER, [ 'ours' ], isNames ) ).toEqual( [ 'ours' ] );
} );

test( 'applySafeFilter leaves the registered handlers unchanged', () => {
	const handler = () => undefined;
	addFilter( FILTER, 'bad/plugin', handler );
	expectConsole( 'warn', /bad\/plugin/ );
	applySafeFilter( FILTER, [], isNames );
	expect( applyFilters( FILTER, [] ) ).toBeUndefined();
} );
