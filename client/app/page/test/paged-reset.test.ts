import { expect, test } from '@jest/globals';
import { needsFirstPage } from '../paged-reset';

test.each( [
	[ { paged: '2', search: 'a' }, { paged: '2', search: 'b' }, true ],
	[ { paged: '2', list: [ '1' ] }, { paged: '2', list: [ '1', '2' ] }, true ],
	[ { paged: '3', path: '/a' }, { paged: '3', path: '/b' }, true ],
	[ { paged: '2' }, { paged: '2', filter: 'x' }, false ],
	[ { paged: '2' }, { paged: '2', chartType: 'bar' }, false ],
	[ { paged: '2', a: '1' }, { paged: '3', a: '1' }, false ],
	[ { a: '1', b: '2', paged: '2' }, { b: '2', a: '1', paged: '2' }, false ],
	[ { paged: '2', search: 'a' }, { paged: '1', search: 'b' }, false ],
	[ { search: 'a' }, { search: 'b' }, false ],
] )( 'needsFirstPage from %j to %j is %s', ( previous, query, expected ) => {
	expect( needsFirstPage( previous, query ) ).toBe( expected );
} );
