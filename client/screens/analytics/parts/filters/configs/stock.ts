import { __, _x } from '@wordpress/i18n';
import type { AdvancedFilters, ReportFilter } from '@store-admin/report-query';
import { advancedChoice, allOf, hasAdvancedFilters, showMenu } from './filter-choices';

/** Menus of the stock report. The second one is shown only with advanced filters of extensions. */
export function stockFilters(): ReportFilter[] {
	return [
		showMenu(
			[
				allOf( __( 'All products', 'woocommerce' ) ),
				{ label: __( 'Out of stock', 'woocommerce' ), value: 'outofstock' },
				{ label: __( 'Low stock', 'woocommerce' ), value: 'lowstock' },
				{ label: __( 'In stock', 'woocommerce' ), value: 'instock' },
				{ label: __( 'On backorder', 'woocommerce' ), value: 'onbackorder' },
			],
			{ staticParams: [ 'paged', 'per_page' ], param: 'type' }
		),
		showMenu( [ allOf( __( 'All Products', 'woocommerce' ) ), advancedChoice( __( 'Advanced Filters', 'woocommerce' ) ) ], {
			label: __( 'Filter by', 'woocommerce' ),
			staticParams: [ 'paged', 'per_page' ],
			showFilters: hasAdvancedFilters,
		} ),
	];
}

/** Advanced filters of the stock report, all from extensions. */
export function stockAdvancedFilters(): AdvancedFilters {
	return {
		title: _x(
			'Products Match <select/> Filters',
			'A sentence describing filters for Products. See screen shot for context: https://cloudup.com/cSsUY9VeCVJ',
			'woocommerce'
		),
		filters: {},
	};
}
