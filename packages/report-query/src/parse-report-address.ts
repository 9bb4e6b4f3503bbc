import type { Query } from '@store-admin/query';
import { readerOf } from './address-reader';
import { ADVANCED } from './filter-config';
import { parseAdvanced } from './parse-advanced';
import { parseChoices } from './parse-choices';
import { parseDates } from './parse-dates';
import { parseTable } from './parse-table';
import type { AddressContext, AddressProblem, FilterChoice, ReportAddress, ReportQueryDefinition } from './report-address';

/** Whether a choice shows the advanced filters. */
export function hasAdvanced( choices: Readonly< Record< string, FilterChoice > > ): boolean {
	return Object.values( choices ).some( ( { value } ) => value === ADVANCED );
}

/**
 * Reads the address of a report. Never throws: what cannot be used falls back to the usual value and is reported.
 *
 * @param query      The parsed query of the address, with what else `showFilters` of the configuration looks at.
 * @param definition What the report has.
 * @param context    Today of the store, its first day of the week and its default range.
 * @return The address, and everything in it that could not be used. Names that the report does not know are left alone.
 */
export function parseReportAddress(
	query: Query,
	definition: ReportQueryDefinition,
	context: AddressContext
): { readonly address: ReportAddress; readonly problems: readonly AddressProblem[] } {
	const reader = readerOf( query );
	const choices = parseChoices( reader, definition );
	const isAdvanced = hasAdvanced( choices );
	const table = parseTable( reader, definition );
	const address: ReportAddress = {
		...table,
		dates: definition.hasDates ? parseDates( reader, context ) : null,
		choices,
		match: isAdvanced ? table.match : 'all',
		advanced: isAdvanced ? parseAdvanced( reader, definition.advancedFilters ) : [],
	};
	return { address, problems: reader.problems };
}
