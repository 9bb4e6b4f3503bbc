import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { onRest } from '../../../../tests/js/fake-rest';
import surface from '../../../../tests/contract/public-surface.json';
import { makeRegistry } from './make-registry';

type Selectors = Readonly< Record< string, ( ...args: readonly unknown[] ) => unknown > >;

/** Arguments that components pass before they have real ones; real arguments are tested with each store. */
const EARLY_ARGUMENTS: readonly ( readonly unknown[] )[] = [ [], [ undefined, undefined ], [ 'x' ], [ 'x', {} ] ];
/** The second argument of these selectors is a list of arguments. */
const NEEDS_LIST = [ 'getNotesError', 'isNotesRequesting', 'getIsDirty', 'getSettingsForGroup' ];

beforeEach( () => {
	// Resolvers wait for a timer that never runs, so no request is sent.
	jest.useFakeTimers();
} );

afterEach( () => {
	jest.useRealTimers();
} );

describe( 'before the first answer', () => {
	test.each( Object.entries( surface.stores ) )( 'every selector of %s returns a value', ( name, { selectors } ) => {
		const store: Selectors = makeRegistry().select( name );
		for ( const selector of selectors ) {
			for ( const args of EARLY_ARGUMENTS.filter( ( { length } ) => length < 2 || ! NEEDS_LIST.includes( selector ) ) ) {
				expect( () => store[ selector ]?.( ...args ) ).not.toThrow();
			}
		}
	} );

	test( 'the selectors of @wordpress/data know whether a resolver was started', () => {
		onRest( 'GET /wc/v3/products/7', { id: 7 } );
		const store = makeRegistry().select( 'wc/admin/products' );
		expect( store[ 'hasStartedResolution' ]?.( 'getProduct', [ 7 ] ) ).toBe( false );
		store[ 'getProduct' ]?.( 7 );
		expect( store[ 'isResolving' ]?.( 'getProduct', [ 7 ] ) ).toBe( false );
		expect( store[ 'hasFinishedResolution' ]?.( 'getProduct', [ 7 ] ) ).toBe( false );
		jest.runOnlyPendingTimers();
		expect( store[ 'isResolving' ]?.( 'getProduct', [ 7 ] ) ).toBe( true );
	} );
} );
