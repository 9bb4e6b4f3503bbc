import { getFacts, type Facts } from '@store-admin/settings';

/** Facts that the manifest of each report names. */
export const REPORT_FACTS = [
	'currency',
	'dateTours',
	'dateType',
	'defaultDateRange',
	'hasTaxLocations',
	'isQuiet',
	'isUpdateModeUnset',
	'manageStock',
	'orderStatuses',
	'paymentMethods',
	'showsSuggestions',
	'stockStatuses',
] as const;

const reportsManifest = { facts: REPORT_FACTS };

type ReportFacts = Pick< Facts, ( typeof REPORT_FACTS )[ number ] >;

/** Facts of the reports. */
export function getReportFacts(): ReportFacts {
	return getFacts( reportsManifest );
}
