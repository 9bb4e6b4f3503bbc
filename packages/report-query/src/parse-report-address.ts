import type { Query } from '@store-admin/query';
import { valuesOf } from './query-values';
import { ADVANCED } from './filter-config';
import { parseActiveFilters } from './parse-active-filters';
import { parseChoices } from './parse-choices';
import { parseDates } from './parse-dates';
import { parseTable } from './parse-table';
import type { AddressContext, AddressProblem, FilterChoice, ReportAddress, ReportQueryDefinition } from './report-address';

/** Whether a choice shows the advanced filters. */
export function hasAdvanced( choices: Readonly< Record< string, FilterChoice > > ): boolean {
	return Object.values( choices ).some( ( { value } ) => value === ADVANCED );
}

/**
 * Parses the address of a report. Never throws: invalid values are replaced by defaults and reported.
 *
 * @param query      Parsed query of the address, plus any values that `showFilters` of the configuration reads.
 * @param definition Definition of the report.
 * @param context    Today of the store, its first day of the week and its default range.
 * @return The address and its invalid values. Parameters that the report does not know are ignored.
 */
export function parseReportAddress(
	query: Query,
	definition: ReportQueryDefinition,
	context: AddressContext
): { readonly address: ReportAddress; readonly problems: readonly AddressProblem[] } {
	const values = valuesOf( query );
	const choices = parseChoices( values, definition );
	const isAdvanced = hasAdvanced( choices );
	const table = parseTable( values, definition );
	const address: ReportAddress = {
		...table,
		dates: definition.hasDates ? parseDates( values, context ) : null,
		choices,
		match: isAdvanced ? table.match : 'all',
		advanced: isAdvanced ? parseActiveFilters( values, definition.advancedFilters ) : [],
	};
	return { address, problems: values.problems };
}
