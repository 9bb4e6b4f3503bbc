import type { ReportFacts, TableFacts } from '../report-facts';

/** The table of the small report. */
export const TABLE: TableFacts = {
	title: 'Revenue',
	columns: [ 'Date', 'Net sales' ],
	rows: [
		[ 'November 2, 2026', '$10.00' ],
		[ 'November 1, 2026', '$0.00' ],
	],
	pages: 'Page 1 of 2',
	totals: [ '2 days', '$10.00 Net sales' ],
};

/** The facts of a small report. */
export function factsOf( table: Partial< TableFacts > = {}, facts: Partial< ReportFacts > = {} ): ReportFacts {
	return {
		figures: [ { label: 'Net sales', value: '$10.00', change: '-29%' } ],
		tables: [ { ...TABLE, ...table } ],
		errors: [],
		...facts,
	};
}
