import { __, _x } from '@wordpress/i18n';
import type { AdvancedFilter, FilterRule } from '@store-admin/report-query';
import { advancedFilter, includesOrExcludes, searchFor } from './advanced-filter';

/** Rules of the filter by product. */
function productRules(): readonly FilterRule[] {
	return includesOrExcludes( _x( 'Includes', 'products', 'woocommerce' ), _x( 'Excludes', 'products', 'woocommerce' ) );
}

/**
 * Creates the filter by product.
 *
 * @param type        Kind of products: `products` or `variableProducts`.
 * @param placeholder Text of the empty search field.
 * @param filter      Name of the search field.
 */
export function productFilter( type: string, placeholder: string, filter: string ): AdvancedFilter {
	return advancedFilter(
		{
			add: __( 'Product', 'woocommerce' ),
			placeholder,
			remove: __( 'Remove product filter', 'woocommerce' ),
			rule: __( 'Select a product filter match', 'woocommerce' ),
			title: __( '<title>Product</title> <rule/> <filter/>', 'woocommerce' ),
			filter,
		},
		productRules(),
		searchFor( type )
	);
}

/** Creates the filter by attribute, which can be used several times. */
export function attributeFilter( filter: string ): AdvancedFilter {
	return {
		...advancedFilter(
			{
				add: __( 'Product attribute', 'woocommerce' ),
				placeholder: __( 'Search product attributes', 'woocommerce' ),
				remove: __( 'Remove product attribute filter', 'woocommerce' ),
				rule: __( 'Select a product attribute filter match', 'woocommerce' ),
				title: __( '<title>Product attribute</title> <rule/> <filter/>', 'woocommerce' ),
				filter,
			},
			[
				{ value: 'is', label: _x( 'Is', 'product attribute', 'woocommerce' ) },
				{ value: 'is_not', label: _x( 'Is Not', 'product attribute', 'woocommerce' ) },
			],
			{ component: 'ProductAttribute' }
		),
		allowMultiple: true,
	};
}
