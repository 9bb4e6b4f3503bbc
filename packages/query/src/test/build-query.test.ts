import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import qs from 'qs';
import { buildQuery } from '../build-query';
import type { QueryInput } from '../query-types';
import { inputs } from './queries';

describe( 'buildQuery', () => {
	test.each< [ QueryInput, string ] >( [
		[ { a: undefined, b: null, c: [ 'x', 2 ], d: { e: true }, f: [] }, 'b=&c[0]=x&c[1]=2&d[e]=true' ],
		[ { path: '/analytics/orders' }, 'path=/analytics/orders' ],
		[ {}, '' ],
	] )( 'builds %j as qs does', ( query, expected ) => {
		expect( decodeURIComponent( buildQuery( query ) ) ).toBe( expected );
		expect( buildQuery( query ) ).toBe( qs.stringify( query ) );
	} );

	test( 'gives what qs gives for any values', () => {
		fc.assert(
			fc.property( inputs, ( query ) => {
				expect( buildQuery( query as QueryInput ) ).toBe( qs.stringify( query ) );
			} ),
			{ numRuns: 1000 }
		);
	} );

	test( 'does not throw for a text that was cut inside an emoji', () => {
		expect( buildQuery( { search: '🎈'.slice( 0, 1 ) } ) ).toBe( 'search=%EF%BF%BD' );
	} );

	test( 'leaves out values that cannot be put into an address', () => {
		expect( buildQuery( { a: ( () => 1 ) as unknown as string, b: Symbol( 'b' ) as unknown as string, c: 1 } ) ).toBe( 'c=1' );
	} );
} );
