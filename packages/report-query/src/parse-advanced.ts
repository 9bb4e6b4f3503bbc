import { listAt, readerOf, type AddressReader } from './address-reader';
import { advancedNames, type AdvancedName } from './advanced-names';
import { readAdvancedValue } from './advanced-value';
import type { AdvancedFilters } from './filter-config';
import { readIds } from './ids';
import type { ActiveFilter } from './report-address';

/**
 * Reads the advanced filters of an address, in its order.
 *
 * @param reader   Notes values that cannot be used; names of other filters are left alone.
 * @param advanced The configuration.
 */
export function parseAdvanced( reader: AddressReader, advanced: AdvancedFilters ): readonly ActiveFilter[] {
	const names = advancedNames( advanced );
	return Object.keys( reader.query ).flatMap( ( name ) => {
		const known = names.get( name );
		return known && reader.query[ name ] !== '' ? readFilter( reader, name, known ) : [];
	} );
}

function readFilter( reader: AddressReader, name: string, known: AdvancedName ): readonly ActiveFilter[] {
	const { key, rule, filter } = known;
	const given = filter.allowMultiple ? listAt( reader.query, name ) : [ reader.query[ name ] ?? '' ];
	const usable = given.flatMap( ( value ) => {
		const read =
			filter.input.component === 'Search' ? readSearch( reader, name, known, value ) : readAdvancedValue( value, filter, rule );
		return read === undefined ? [] : [ { key, rule, value: read } ];
	} );
	if ( usable.length < given.length ) {
		reader.report( 'unusable_value', name );
	}
	return usable;
}

type Given = AddressReader[ 'query' ][ string ];

function readSearch( reader: AddressReader, name: string, { filter }: AdvancedName, value: Given ): readonly string[] | undefined {
	const own = readerOf( { [ name ]: value } );
	const ids = readIds( own, name, filter.input.type ?? '' );
	for ( const { code } of own.problems ) {
		reader.report( code, name );
	}
	return ids.length > 0 ? ids : undefined;
}
