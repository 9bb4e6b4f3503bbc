import { __ } from '@wordpress/i18n';
import { variationsAdvancedFilters, variationsFilters } from '../parts/filters/configs/variations';
import { soldCharts } from '../parts/items/sold-charts';
import type { VariationsTable } from '../parts/items/use-variations-table';
import type { RowsReport } from '../parts/report/report-definition';

/** Report of variations. */
export function createVariationsReport( table: VariationsTable ): RowsReport< 'variations' > {
	return {
		...table,
		endpoint: 'variations',
		hasDates: true,
		filterNames: {
			charts: 'woocommerce_admin_variations_report_charts',
			filters: 'woocommerce_admin_variations_report_filters',
			advancedFilters: 'woocommerce_admin_variations_report_advanced_filters',
		},
		charts: soldCharts(),
		filters: variationsFilters(),
		advancedFilters: variationsAdvancedFilters(),
		segmentBy: { 'compare-variations': 'variation' },
		comparison: {
			filter: 'filter-variations',
			choice: 'compare-variations',
			hint: __( 'Check at least two variations below to compare', 'woocommerce' ),
		},
	};
}
