import type { Comparison, DayRange, Interval, PeriodName, StoreDay } from '@store-admin/format';
import type { QueryInput } from '@store-admin/query';
import type { AdvancedFilters, ReportFilter } from './filter-config';

/** What the address of a report can say, apart from the choices of its filters. */
export interface ReportQueryDefinition {
	/** The route of the rows below `wc-analytics/reports`, for example `orders`. */
	readonly endpoint: string;
	/** The route of totals and intervals without `/stats`, when it is another: categories use `products`. */
	readonly statsEndpoint?: string;
	/** Whether the rows are the intervals of the stats route, as those of revenue. */
	readonly hasIntervalRows?: boolean;
	/** Stock and customers have no dates, and so no intervals and no comparison. */
	readonly hasDates: boolean;
	readonly charts: readonly { readonly key: string }[];
	readonly sort: {
		/** Columns by which the route sorts. */
		readonly orderbys: readonly string[];
		readonly orderby: string;
		readonly order: SortOrder;
	};
	/** Further arguments of the rows, for example `extended_info: true`. */
	readonly rowParams?: QueryInput;
	/** Fields of the row below the table; none when the route has no totals. */
	readonly summaryFields: readonly string[];
	/** The argument that takes the ids which the search box found, for example `products`. */
	readonly searchParam?: string;
	readonly filters: readonly ReportFilter[];
	readonly advancedFilters: AdvancedFilters;
	/** Choice of a filter to what the chart compares: `{ 'compare-products': 'product' }`. */
	readonly segmentBy?: Readonly< Record< string, string > >;
}

export interface AddressContext {
	/** The current day of the store. */
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
	/** The days of the period, both included. */
	readonly range: DayRange;
	readonly interval: Interval;
}

/** The choice of a simple filter that is not the usual one. */
export interface FilterChoice {
	readonly value: string;
	/** The ids (or words) of a choice that needs some. */
	readonly ids: readonly string[];
}

export interface ActiveFilter {
	/** Its name in the configuration, for example `status`. */
	readonly key: string;
	/** Null for a filter without rules. */
	readonly rule: string | null;
	/** One text; the ids of a search; the two ends of "between"; an attribute and its value. */
	readonly value: string | readonly string[];
}

/** What the address of a report says, with the usual value where it says nothing or nonsense. */
export interface ReportAddress {
	/** Null for a report without dates. */
	readonly dates: ReportDates | null;
	/** The key of the chart that is shown; empty for a report without charts. */
	readonly chart: string;
	readonly chartType: ChartType;
	readonly orderby: string;
	readonly order: SortOrder;
	/** Counts from 1. */
	readonly page: number;
	readonly rowsPerPage: number;
	/** The words of the search box. */
	readonly search: readonly string[];
	/** By the name in the address; filters with their usual choice are absent. */
	readonly choices: Readonly< Record< string, FilterChoice > >;
	readonly match: Match;
	/** Empty unless a filter has the choice `advanced`. */
	readonly advanced: readonly ActiveFilter[];
}

/** Something in the address that cannot be used. The screen says so, and shows the usual value meanwhile. */
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
	/** The name in the address. */
	readonly name: string;
	/** What stands there, as text. */
	readonly value: string;
}
