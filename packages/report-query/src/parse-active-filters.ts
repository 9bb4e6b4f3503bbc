import { listAt, valuesOf, type QueryValues } from './query-values';
import { advancedNames, type AdvancedName } from './advanced-names';
import { parseAdvancedValue } from './parse-advanced-value';
import type { AdvancedFilters } from './filter-config';
import { parseIds } from './ids';
import type { ActiveFilter } from './report-address';

/**
 * Parses the advanced filters of an address, in the order of the address.
 *
 * @param values   Query; invalid values are reported to it. Other parameters are ignored.
 * @param advanced The configuration.
 */
export function parseActiveFilters( values: QueryValues, advanced: AdvancedFilters ): readonly ActiveFilter[] {
	const names = advancedNames( advanced );
	return Object.keys( values.query ).flatMap( ( name ) => {
		const known = names.get( name );
		return known && values.query[ name ] !== '' ? parseFilter( values, name, known ) : [];
	} );
}

function parseFilter( values: QueryValues, name: string, known: AdvancedName ): readonly ActiveFilter[] {
	const { key, rule, filter } = known;
	const given = filter.allowMultiple ? listAt( values.query, name ) : [ values.query[ name ] ?? '' ];
	const usable = given.flatMap( ( value ) => {
		const parsed =
			filter.input.component === 'Search' ? parseSearch( values, name, known, value ) : parseAdvancedValue( value, filter, rule );
		return parsed === undefined ? [] : [ { key, rule, value: parsed } ];
	} );
	if ( usable.length < given.length ) {
		values.report( 'unusable_value', name );
	}
	return usable;
}

type Given = QueryValues[ 'query' ][ string ];

function parseSearch( values: QueryValues, name: string, { filter }: AdvancedName, value: Given ): readonly string[] | undefined {
	const own = valuesOf( { [ name ]: value } );
	const ids = parseIds( own, name, filter.input.type ?? '' );
	for ( const { code } of own.problems ) {
		values.report( code, name );
	}
	return ids.length > 0 ? ids : undefined;
}
