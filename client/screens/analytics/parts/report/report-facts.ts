import { getFacts, type Facts } from '@store-admin/settings';

/** Facts that the manifest of each report names. */
export const REPORT_FACTS = [
	'currency',
	'dateTours',
	'dateType',
	'defaultDateRange',
	'hasTaxLocations',
	'isUpdateModeUnset',
	'manageStock',
	'orderStatuses',
	'paymentMethods',
	'showsSuggestions',
	'stockStatuses',
] as const;

const reportsManifest = { facts: REPORT_FACTS };

type ReportFacts = Pick< Facts, ( typeof REPORT_FACTS )[ number ] >;

let saved: Partial< ReportFacts > = {};

/** Facts of the reports, with the settings that were saved since the page was loaded. */
export function getReportFacts(): ReportFacts {
	return { ...getFacts( reportsManifest ), ...saved };
}

/** Updates facts after the settings of the reports were saved. */
export function receiveReportFacts( changes: Partial< ReportFacts > ): void {
	saved = { ...saved, ...changes };
}
