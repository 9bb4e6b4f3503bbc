import { __, _x } from '@wordpress/i18n';
import type { AdvancedFilter, AdvancedFilters, ReportFilter } from '@store-admin/report-query';
import { advancedFilter, includesOrExcludes, searchFor } from './advanced-filter';
import { advancedChoice, allOf, comparisonOf, showMenu } from './filter-choices';

/** The menu of the taxes report. */
export function taxesFilters(): ReportFilter[] {
	return [
		showMenu( [
			allOf( __( 'All taxes', 'woocommerce' ) ),
			comparisonOf(
				{ type: 'taxes', param: 'taxes' },
				{
					helpText: __( 'Check at least two tax codes below to compare', 'woocommerce' ),
					placeholder: __( 'Search for tax codes to compare', 'woocommerce' ),
					title: __( 'Compare Tax Codes', 'woocommerce' ),
				}
			),
			advancedChoice(),
		] ),
	];
}

function locationFilter(): AdvancedFilter {
	return advancedFilter(
		{
			add: __( 'Location', 'woocommerce' ),
			placeholder: __( 'Search countries and states', 'store-admin' ),
			remove: __( 'Remove location filter', 'store-admin' ),
			rule: __( 'Select a location filter match', 'store-admin' ),
			title: __( '<title>Location</title> <rule/> <filter/>', 'store-admin' ),
			filter: __( 'Select locations', 'store-admin' ),
		},
		includesOrExcludes( _x( 'Includes', 'locations', 'store-admin' ), _x( 'Excludes', 'locations', 'store-admin' ) ),
		searchFor( 'locations' )
	);
}

/**
 * Advanced filters of the taxes report.
 *
 * @param options             What the host has.
 * @param options.hasLocation Whether the route has `location_includes`, as newer hosts do.
 */
export function taxesAdvancedFilters( { hasLocation }: { readonly hasLocation: boolean } ): AdvancedFilters {
	return {
		title: _x(
			'Taxes match <select/> filters',
			'A sentence describing filters for Taxes. See screen shot for context: https://cloudup.com/cSsUY9VeCVJ',
			'woocommerce'
		),
		filters: hasLocation ? { location: locationFilter() } : {},
	};
}
