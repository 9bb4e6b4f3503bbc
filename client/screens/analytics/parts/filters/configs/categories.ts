import { __, _x } from '@wordpress/i18n';
import type { AdvancedFilters, ReportFilter } from '@store-admin/report-query';
import { advancedChoice, allOf, comparisonOf, showMenu, singleOf } from './filter-choices';

const CATEGORIES = { type: 'categories', param: 'categories' };

/** The menu of the categories report. */
export function categoriesFilters(): ReportFilter[] {
	return [
		showMenu( [
			allOf( __( 'All categories', 'woocommerce' ) ),
			singleOf( __( 'Single category', 'woocommerce' ), 'category', CATEGORIES, {
				placeholder: __( 'Type to search for a category', 'woocommerce' ),
				button: __( 'Single Category', 'woocommerce' ),
			} ),
			comparisonOf( CATEGORIES, {
				helpText: __( 'Check at least two categories below to compare', 'woocommerce' ),
				placeholder: __( 'Search for categories to compare', 'woocommerce' ),
				title: __( 'Compare Categories', 'woocommerce' ),
			} ),
			advancedChoice(),
		] ),
	];
}

/** Advanced filters of the categories report, all from extensions. */
export function categoriesAdvancedFilters(): AdvancedFilters {
	return {
		title: _x(
			'Categories match <select/> filters',
			'A sentence describing filters for Categories. See screen shot for context: https://cloudup.com/cSsUY9VeCVJ',
			'woocommerce'
		),
		filters: {},
	};
}
