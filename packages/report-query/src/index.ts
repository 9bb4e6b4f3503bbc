export { buildReportAddress } from './build-report-address';
export { withAdvanced, withChart, withChoice, withDates, withPage, withRowsPerPage, withSearch, withSort } from './change-report-address';
export { chartMode } from './chart-mode';
export type { ConfigProblem, ConfigReading } from './config-value';
export { choicesOf, defaultChoice } from './filter-config';
export type { AdvancedFilter, AdvancedFilters, FilterInput, FilterOption, FilterRule, FilterSettings, ReportFilter } from './filter-config';
export { parseReportAddress } from './parse-report-address';
export { readAdvancedFilters } from './read-advanced-filters';
export { readReportFilters } from './read-report-filters';
export type {
	ActiveFilter,
	AddressContext,
	AddressProblem,
	ChartType,
	FilterChoice,
	Match,
	ReportAddress,
	ReportDates,
	ReportQueryDefinition,
	SortOrder,
} from './report-address';
export {
	chartRequests,
	comparedDays,
	exportRequest,
	rowsRequest,
	summaryRequest,
	type ReportRequest,
	type RequestOptions,
} from './report-requests';
