/**
 * The shape of a REST answer: the type of each value, without the values.
 *
 * - `'string'`, `'number'`, `'boolean'`, `'null'`, `'any'`: the kind; several kinds as `'string|null'`
 * - `'date-time'`, `'date time'`, `'decimal'`, `'url'`: a text of that format, or an empty text
 * - `[ shape ]`: a list whose items all have the shape; `[]`: a list of which nothing is known
 * - `{ key: shape, 'key?': shape }`: an object; keys with a question mark may be missing
 * - `{ '*': shape }`: an object whose keys are data; PHP sends an empty one as an empty list
 * - `{ '|': [ shape, shape ] }`: one of several
 */
export type Shape = string | readonly Shape[] | { readonly [ key: string ]: Shape };

export const FORMATS: Readonly< Record< string, RegExp > > = {
	'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/,
	'date time': /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
	decimal: /^-?\d+\.\d+$/,
	url: /^https?:\/\//,
};

export function kindOf( value: unknown ): string {
	if ( value === null ) {
		return 'null';
	}
	return Array.isArray( value ) ? 'list' : typeof value;
}

function fitsWord( word: string, value: unknown ): boolean {
	const format = FORMATS[ word ];
	if ( format !== undefined ) {
		// A whole decimal may have no decimals, such as 3 for 3.00.
		return typeof value === 'string' && ( value === '' || format.test( value ) || ( word === 'decimal' && /^-?\d+$/.test( value ) ) );
	}
	return word === 'any' || word === kindOf( value );
}

function compareWord( shape: string, value: unknown, at: string ): string[] {
	return shape.split( '|' ).some( ( word ) => fitsWord( word, value ) ) ? [] : [ `${ at }: ${ kindOf( value ) } instead of ${ shape }` ];
}

function compareList( shape: readonly Shape[], value: unknown, at: string ): string[] {
	if ( ! Array.isArray( value ) ) {
		return [ `${ at }: ${ kindOf( value ) } instead of list` ];
	}
	const item = shape[ 0 ];
	return item === undefined ? [] : value.flatMap( ( entry, index ) => findDifferences( item, entry, `${ at }[${ index }]` ) );
}

function compareObject( shape: { readonly [ key: string ]: Shape }, value: unknown, at: string ): string[] {
	const isMap = '*' in shape;
	if ( isMap && Array.isArray( value ) && value.length === 0 ) {
		return [];
	}
	if ( kindOf( value ) !== 'object' ) {
		return [ `${ at }: ${ kindOf( value ) } instead of object` ];
	}
	const found = value as Record< string, unknown >;
	if ( isMap ) {
		return Object.entries( found ).flatMap( ( [ key, entry ] ) => findDifferences( shape[ '*' ] ?? 'any', entry, `${ at }.${ key }` ) );
	}
	return Object.entries( shape ).flatMap( ( [ name, expected ] ) => {
		const key = name.replace( /\?$/, '' );
		if ( key in found ) {
			return findDifferences( expected, found[ key ], `${ at }.${ key }` );
		}
		return name.endsWith( '?' ) ? [] : [ `${ at }.${ key }: missing` ];
	} );
}

/**
 * Compares a value with a shape. Keys that the shape does not have are ignored.
 *
 * @param shape the shape
 * @param value the value
 * @param at    path of the value, for the messages
 * @return one message for each difference, none when the value fits
 */
export function findDifferences( shape: Shape, value: unknown, at = 'body' ): string[] {
	if ( typeof shape === 'string' ) {
		return compareWord( shape, value, at );
	}
	if ( Array.isArray( shape ) ) {
		return compareList( shape, value, at );
	}
	const object = shape as { readonly [ key: string ]: Shape };
	const choices = object[ '|' ];
	if ( Array.isArray( choices ) ) {
		const results = choices.map( ( choice: Shape ) => findDifferences( choice, value, at ) );
		return results.find( ( result ) => result.length === 0 ) ?? results[ 0 ] ?? [];
	}
	return compareObject( object, value, at );
}
