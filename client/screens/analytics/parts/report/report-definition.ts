import type { ReactNode } from 'react';
import type { ReportFigures, ReportRowTypes, ReportSegment } from '@store-admin/data';
import type { Query } from '@store-admin/navigation';
import type { ReportAddress, ReportQueryDefinition, SortOrder } from '@store-admin/report-query';
import type { FigureType, ReportFormat } from './report-format';

/** One figure of a report with its chart, in the form of the public filters `woocommerce_admin_*_report_charts`. */
export interface ReportChart {
	/** Field of the stats route. */
	readonly key: string;
	readonly label: string;
	readonly type: FigureType;
	/** Whether lower is better, as for returns. */
	readonly isReverseTrend?: boolean;
	/** Order of the rows by this figure; by default the sortable column with its key. For extensions only. */
	readonly orderby?: string;
	readonly order?: SortOrder;
	/** Text that explains what the figure counts. */
	readonly labelTooltipText?: string;
}

/** What cells and totals need besides their record. */
export interface ReportContext {
	readonly format: ReportFormat;
	readonly query: Query;
	readonly address: ReportAddress;
}

/** A cell in the form that extensions use: `display` is shown, `value` is exported. */
export interface ReportCell {
	readonly display: ReactNode;
	readonly value: string | number | null;
}

export interface ReportColumn< Row > {
	/** Key in the user's preferences, and the value of `orderby` if the column is sortable. */
	readonly key: string;
	readonly label: string;
	readonly spokenLabel?: string;
	/** Whether the column is always shown. */
	readonly isRequired?: boolean;
	readonly isHiddenByDefault?: boolean;
	readonly isNumeric?: boolean;
	readonly isSortable?: boolean;
	/** Whether a row has the value. Newer hosts send more fields than older ones: the column is left out when no row has it. */
	readonly isKnown?: ( row: Row ) => boolean;
	readonly cell: ( row: Row, context: ReportContext ) => ReportCell;
}

/** Total below the table. */
export interface ReportTotal {
	readonly label: string;
	readonly value: string;
}

/** Names of the public filters of a report. */
export interface ReportFilterNames {
	/** Without it, the report has no charts. */
	readonly charts?: string;
	readonly filters: string;
	readonly advancedFilters: string;
}

type QueryPart = Pick<
	ReportQueryDefinition,
	| 'endpoint'
	| 'statsEndpoint'
	| 'hasIntervalRows'
	| 'hasDates'
	| 'rowParams'
	| 'summaryFields'
	| 'summaryParams'
	| 'searchParam'
	| 'segmentBy'
	| 'filters'
	| 'advancedFilters'
>;

/**
 * Definition of a report. The generic screen does the rest.
 *
 * @template Row Record of a row: `RowsReport` for rows of a route, `DaysReport` for days of the stats route.
 */
export interface ReportDefinition< Row > extends QueryPart {
	/** Name in the addresses of the host and in exports: `revenue`. */
	readonly name: string;
	/** Title of the table. */
	readonly title: string;
	/** Title of the announcement that the report counts orders by the date of their payment. */
	readonly dateTour?: string;
	readonly filterNames: ReportFilterNames;
	readonly charts: readonly ReportChart[];
	/** Default order of the rows. */
	readonly sort: { readonly orderby: string; readonly order: SortOrder };
	readonly columns: readonly ReportColumn< Row >[];
	/** Whether names that cells show are still being fetched. The rows wait for them, because longer names would move the columns. */
	readonly areNamesPending?: boolean;
	/** Identifies a row: the id for the comparison. */
	readonly rowKey: ( row: Row ) => string;
	/** Name of a row for screen readers. */
	readonly rowName: ( row: Row, context: ReportContext ) => string;
	/** Preference with the hidden columns; without it the choice lasts until the page is closed. */
	readonly columnsPreference?: ColumnsPreference;
	/** Totals below the table. `rowCount` is the number of rows on all pages; null while it is unknown. */
	readonly totals: ( figures: ReportFigures, rowCount: number | null, context: ReportContext ) => readonly ReportTotal[];
	/** Returns the name of a compared item in the chart; by default the one of the host. */
	readonly segmentName?: ( segment: ReportSegment ) => string;
	readonly comparison?: ReportComparison;
	readonly search?: ReportSearch;
}

/** Comparison of selected rows. */
export interface ReportComparison {
	/** Parameter of the filter, usually `filter`. */
	readonly filter: string;
	/** Choice of the filter, for example `compare-products`. */
	readonly choice: string;
	/** Text beside the button while fewer than two rows are selected. */
	readonly hint?: string;
}

/** Search box of the table. */
export interface ReportSearch {
	/** Kind of records that the search finds, see `itemSearch`. */
	readonly type: string;
	readonly label: string;
}

export type ColumnsPreference = `${
	'categories' | 'coupons' | 'customers' | 'orders' | 'products' | 'revenue' | 'taxes' | 'variations' }_report_columns`;

/** Report whose rows come from a route of their own. */
export type RowsReport< Endpoint extends keyof ReportRowTypes > = ReportDefinition< ReportRowTypes[ Endpoint ] > & {
	readonly endpoint: Endpoint;
};

/** Report whose rows are the days of its stats route. */
export type DaysReport = ReportDefinition< ReportDay > & { readonly hasIntervalRows: true };

/** Row of a report by day. */
export interface ReportDay {
	/** Store time, `YYYY-MM-DD`. */
	readonly day: string;
	readonly figures: ReportFigures;
}
