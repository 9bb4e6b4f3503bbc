import { FORMATS, kindOf, type Shape } from './shape';

/** Objects whose keys are data: ids, codes, slugs, option names. */
const MAP_KEYS = /^(\d+|[A-Z]{2,3}(:.*)?|.*\/.*|[a-z]+_[a-z_]+:.*)$/;

/** Paths that are maps although their keys look like field names. */
const MAPS = /\.(options|capabilities|extra_capabilities|content_data|avatar_urls|reviewer_avatar_urls|persisted_preferences|plugin_details|core_profiler_completed_steps|results)$/;

/** Paths whose recordings show only one of the types that the host sends. */
const KNOWN: ReadonlyArray< readonly [ RegExp, Shape ] > = [
	[ /\.image\.id$/, 'number|string' ],
	[ /\.customer\.(user_id|date_registered)$/, 'date time|null|string' ],
	[ /\.date_reminder(_gmt)?$/, 'date-time|null' ],
	[ /\.date_(paid|completed)(_gmt)?$/, 'date-time|null' ],
	[ /\.(nonce_action|nonce_name)$/, 'null|string' ],
	[ /\.parent_name$/, 'null|string' ],
	[ /\.additionalData$/, { '|': [ 'null', { '*': 'any' } ] } ],
	[ /\.actionUrl$/, 'null|string' ],
	[ /\.(stock_quantity|low_stock_amount)$/, 'null|number' ],
	[ /\.last_order_date$/, 'date-time|null' ],
	[ /\.total_sales$/, 'number|string' ],
	[ /\.plugin_details$/, { '*': 'any' } ],
	[ /\.errors\.errors$/, { '*': [ 'string' ] } ],
	[ /\.error_data$/, 'any' ],
	[ /\.(default|value)$/, 'any' ],
];

function isMap( keys: string[], at: string ): boolean {
	return MAPS.test( at ) || ( keys.length > 0 && keys.every( ( key ) => MAP_KEYS.test( key ) ) );
}

function wordOf( value: string ): string {
	return Object.keys( FORMATS ).find( ( name ) => FORMATS[ name ]?.test( value ) ) ?? 'string';
}

function mergeWords( words: string[] ): string {
	const unique = [ ...new Set( words.flatMap( ( word ) => word.split( '|' ) ) ) ];
	// One string with another format is enough to rule the format out.
	const withoutFormats = unique.includes( 'string' ) ? unique.filter( ( word ) => ! ( word in FORMATS ) ) : unique;
	return withoutFormats.sort().join( '|' );
}

function ofObjects( values: Record< string, unknown >[], at: string ): Shape {
	const keys = [ ...new Set( values.flatMap( Object.keys ) ) ].filter( ( key ) => key !== '_links' && key !== '_embedded' );
	if ( isMap( keys, at ) ) {
		return { '*': deriveShape( values.flatMap( ( value ) => Object.values( value ) ), `${ at }.*` ) };
	}
	const shape: Record< string, Shape > = {};
	for ( const key of keys ) {
		const holding = values.filter( ( value ) => key in value );
		const name = holding.length === values.length ? key : `${ key }?`;
		shape[ name ] = deriveShape( holding.map( ( value ) => value[ key ] ), `${ at }.${ key }` );
	}
	return shape;
}

/** Types of the plain values. An empty string matches every format, so it counts only when there is no other string. */
function ofPlainValues( values: unknown[], isNullable: boolean ): Shape[] {
	const texts = values.filter( ( value ) => value !== '' );
	const words = ( texts.length > 0 ? texts : values ).map( ( value ) => ( typeof value === 'string' ? wordOf( value ) : typeof value ) );
	return words.length > 0 ? [ mergeWords( isNullable ? [ ...words, 'null' ] : words ) ] : [];
}

function ofLists( lists: unknown[][], at: string ): Shape {
	const items = lists.flat();
	if ( items.length > 0 ) {
		return [ deriveShape( items, `${ at }[]` ) ];
	}
	return MAPS.test( at ) ? { '*': 'any' } : [];
}

/**
 * Derives one shape that all given values have.
 *
 * @param values example values of this place
 * @param at     path of the place
 */
export function deriveShape( values: unknown[], at = 'body' ): Shape {
	const fixed = KNOWN.find( ( [ place ] ) => place.test( at ) );
	if ( fixed !== undefined ) {
		return fixed[ 1 ];
	}
	const known = values.filter( ( value ) => value !== null );
	const isNullable = known.length < values.length;
	const objects = known.filter( ( value ) => kindOf( value ) === 'object' ) as Record< string, unknown >[];
	const lists = known.filter( Array.isArray ) as unknown[][];

	const shapes = ofPlainValues(
		known.filter( ( value ) => typeof value !== 'object' ),
		isNullable
	);
	if ( shapes.length === 0 && isNullable && known.length > 0 ) {
		shapes.push( 'null' );
	}
	if ( objects.length > 0 ) {
		shapes.push( ofObjects( objects, at ) );
	}
	// PHP encodes an empty object as an empty list.
	if ( lists.length > 0 && ( objects.length === 0 || lists.some( ( list ) => list.length > 0 ) ) ) {
		shapes.push( ofLists( lists, at ) );
	}
	const [ first = 'any', ...rest ] = shapes;
	return rest.length === 0 ? first : { '|': shapes };
}
