import { isObject } from './is-object';
import { warnOfLeftOut } from './warn-of-left-out';

/*
 * Shapes, with which fetchers describe the answers of routes (ADR 0018). Only this file decides which values mean "none"
 * (null, false, "", [] or a missing field). A field that is not described is kept and never an error.
 */

/**
 * The expected shape of a value and its type: returns the value, or throws a WrongShape.
 *
 * @param given The value that came.
 * @param field Its position in the answer, for example `tasks.0.id`; empty for the whole answer.
 */
export type Shape< Value > = ( given: unknown, field: string ) => Value;

/** A short description of the value that came. */
function describeGiven( given: unknown ): string {
	if ( typeof given === 'object' && given !== null ) {
		return Array.isArray( given ) ? 'a list' : 'an object';
	}
	return given === undefined ? 'nothing' : JSON.stringify( given );
}

/** Thrown by a shape. The message says which field is wrong, what was expected and what came: `tasks.0.id: expected a text, received nothing`. */
export class WrongShape extends Error {
	public constructor( field: string, expected: string, given: unknown ) {
		super( `${ field || 'answer' }: expected ${ expected }, received ${ describeGiven( given ) }` );
	}
}

const below = ( field: string, name: string | number ): string => ( field === '' ? String( name ) : `${ field }.${ name }` );

/** The type of the values that a shape returns. */
export type ValueOf< Of > = Of extends Shape< infer Value > ? Value : never;

type Fields = Readonly< Record< string, Shape< unknown > > >;

type IsOptional< Field > = undefined extends ValueOf< Field > ? true : false;

/**
 * The shape of a value without fields or items. `parse` returns undefined for a value that does not fit; `expected`
 * names the expected one.
 */
function leaf< Value >( expected: string, parse: ( given: unknown ) => Value | undefined ): Shape< Value > {
	return ( given, field ) => {
		const value = parse( given );
		if ( value === undefined ) {
			throw new WrongShape( field, expected, given );
		}
		return value;
	};
}

/** A shape with one more condition for its value. */
export function where< Value >( shape: Shape< Value >, isTrue: ( value: Value ) => boolean, expected: string ): Shape< Value > {
	return ( given, field ) => {
		const value = shape( given, field );
		if ( ! isTrue( value ) ) {
			throw new WrongShape( field, expected, given );
		}
		return value;
	};
}

/** A shape whose value is converted by `change`. */
export function mapped< Value, Result >( shape: Shape< Value >, change: ( value: Value ) => Result ): Shape< Result > {
	return ( given, field ) => change( shape( given, field ) );
}

function isNone( value: unknown ): boolean {
	return value === undefined || value === null || value === false || value === '' || ( Array.isArray( value ) && value.length === 0 );
}

/** A shape that returns `fallback` where the host sends null, false, "", [] or no field. */
export function orNone< Value, const Fallback extends Value | null >(
	shape: Shape< Value >,
	fallback: Fallback
): Shape< Value | Extract< Fallback, null > >;
export function orNone< Value >( shape: Shape< Value >, fallback: Value | null ): Shape< Value | null > {
	return ( given, field ) => ( isNone( given ) ? fallback : shape( given, field ) );
}

function toText( given: unknown ): string | undefined {
	return typeof given === 'string' || typeof given === 'number' ? String( given ) : undefined;
}

/** A text that is required; numbers are accepted as text. */
export const requiredText: Shape< string > = where( leaf( 'a text', toText ), ( value ) => value !== '', 'a text that is not empty' );

