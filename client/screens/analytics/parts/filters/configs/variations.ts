import { __, _x } from '@wordpress/i18n';
import type { AdvancedFilters, ReportFilter } from '@store-admin/report-query';
import { advancedFilter, includesOrExcludes, searchFor } from './advanced-filter';
import { advancedChoice, showMenu } from './filter-choices';
import { attributeFilter, productFilter } from './product-filters';
import { variationChoices } from './variation-choices';

/** The menu of the variations report. */
export function variationsFilters(): ReportFilter[] {
	return [ showMenu( [ ...variationChoices(), advancedChoice() ], { param: 'filter-variations' } ) ];
}

/** Advanced filters of the variations report. */
export function variationsAdvancedFilters(): AdvancedFilters {
	return {
		title: _x(
			'Variations match <select/> filters',
			'A sentence describing filters for Variations. See screen shot for context: https://cloudup.com/cSsUY9VeCVJ',
			'woocommerce'
		),
		filters: {
			attribute: attributeFilter( __( 'Select product attributes', 'woocommerce' ) ),
			category: advancedFilter(
				{
					add: __( 'Product category', 'woocommerce' ),
					placeholder: __( 'Search product categories', 'woocommerce' ),
					remove: __( 'Remove product category filter', 'woocommerce' ),
					rule: __( 'Select a product category filter match', 'woocommerce' ),
					title: __( '<title>Product category</title> <rule/> <filter/>', 'woocommerce' ),
					filter: __( 'Select product categories', 'woocommerce' ),
				},
				includesOrExcludes( _x( 'Includes', 'categories', 'woocommerce' ), _x( 'Excludes', 'categories', 'woocommerce' ) ),
				searchFor( 'categories' )
			),
			product: productFilter( 'variableProducts', __( 'Search products', 'woocommerce' ), __( 'Select products', 'woocommerce' ) ),
		},
	};
}
