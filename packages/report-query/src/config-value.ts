/** A part of a configuration that cannot be used, for the console of its author. */
export interface ConfigProblem {
	readonly code: 'not_a_list' | 'not_an_object' | 'no_param' | 'no_value' | 'no_choices' | 'no_settings' | 'no_input' | 'bad_name';
	/** Where it stands, for example `filters.1.filters.0`. */
	readonly at: string;
}

/** What could be used of a configuration, and what could not. */
export interface ParsedConfig< Value > {
	readonly value: Value;
	readonly problems: readonly ConfigProblem[];
}

export type Fields = Readonly< Record< string, unknown > >;

/** Collects the problems of one configuration while it is parsed. */
export type Report = ( code: ConfigProblem[ 'code' ], at: string ) => undefined;

/**
 * Parses a configuration of an extension. Getters of its objects may throw; then nothing of it is used.
 *
 * @param parse Gives the usable part and reports the rest.
 * @param empty What is used when nothing can be.
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

/** The usable items of a list; an item for which `parse` gives undefined is left out. */
export function parseList< Item >( given: unknown, parse: ( item: unknown, at: string ) => Item | undefined, at: string ): readonly Item[] {
	const items: readonly unknown[] = Array.isArray( given ) ? given : [];
	return items.flatMap( ( item, index ) => {
		const usable = parse( item, `${ at }.${ index }` );
		return usable === undefined ? [] : [ usable ];
	} );
}

/** A text, also where an extension wrote a number; empty for anything else. */
export function asText( value: unknown ): string {
	return typeof value === 'string' || typeof value === 'number' ? String( value ) : '';
}

/** The texts of a list. */
export function asTexts( value: unknown ): readonly string[] {
	return ( Array.isArray( value ) ? value : [] ).map( asText ).filter( ( text ) => text !== '' );
}
