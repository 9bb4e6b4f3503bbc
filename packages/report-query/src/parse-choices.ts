import type { AddressReader } from './address-reader';
import { ADVANCED, choicesOf, defaultChoice, type ReportFilter } from './filter-config';
import { readIds } from './ids';
import type { FilterChoice, ReportQueryDefinition } from './report-address';

type Filters = Pick< ReportQueryDefinition, 'filters' | 'advancedFilters' >;

/** The filters that are shown for an address. One of an extension that throws is not. */
function shownFilters( reader: AddressReader, { filters, advancedFilters }: Filters ): readonly ReportFilter[] {
	return filters.filter( ( { showFilters, param } ) => {
		try {
			return showFilters( reader.query, { advancedFilters } );
		} catch {
			reader.report( 'filter_failed', param );
			return false;
		}
	} );
}

/**
 * Reads the choices of the simple filters. A filter that is not shown has none, whatever the address says.
 *
 * @return Choices that differ from the usual one, by the name in the address.
 */
export function parseChoices( reader: AddressReader, definition: Filters ): Readonly< Record< string, FilterChoice > > {
	const choices = shownFilters( reader, definition ).flatMap( ( filter ) => {
		const choice = readChoice( reader, filter, definition );
		return choice ? [ [ filter.param, choice ] as const ] : [];
	} );
	return Object.fromEntries( choices );
}

function readChoice( reader: AddressReader, filter: ReportFilter, { advancedFilters }: Filters ): FilterChoice | undefined {
	const value = reader.one( filter.param ) ?? '';
	if ( value === '' || value === defaultChoice( filter ) ) {
		return undefined;
	}
	const option = choicesOf( filter ).find( ( choice ) => choice.value === value );
	const isEmptyAdvanced = value === ADVANCED && Object.keys( advancedFilters.filters ).length === 0;
	if ( ! option || isEmptyAdvanced ) {
		reader.report( 'unknown_choice', filter.param );
		return undefined;
	}
	if ( ! option.settings ) {
		return { value, ids: [] };
	}
	const ids = readIds( reader, option.settings.param, option.settings.type );
	if ( ids.length === 0 ) {
		reader.report( 'no_ids', option.settings.param );
		return undefined;
	}
	return { value, ids };
}
