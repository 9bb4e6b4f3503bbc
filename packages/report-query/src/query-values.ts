import { buildQuery, type Query } from '@store-admin/query';
import type { AddressProblem } from './report-address';

type Code = AddressProblem[ 'code' ];

/** Access to the values of a query; collects the invalid ones. */
export interface QueryValues {
	readonly query: Query;
	readonly problems: readonly AddressProblem[];
	/** Reports a problem with the value of a parameter. */
	readonly report: ( code: Code, name: string ) => void;
	/** Returns the text of a parameter; undefined when it is missing, a list or a map. */
	readonly one: ( name: string ) => string | undefined;
	/** Returns the text of a parameter if it is one of these values, else the fallback. An empty text counts as missing. */
	readonly oneOf: < Value extends string >( name: string, values: readonly Value[], fallback: Value, code: Code ) => Value;
}

/** Gives access to a query. Inherited names such as `constructor` count as missing. */
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

/** Returns the values of a list. The query parser turns a long list into a map by index, and a single value may lack brackets. */
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

/** Returns the texts of a list; nested lists and maps are left out. */
export function textsAt( query: Query, name: string ): readonly string[] {
	return textsOf( listAt( query, name ) );
}

export function textsOf( values: readonly Query[ string ][] ): readonly string[] {
	return values.filter( ( value ): value is string => typeof value === 'string' );
}

/** Returns the texts of a list or a map by index; undefined for a text, and for a list with other values than texts. */
export function textsIn( value: Query[ string ] ): readonly string[] | undefined {
	if ( typeof value === 'string' ) {
		return undefined;
	}
	const items = itemsOf( value );
	const texts = textsOf( items );
	return texts.length === items.length ? texts : undefined;
}
