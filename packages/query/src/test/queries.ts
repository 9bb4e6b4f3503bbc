import fc from 'fast-check';

/**
 * Arbitrary query strings of few different names, so that parameters collide: lists, maps, lists that become maps, deep
 * and broken names.
 */
const name = fc.constantFrom( 'a', 'b', '0', '1', '', 'toString', 'ü', '%E4', 'a b' );
const key = fc.constantFrom( '[]', '[]', '[0]', '[1]', '[3]', '[19]', '[20]', '[25]', '[01]', '[-1]', '[b]', '[c]', '[d[e]]' );
const oddKey = fc.constantFrom( '[', ']', '[b', '[__proto__]', '[constructor]', '[[b]]', '%5Bb%5D', '%5b%5d', 'x', '[%E0%A4%A]' );
const value = fc.constantFrom( '', '', '1', '2', 'x y', 'a%20b', '%E0%A4%A', '%ZZ', '+', 'a=b', 'c]=d', '%5B', 'ü' );
const keys = fc
	.array( fc.oneof( { weight: 6, arbitrary: key }, { weight: 1, arbitrary: oddKey } ), { maxLength: 7 } )
	.map( ( parts ) => parts.join( '' ) );
const pair = fc
	.tuple( name, keys, fc.constantFrom( '=', '=', '=', '' ), value )
	.map( ( [ first, rest, equals, text ] ) => `${ first }${ rest }${ equals }${ equals && text }` );

/** Few names and short keys, so that many parameters have the same name and merging is tested. */
const meetingPair = fc
	.tuple( fc.constantFrom( 'a', 'a', '[a]', 'b' ), fc.array( key, { maxLength: 2 } ), value )
	.map( ( [ first, rest, text ] ) => `${ first }${ rest.join( '' ) }=${ text }` );

export const searches = fc
	.oneof( fc.array( pair, { maxLength: 12 } ), fc.array( meetingPair, { maxLength: 30 } ) )
	.map( ( pairs ) => pairs.join( '&' ) );

const plain = fc.oneof(
	fc.string( { unit: 'binary', maxLength: 8 } ),
	fc.integer(),
	fc.double(),
	fc.boolean(),
	fc.constantFrom( null, undefined, '', "it's (a) *test*!", '/wp-admin/?a[]=1&b' )
);

/** Arbitrary input for a query string, nested up to four levels. */
export const inputs = fc.dictionary(
	fc.string( { unit: 'binary', minLength: 1, maxLength: 4 } ),
	fc.letrec( ( tie ) => ( {
		value: fc.oneof(
			{ depthSize: 'small', maxDepth: 4 },
			plain,
			fc.array( tie( 'value' ), { maxLength: 4 } ),
			fc.dictionary( fc.string( { maxLength: 3 } ), tie( 'value' ), { maxKeys: 4 } )
		),
	} ) ).value,
	{ maxKeys: 6 }
);
