import { buildQuery, type Query } from '@store-admin/query';
import type { AddressProblem } from './report-address';

type Code = AddressProblem[ 'code' ];

/** The values of a query, one by one; collects what cannot be used. */
export interface QueryValues {
	readonly query: Query;
	readonly problems: readonly AddressProblem[];
	/** Notes a problem with what stands under a name. */
	readonly report: ( code: Code, name: string ) => void;
	/** The text under a name; undefined when there is none, and when a list or a map stands there. */
	readonly one: ( name: string ) => string | undefined;
	/** The text under a name when it is one of these, else the fallback. An empty text counts as absent. */
	readonly oneOf: < Value extends string >( name: string, values: readonly Value[], fallback: Value, code: Code ) => Value;
}

/** Parses a query. A name of `Object.prototype` is never taken for a value. */
export function valuesOf( query: Query ): QueryValues {
	const problems: AddressProblem[] = [];
	const at = ( name: string ) => ( Object.hasOwn( query, name ) ? query[ name ] : undefined );
	const report = ( code: Code, name: string ) => {
		problems.push( { code, name, value: textOf( at( name ) ) } );
	};
	const one = ( name: string ): string | undefined => {
		const value = at( name );
		if ( value !== undefined && typeof value !== 'string' ) {
			report( 'not_one_value', name );
			return undefined;
		}
		return value;
	};
	return {
		query,
		problems,
		report,
		one,
		oneOf: ( name, values, fallback, code ) => {
			const text = one( name ) ?? '';
			const known = values.find( ( value ) => value === text );
			if ( known === undefined && text !== '' ) {
				report( code, name );
			}
			return known ?? fallback;
		},
	};
}

function textOf( value: Query[ string ] | undefined ): string {
	return typeof value === 'object' ? decodeURIComponent( buildQuery( { value } ) ) : ( value ?? '' );
}

/** The values of a list. The parser makes a map by index of a long list, and a person may write a single value without brackets. */
export function listAt( query: Query, name: string ): readonly Query[ string ][] {
	const value = Object.hasOwn( query, name ) ? query[ name ] : undefined;
	if ( value === undefined || value === '' ) {
		return [];
	}
	return typeof value === 'string' ? [ value ] : itemsOf( value );
}

function itemsOf( value: Exclude< Query[ string ], string > ): readonly Query[ string ][] {
	return Array.isArray( value ) ? ( value as readonly Query[ string ][] ) : Object.values( value as Query );
}

/** The texts of a list; lists and maps inside it are left out. */
export function textsAt( query: Query, name: string ): readonly string[] {
	return textsOf( listAt( query, name ) );
}

export function textsOf( values: readonly Query[ string ][] ): readonly string[] {
	return values.filter( ( value ): value is string => typeof value === 'string' );
}

/** The texts of a value that is a list or a map by index; undefined for a plain text, and when anything else is among them. */
export function textsIn( value: Query[ string ] ): readonly string[] | undefined {
	if ( typeof value === 'string' ) {
		return undefined;
	}
	const items = itemsOf( value );
	const texts = textsOf( items );
	return texts.length === items.length ? texts : undefined;
}
