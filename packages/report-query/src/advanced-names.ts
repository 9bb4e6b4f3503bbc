import type { AdvancedFilter, AdvancedFilters } from './filter-config';

/** Key and rule of the advanced filter that a parameter of the address belongs to. */
export interface AdvancedName {
	readonly key: string;
	readonly rule: string | null;
	readonly filter: AdvancedFilter;
}

/** Returns the parameter of an advanced filter: `status_is`, or `customer_type` for a filter without rules. */
export function advancedName( key: string, rule: string | null ): string {
	return rule === null ? key : `${ key }_${ rule }`;
}

/** Returns all parameters that advanced filters can have in an address. If two filters share a parameter, the first one gets it. */
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
