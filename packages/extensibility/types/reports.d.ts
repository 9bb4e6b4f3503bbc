import type { ComponentType, ReactNode } from 'react';
import type { Query } from './pages';

/** An entry of the filter `woocommerce_admin_reports_list`. */
export interface Report {
	/** Last part of the path: `/analytics/{report}`. */
	readonly report: string;
	readonly title: string;
	readonly component: ComponentType< { readonly query: Query; readonly path: string } >;
	readonly navArgs?: { readonly id: string };
}

/** One figure of a report, with its chart. */
export interface ReportChart {
	readonly key: string;
	readonly label: string;
	readonly type: 'number' | 'currency' | 'average';
	readonly order?: 'asc' | 'desc';
	readonly orderby?: string;
	readonly isReverseTrend?: boolean;
	readonly labelTooltipText?: string;
	/** Only on the overview: the report that the figure comes from. */
	readonly endpoint?: string;
}

/** One series of a chart: a period (`primary`), the compared one (`secondary`) or a compared item by its id. */
export interface ReportChartItem {
	readonly key: string;
	readonly label: string;
	readonly total: number | null;
	readonly focus: boolean;
	readonly visible: boolean;
}

export interface ReportFilterChoice {
	readonly label: string;
	/** `compare-…` shows a card for comparing, `advanced` the advanced filters. */
	readonly value: string;
	readonly chartMode?: 'item-comparison' | 'time-comparison';
	readonly subFilters?: readonly ReportFilterChoice[];
	readonly path?: readonly string[];
	readonly component?: 'Search';
	readonly settings?: Readonly< Record< string, unknown > >;
	readonly onClick?: () => void;
}

/** A menu in the filter bar of a report. */
export interface ReportFilter {
	readonly label: string;
	/** Names of query values that stay when the choice changes. */
	readonly staticParams: readonly string[];
	/** Name of the query value that holds the choice. */
	readonly param: string;
	readonly showFilters: ( query: Query, context: { readonly advancedFilters: AdvancedFilters } ) => boolean;
	readonly defaultValue?: string;
	readonly filters: readonly ReportFilterChoice[];
}

export interface AdvancedFilter {
	readonly labels: Readonly< Record< 'add' | 'placeholder' | 'remove' | 'rule' | 'title' | 'filter', string > >;
	readonly rules?: readonly { readonly value: string; readonly label: string }[];
	readonly input: {
		readonly component: 'SelectControl' | 'Search' | 'Number' | 'Currency' | 'Date' | 'ProductAttribute' | 'Text';
		readonly type?: string;
		readonly options?: readonly { readonly value: string; readonly label: string }[];
		readonly defaultOption?: string;
		readonly getLabels?: (
			ids: string,
			query: Query
		) => Promise< readonly { readonly key: string | number; readonly label: string }[] >;
	};
	readonly allowMultiple?: boolean;
}

export interface AdvancedFilters {
	/** A sentence that contains `<select/>`. */
	readonly title: string;
	readonly filters: Readonly< Record< string, AdvancedFilter > >;
}

/** Data of the table of a report. Headers, rows and summary have their columns in the same order. */
export interface ReportTable {
	readonly endpoint: string;
	readonly headers: readonly { readonly key: string; readonly label: string; readonly [ option: string ]: unknown }[];
	readonly rows: readonly ( readonly { readonly display: ReactNode; readonly value: unknown }[] )[];
	readonly totals: Readonly< Record< string, unknown > >;
	readonly summary: readonly { readonly label: string; readonly value: unknown }[] | null;
	readonly items: { readonly data: readonly unknown[]; readonly totalResults: number; readonly totalPages?: number };
}

export interface ReportCurrency {
	readonly code: string;
	readonly symbol: string;
	readonly symbolPosition: string;
	readonly decimalSeparator: string;
	readonly thousandSeparator: string;
	readonly priceFormat: string;
	readonly precision: number;
}

/** A section of the overview. */
export interface DashboardSection {
	readonly key: string;
	readonly component: ComponentType< Readonly< Record< string, unknown > > >;
	readonly title: string;
	readonly isVisible: boolean;
	readonly icon: ReactNode;
	readonly hiddenBlocks: readonly string[];
}

/** A setting of the reports. */
export interface AnalyticsSetting {
	readonly name: string;
	readonly label: string;
	readonly inputType: string;
	readonly options?: readonly unknown[];
	readonly helpText?: ReactNode;
	readonly defaultValue?: unknown;
	readonly component?: ComponentType< Readonly< Record< string, unknown > > >;
}
