import { describe, expect, test } from '@jest/globals';
import { buildPath } from '../build-path';

describe( 'buildPath', () => {
	test.each( [
		[ '/a', {}, '/a' ],
		[ '/a', { b: 1, c: true }, '/a?b=1&c=true' ],
		[ '/a?x=1', { b: 'y' }, '/a?x=1&b=y' ],
		[ '/a', { b: undefined, c: null }, '/a?c=' ],
		[ '/a', { list: [ 'x', 'y' ] }, '/a?list%5B0%5D=x&list%5B1%5D=y' ],
		[ '/a', { map: { k: 'v' } }, '/a?map%5Bk%5D=v' ],
		[ '/a', { list: [] }, '/a' ],
		[ '/a', { text: 'a b&c,ü' }, '/a?text=a%20b%26c%2C%C3%BC' ],
	] )( '%s with %j is %s', ( path, query, expected ) => {
		expect( buildPath( path, query ) ).toBe( expected );
	} );
} );