/** An absolute http(s) address. Other addresses could run a script. */
export const webAddress: Shape< string > = where( requiredText, ( value ) => /^https?:\/\//i.test( value ), 'a web address' );

/** A text; empty when the host sends none. */
export const text: Shape< string > = orNone( requiredText, '' );

export const textOrNull: Shape< string | null > = orNone( requiredText, null );

/** A number that is required. Hosts also send it as a string of digits. */
export const requiredNumber: Shape< number > = leaf( 'a number', ( given ) => {
	const number = typeof given === 'string' && given.trim() !== '' ? Number( given ) : given;
	return typeof number === 'number' && Number.isFinite( number ) ? number : undefined;
} );

/** A number, or `fallback` where the host sends nothing. */
export function numberOr< const Fallback extends number | null >( fallback: Fallback ): Shape< number | Extract< Fallback, null > > {
	return orNone( requiredNumber, fallback );
}

/** The id of a record, which is always above 0. */
export const id: Shape< number > = where( requiredNumber, ( value ) => Number.isSafeInteger( value ) && value > 0, 'an id above 0' );

const YES: readonly unknown[] = [ true, 1, '1', 'yes', 'true' ];
const NO: readonly unknown[] = [ false, 0, '0', 'no', 'false', '' ];

function toFlag( given: unknown ): boolean | undefined {
	return YES.includes( given ) || ( NO.includes( given ) ? false : undefined );
}

/** A boolean that is required, in any of the forms that hosts use: `true`, 1, "1", "yes". */
export const requiredFlag: Shape< boolean > = leaf( 'yes or no', toFlag );

/** A boolean; `fallback` where the field is missing or null. */
export function flagOr< const Fallback extends boolean | null >( fallback: Fallback ): Shape< boolean | Fallback > {
	return leaf< boolean | Fallback >( 'yes or no', ( given ) => ( given === undefined || given === null ? fallback : toFlag( given ) ) );
}

/** Exactly this value, for answers that name success or failure by a value. */
export function exactly< const Value extends string | boolean >( value: Value ): Shape< Value > {
	return leaf( JSON.stringify( value ), ( given ) => ( given === value ? value : undefined ) );
}

/** A field that stays missing where the host leaves it out, for objects that extensions receive unchanged. */
export function maybe< Value >( shape: Shape< Value > ): Shape< Value | undefined > {
	return ( given, field ) => ( given === undefined ? undefined : shape( given, field ) );
}

/** An object with these known fields; those of a shape that allows undefined are optional. Other fields are kept unchanged. */
export function object< const Known extends Fields >(
	fields: Known
): Shape<
	{
		readonly [ Name in keyof Known as IsOptional< Known[ Name ] > extends true ? never : Name ]: ValueOf< Known[ Name ] >;
	} & {
		readonly [ Name in keyof Known as IsOptional< Known[ Name ] > extends true ? Name : never ]?: Exclude<
			ValueOf< Known[ Name ] >,
			undefined
		>;
	}
> {
	return ( given, field ) => {
		if ( ! isObject( given ) ) {
			throw new WrongShape( field, 'an object', given );
		}
		const known = Object.entries( fields ).map(
			( [ name, shape ] ) => [ name, shape( given[ name ], below( field, name ) ) ] as const
		);
		const present = known.filter( ( [ , value ] ) => value !== undefined );
		// TypeScript cannot infer the type of the object that is built here.
		return { ...given, ...Object.fromEntries( present ) } as never;
	};
}

/** PHP sends an object without fields as `[]`. */
const objectOrEmptyList = leaf< Readonly< Record< string, unknown > > >( 'an object', ( given ) => {
	if ( typeof given !== 'object' || given === null || ( Array.isArray( given ) && given.length > 0 ) ) {
		return undefined;
	}
	return { ...given };
} );

/** An object with any field names; PHP sends an empty one as `[]`. */
export function recordOf< Value >( value: Shape< Value > ): Shape< Readonly< Record< string, Value > > > {
	return ( given, field ) =>
		Object.fromEntries(
			Object.entries( objectOrEmptyList( given, field ) ).map( ( [ name, item ] ) => [ name, value( item, below( field, name ) ) ] )
		);
}

/** An object in which every field may be missing; PHP sends an empty one as `[]`. */
export function emptiable< Value >( shape: Shape< Value > ): Shape< Value > {
	return ( given, field ) => shape( objectOrEmptyList( given, field ), field );
}

/** PHP encodes a list with gaps in its indexes as an object with numbers as names. */
const list: Shape< readonly unknown[] > = leaf( 'a list', ( given ) => {
	if ( Array.isArray( given ) ) {
		return given as readonly unknown[];
	}
	const names = typeof given === 'object' && given !== null ? Object.keys( given ) : [];
	return names.length > 0 && names.every( ( name ) => /^\d+$/.test( name ) )
		? Object.values< unknown >( given as Record< string, unknown > )
		: undefined;
} );

/** A list in which every item has the shape. */
export function listOf< Value >( item: Shape< Value > ): Shape< readonly Value[] > {
	return ( given, field ) => list( given, field ).map( ( one, index ) => item( one, below( field, index ) ) );
}

/** The values of a list or of an object, each of which has the shape. */
export function valuesOf< Value >( item: Shape< Value > ): Shape< readonly Value[] > {
	const values = leaf( 'a list or an object', ( given ) =>
		typeof given === 'object' && given !== null ? Object.values< unknown >( given as Record< string, unknown > ) : undefined
	);
	return ( given, field ) => values( given, field ).map( ( one, index ) => item( one, below( field, index ) ) );
}

/**
 * A list to which third parties add items. An item that does not have the shape is left out, with a console warning for
 * its author. When no item can be used, the answer has the wrong shape.
 *
 * @param item Shape of an item.
 * @param kind Name of an item for the warning, for example `note`.
 */
export function usableListOf< Value >( item: Shape< Value >, kind: string ): Shape< readonly Value[] > {
	return ( given, field ) => {
		const items = list( given, field );
		const usable = items.flatMap( ( one ) => keepUsable( item, one, kind ) );
		if ( items.length > 0 && usable.length === 0 ) {
			throw new WrongShape( field, 'a list with usable items', given );
		}
		return usable;
	};
}

function keepUsable< Value >( item: Shape< Value >, given: unknown, kind: string ): readonly Value[] {
	try {
		return [ item( given, '' ) ];
	} catch ( thrown ) {
		if ( ! ( thrown instanceof WrongShape ) ) {
			throw thrown;
		}
		warnOfLeftOut( kind, given, thrown.message );
		return [];
	}
}

/** Any value, for fields that only the caller understands; null where the field is missing. */
export const anything: Shape< unknown > = ( given ) => given ?? null;

/** The empty body of a route that answers nothing. */
export const nothing: Shape< null > = leaf( 'an empty answer', ( given ) => ( given === null ? null : undefined ) );
