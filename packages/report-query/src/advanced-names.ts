import type { AdvancedFilter, AdvancedFilters } from './filter-config';

/** An advanced filter under one of its names in the address. */
export interface AdvancedName {
	readonly key: string;
	readonly rule: string | null;
	readonly filter: AdvancedFilter;
}

/** The name of an advanced filter in the address: `status_is`, or `customer_type` for one without rules. */
export function advancedName( key: string, rule: string | null ): string {
	return rule === null ? key : `${ key }_${ rule }`;
}

/** Every name that advanced filters can have in an address. Of two filters that share a name the first has it. */
export function advancedNames( { filters }: AdvancedFilters ): ReadonlyMap< string, AdvancedName > {
	const names = new Map< string, AdvancedName >();
	for ( const [ key, filter ] of Object.entries( filters ) ) {
		for ( const rule of filter.rules.length > 0 ? filter.rules.map( ( { value } ) => value ) : [ null ] ) {
			const name = advancedName( key, rule );
			if ( ! names.has( name ) ) {
				names.set( name, { key, rule, filter } );
			}
		}
	}
	return names;
}
