/** Invalid part of a configuration, to be logged for its author. */
export interface ConfigProblem {
	readonly code: 'not_a_list' | 'not_an_object' | 'no_param' | 'no_value' | 'no_choices' | 'no_settings' | 'no_input' | 'bad_name';
	/** Path, for example `filters.1.filters.0`. */
	readonly at: string;
}

/** The valid part of a configuration, and its problems. */
export interface ParsedConfig< Value > {
	readonly value: Value;
	readonly problems: readonly ConfigProblem[];
}

export type Fields = Readonly< Record< string, unknown > >;

/** Reports a problem of the configuration; returns undefined for convenience. */
export type Report = ( code: ConfigProblem[ 'code' ], at: string ) => undefined;

/**
 * Parses a configuration of an extension. If a getter of it throws, `empty` is returned.
 *
 * @param parse Returns the valid part and reports the rest.
 * @param empty Returned when parsing throws.
 */
export function parseConfig< Value >( parse: ( report: Report ) => Value, empty: Value ): ParsedConfig< Value > {
	const problems: ConfigProblem[] = [];
	const report: Report = ( code, at ) => {
		problems.push( { code, at } );
		return undefined;
	};
	try {
		return { value: parse( report ), problems };
	} catch {
		return { value: empty, problems: [ ...problems, { code: 'not_an_object', at: '' } ] };
	}
}

export function isFields( value: unknown ): value is Fields {
	return typeof value === 'object' && value !== null && ! Array.isArray( value );
}

/** Parses the items of a list; items for which `parse` returns undefined are left out. */
export function parseList< Item >( given: unknown, parse: ( item: unknown, at: string ) => Item | undefined, at: string ): readonly Item[] {
	const items: readonly unknown[] = Array.isArray( given ) ? given : [];
	return items.flatMap( ( item, index ) => {
		const usable = parse( item, `${ at }.${ index }` );
		return usable === undefined ? [] : [ usable ];
	} );
}

/** Returns a string or number as a string; empty for anything else. */
export function asText( value: unknown ): string {
	return typeof value === 'string' || typeof value === 'number' ? String( value ) : '';
}

/** Returns the strings and numbers of a list as strings. */
export function asTexts( value: unknown ): readonly string[] {
	return ( Array.isArray( value ) ? value : [] ).map( asText ).filter( ( text ) => text !== '' );
}
