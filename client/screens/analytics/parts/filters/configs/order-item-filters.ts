import { __, _x } from '@wordpress/i18n';
import type { AdvancedFilter } from '@store-admin/report-query';
import { advancedFilter, includesOrExcludes, searchFor } from './advanced-filter';
import { attributeFilter, productFilter } from './product-filters';

/** Filters by what an order contains. */
export function orderItemFilters(): Readonly< Record< 'product' | 'variation' | 'coupon' | 'tax_rate' | 'attribute', AdvancedFilter > > {
	return {
		product: productFilter( 'products', __( 'Search products', 'woocommerce' ), __( 'Select products', 'woocommerce' ) ),
		variation: advancedFilter(
			{
				add: __( 'Product variation', 'woocommerce' ),
				placeholder: __( 'Search product variations', 'woocommerce' ),
				remove: __( 'Remove product variation filter', 'woocommerce' ),
				rule: __( 'Select a product variation filter match', 'woocommerce' ),
				title: __( '<title>Product variation</title> <rule/> <filter/>', 'woocommerce' ),
				filter: __( 'Select variation', 'woocommerce' ),
			},
			includesOrExcludes( _x( 'Includes', 'variations', 'woocommerce' ), _x( 'Excludes', 'variations', 'woocommerce' ) ),
			searchFor( 'variations' )
		),
		coupon: advancedFilter(
			{
				add: __( 'Coupon code', 'woocommerce' ),
				placeholder: __( 'Search coupons', 'woocommerce' ),
				remove: __( 'Remove coupon filter', 'woocommerce' ),
				rule: __( 'Select a coupon filter match', 'woocommerce' ),
				title: __( '<title>Coupon code</title> <rule/> <filter/>', 'woocommerce' ),
				filter: __( 'Select coupon codes', 'woocommerce' ),
			},
			includesOrExcludes( _x( 'Includes', 'coupon code', 'woocommerce' ), _x( 'Excludes', 'coupon code', 'woocommerce' ) ),
			searchFor( 'coupons' )
		),
		tax_rate: advancedFilter(
			{
				add: __( 'Tax rate', 'woocommerce' ),
				placeholder: __( 'Search tax rates', 'woocommerce' ),
				remove: __( 'Remove tax rate filter', 'woocommerce' ),
				rule: __( 'Select a tax rate filter match', 'woocommerce' ),
				title: __( '<title>Tax Rate</title> <rule/> <filter/>', 'woocommerce' ),
				filter: __( 'Select tax rates', 'woocommerce' ),
			},
			includesOrExcludes( _x( 'Includes', 'tax rate', 'woocommerce' ), _x( 'Excludes', 'tax rate', 'woocommerce' ) ),
			searchFor( 'taxes' )
		),
		attribute: attributeFilter( __( 'Select attributes', 'woocommerce' ) ),
	};
}
