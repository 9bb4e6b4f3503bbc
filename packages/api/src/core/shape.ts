import {
	array,
	check,
	custom,
	literal,
	looseObject,
	minLength,
	number,
	optional,
	picklist,
	pipe,
	record,
	safeParse,
	string,
	transform,
	union,
	unknown,
	type GenericSchema,
	type InferOutput,
	type LooseObjectSchema,
} from 'valibot';

/*
 * The words in which fetchers describe what a route answers (ADR 0018). What hosts send for "none" (null, false, "", [] or no
 * field at all) is decided here and nowhere else. A field that is not described is kept and never an error.
 */

/** What a route answers, and the type that comes out of it. */
export type Shape< Value > = GenericSchema< unknown, Value >;

/** The type that a shape gives. */
export type ValueOf< Of extends GenericSchema > = InferOutput< Of >;

type None = undefined | null | false | '' | readonly [];

function isNone( value: unknown ): value is None {
	return value === undefined || value === null || value === false || value === '' || ( Array.isArray( value ) && value.length === 0 );
}

const none = custom< None >( isNone, 'nothing' );

/** The shape, or `fallback` where the host sends nothing. */
export function orNone< Value, const Fallback >( shape: Shape< Value >, fallback: Fallback ): Shape< Value | Fallback > {
	return optional(
		union( [
			pipe(
				none,
				transform( () => fallback )
			),
			shape,
		] ),
		null
	);
}

/** A text that has to be there; numbers count as text. */
export const requiredText: Shape< string > = pipe(
	union( [ string(), number() ], 'a text' ),
	transform( String ),
	minLength( 1, 'a text that is not empty' )
);

/** A text; empty when there is none. */
export const text: Shape< string > = orNone( requiredText, '' );

export const textOrNull: Shape< string | null > = orNone( requiredText, null );

/** A number that has to be there; hosts also send it as a string of digits. */
export const requiredNumber: Shape< number > = pipe(
	union( [ number(), pipe( string(), minLength( 1 ) ) ], 'a number' ),
	transform( ( value ) => Number( value ) ),
	check( ( value ) => Number.isFinite( value ), 'a number' )
);

/** The number of a record. 0 and less is no record. */
export const id: Shape< number > = pipe(
	requiredNumber,
	check( ( value ) => Number.isSafeInteger( value ) && value > 0, 'an id above 0' )
);

/** A number, or `fallback` where the host sends nothing. */
export function numberOr< const Fallback >( fallback: Fallback ): Shape< number | Fallback > {
	return orNone( requiredNumber, fallback );
}

const YES = [ true, 1, '1', 'yes', 'true' ];
const NO = [ false, 0, '0', 'no', 'false', '' ];

/** Yes or no in the forms that hosts use side by side: `true`, 1, "1", "yes"; `fallback` where the field is missing or null. */
export function flagOr( fallback: boolean ): Shape< boolean > {
	return optional(
		pipe(
			custom< boolean | number | string | null >(
				( value ) => value === null || [ ...YES, ...NO ].some( ( form ) => form === value ),
				'yes or no'
			),
			transform( ( value ) => ( value === null ? fallback : YES.some( ( form ) => form === value ) ) )
		),
		null
	);
}

/** An object of which these fields are known. The others are kept as they came. */
export function object< const Fields extends Readonly< Record< string, GenericSchema > > >(
	fields: Fields
): LooseObjectSchema< Fields, string > {
	return looseObject( fields, 'an object' );
}

/** An object whose names are not known beforehand; PHP sends an empty one as `[]`. */
export function recordOf< Value >( value: Shape< Value > ): Shape< Readonly< Record< string, Value > > > {
	return union( [
		pipe(
			custom< readonly [] >( ( given ) => Array.isArray( given ) && given.length === 0 ),
			transform( () => ( {} ) )
		),
		record( string(), value, 'an object' ),
	] );
}

/** PHP sends a list with gaps in its numbering as an object with numbers for names. */
const list = union(
	[
		array( unknown() ),
		pipe(
			record(
				pipe(
					string(),
					check( ( name ) => /^\d+$/.test( name ) )
				),
				unknown()
			),
			check( ( given ) => Object.keys( given ).length > 0 ),
			transform( ( given ) => Object.values( given ) )
		),
	],
	'a list'
);

/** A list in which every item has the shape. */
export function listOf< Value >( item: Shape< Value > ): Shape< readonly Value[] > {
	return pipe( list, array( item ) );
}

/**
 * A list to which third parties add: an item of another shape is left out, and named in the console for its author. A list of
 * which no item can be used is an answer of the wrong shape.
 */
export function usableListOf< Value >( item: Shape< Value > ): Shape< readonly Value[] > {
	return pipe(
		list,
		transform( ( items ) => ( { items, usable: items.flatMap( ( given ) => keepUsable( item, given ) ) } ) ),
		check( ( { items, usable } ) => items.length === 0 || usable.length > 0, 'a list with usable items' ),
		transform( ( { usable } ) => usable )
	);
}

function keepUsable< Value >( item: Shape< Value >, given: unknown ): readonly Value[] {
	const result = safeParse( item, given );
	if ( result.success ) {
		return [ result.output ];
	}
	// eslint-disable-next-line no-console -- the author of the item has to learn why it is not shown.
	console.warn( 'An item of an answer was left out:', result.issues[ 0 ].message, given );
	return [];
}

/** One of these words; any other word of a newer host becomes `fallback`. */
export function wordOr< const Word extends string, const Fallback >(
	words: readonly Word[],
	fallback: Fallback
): Shape< Word | Fallback > {
	return union( [
		picklist( words ),
		pipe(
			text,
			transform( () => fallback )
		),
	] );
}

/** Exactly this value, for answers that say in words whether they succeeded. */
export const exactly = literal;

/** Whatever the host sends, for values whose meaning only the caller knows. */
export const anything: Shape< unknown > = optional( unknown(), null );
