import { __, _x } from '@wordpress/i18n';
import type { AdvancedFilters, ReportFilter } from '@store-admin/report-query';
import { advancedChoice, allOf, hasAdvancedFilters, showMenu } from './filter-choices';

/** The menu of the revenue report, which is shown only with advanced filters of extensions. */
export function revenueFilters(): ReportFilter[] {
	return [
		showMenu( [ allOf( __( 'All Revenue', 'woocommerce' ) ), advancedChoice( __( 'Advanced Filters', 'woocommerce' ) ) ], {
			showFilters: hasAdvancedFilters,
		} ),
	];
}

/** Advanced filters of the revenue report, all from extensions. */
export function revenueAdvancedFilters(): AdvancedFilters {
	return {
		title: _x(
			'Revenue Matches <select/> Filters',
			'A sentence describing filters for Revenue. See screen shot for context: https://cloudup.com/cSsUY9VeCVJ',
			'woocommerce'
		),
		filters: {},
	};
}
