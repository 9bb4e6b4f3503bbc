import { describe, expect, it } from '@jest/globals';
import { parseOptions } from '../options';

describe( 'parseOptions', () => {
	it( 'parses the store and several plugins', () => {
		expect( parseOptions( [ '--site', 'a', '--plugin', 'b', '--plugin', 'c', '--json', 'd' ] ) ).toEqual( {
			dir: 'a',
			plugins: [ 'b', 'c' ],
			json: 'd',
			seconds: 60,
			lanes: 2,
			only: null,
			isOnce: false,
			hasHelp: false,
		} );
	} );

	it.each( [
		[ [] ],
		[ [ '--site', 'a', '--seconds', '0' ] ],
		[ [ '--site', 'a', '--lanes', 'x' ] ],
		[ [ '--site', 'a', '--only', '(' ] ],
		[ [ '--unknown' ] ],
	] )( 'throws for %j', ( args ) => {
		expect( () => parseOptions( args ) ).toThrow();
	} );
} );
