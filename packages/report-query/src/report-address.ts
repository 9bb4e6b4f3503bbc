import type { Comparison, DayRange, Interval, PeriodName, StoreDay } from '@store-admin/format';
import type { QueryInput } from '@store-admin/query';
import type { AdvancedFilters, ReportFilter } from './filter-config';

/** Definition of a report: its routes, columns, charts and filters. */
export interface ReportQueryDefinition {
	/** Route of the rows below `wc-analytics/reports`, for example `orders`. */
	readonly endpoint: string;
	/** Route of totals and intervals without `/stats`, if it differs: categories use `products`. */
	readonly statsEndpoint?: string;
	/** Whether the rows are the intervals of the stats route, as in revenue. */
	readonly hasIntervalRows?: boolean;
	/** Whether the report has dates, intervals and a comparison. Stock and customers have none. */
	readonly hasDates: boolean;
	readonly charts: readonly { readonly key: string }[];
	readonly sort: {
		/** Columns that the route can sort by. */
		readonly orderbys: readonly string[];
		readonly orderby: string;
		readonly order: SortOrder;
	};
	/** Additional arguments of the rows, for example `extended_info: true`. */
	readonly rowParams?: QueryInput;
	/** Fields of the totals below the table; empty when the route has no totals. */
	readonly summaryFields: readonly string[];
	/** Additional arguments of the totals, if their route has other ones than the rows. */
	readonly summaryParams?: QueryInput;
	/** Argument for the ids that the search box found, for example `products`. */
	readonly searchParam?: string;
	readonly filters: readonly ReportFilter[];
	readonly advancedFilters: AdvancedFilters;
	/** Segments of the chart by choice of a filter: `{ 'compare-products': 'product' }`. */
	readonly segmentBy?: Readonly< Record< string, string > >;
}

export interface AddressContext {
	/** Today in store time. */
	readonly today: StoreDay;
	/** The first day of the week, 0 for Sunday. */
	readonly weekStartsOn: number;
	/** The option `woocommerce_default_date_range`: `period=month&compare=previous_year`. */
	readonly defaultRange: string;
}

export type SortOrder = 'asc' | 'desc';
export type ChartType = 'line' | 'bar';
export type Match = 'all' | 'any';

export interface ReportDates {
	readonly period: PeriodName;
	readonly compare: Comparison;
	/** Days of the period, including the first and the last one. */
	readonly range: DayRange;
	readonly interval: Interval;
}

/** Choice of a simple filter that differs from the default. */
export interface FilterChoice {
	readonly value: string;
	/** Ids or words of a choice that has a search; otherwise empty. */
	readonly ids: readonly string[];
}

export interface ActiveFilter {
	/** Key in the configuration, for example `status`. */
	readonly key: string;
	/** Null for a filter without rules. */
	readonly rule: string | null;
	/** A text, the ids of a search, the two values of "between", or an attribute and its value. */
	readonly value: string | readonly string[];
}

/** Parsed address of a report, with defaults for missing and invalid values. */
export interface ReportAddress {
	/** Null for a report without dates. */
	readonly dates: ReportDates | null;
	/** Key of the selected chart; empty for a report without charts. */
	readonly chart: string;
	readonly chartType: ChartType;
	readonly orderby: string;
	readonly order: SortOrder;
	/** Counts from 1. */
	readonly page: number;
	readonly rowsPerPage: number;
	/** Words of the search box. */
	readonly search: readonly string[];
	/** Choices by parameter, without default choices. */
	readonly choices: Readonly< Record< string, FilterChoice > >;
	readonly match: Match;
	/** Empty unless a filter has the choice `advanced`. */
	readonly advanced: readonly ActiveFilter[];
}

/** Invalid value in an address. The screen reports it and uses the default. */
export interface AddressProblem {
	readonly code:
		| 'not_one_value'
		| 'unknown_period'
		| 'unknown_comparison'
		| 'no_day'
		| 'reversed_range'
		| 'unknown_interval'
		| 'interval_not_allowed'
		| 'unknown_chart'
		| 'unknown_chart_type'
		| 'not_sortable'
		| 'unknown_order'
		| 'no_page'
		| 'no_row_count'
		| 'unknown_choice'
		| 'no_ids'
		| 'unusable_ids'
		| 'too_many_ids'
		| 'unknown_match'
		| 'unusable_value'
		| 'filter_failed';
	/** Parameter in the address. */
	readonly name: string;
	/** The invalid value, as text. */
	readonly value: string;
}
