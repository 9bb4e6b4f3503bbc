import { expect, test } from '@jest/globals';
import { toFlag, toList, toNumber, toObject, toObjects, toText, toTexts } from '../wire';

test.each( [
	[ toObject( [] ), {} ],
	[ toObject( null ), {} ],
	[ toObject( { a: 1 } ), { a: 1 } ],
	[ toList( { 0: 'a', 2: 'b' } ), [ 'a', 'b' ] ],
	[ toList( 'a' ), [] ],
	[ toObjects( [ { a: 1 }, 'x', null, [] ] ), [ { a: 1 } ] ],
	[ toText( 5 ), '5' ],
	[ toText( null, 'none' ), 'none' ],
	[ toNumber( '12.5' ), 12.5 ],
	[ toNumber( '' ), 0 ],
	[ toNumber( 'many', 3 ), 3 ],
	[ toFlag( 'yes' ), true ],
	[ toFlag( '1' ), true ],
	[ toFlag( 'no', true ), false ],
	[ toFlag( null, true ), true ],
	[ toTexts( [ 'a', 1, 'b' ] ), [ 'a', 'b' ] ],
] )( 'reads what PHP makes of a value (%#)', ( found, expected ) => {
	expect( found ).toEqual( expected );
} );
