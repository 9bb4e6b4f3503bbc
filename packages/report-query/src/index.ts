export { buildReportAddress } from './build-report-address';
export { withAdvanced, withChart, withChoice, withDates, withPage, withRowsPerPage, withSearch, withSort } from './change-report-address';
export { chartMode } from './chart-mode';
export type { ConfigProblem, ParsedConfig } from './config-value';
export { choicesOf, defaultChoice, isComparison } from './filter-config';
export type { AdvancedFilter, AdvancedFilters, FilterInput, FilterOption, FilterRule, FilterSettings, ReportFilter } from './filter-config';
export { filterParams } from './filter-params';
export { parseDefaultRange, type ReportPeriod } from './parse-dates';
export { parseReportAddress } from './parse-report-address';
export { parseAdvancedFilters } from './parse-advanced-filters';
export { parseReportFilters } from './parse-report-filters';
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
