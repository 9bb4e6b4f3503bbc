import { __, _x } from '@wordpress/i18n';
import type { AdvancedFilters, ReportFilter } from '@store-admin/report-query';
import { advancedFilter, includesOrExcludes, searchFor } from './advanced-filter';
import { advancedChoice, allOf, showMenu } from './filter-choices';
import { productFilter } from './product-filters';
import { usernameFilter } from './username-filter';

/** The menu of the downloads report. */
export function downloadsFilters(): ReportFilter[] {
	return [ showMenu( [ allOf( __( 'All downloads', 'woocommerce' ) ), advancedChoice() ] ) ];
}

/** Advanced filters of the downloads report. */
export function downloadsAdvancedFilters(): AdvancedFilters {
	return {
		title: _x(
			'Downloads match <select/> filters',
			'A sentence describing filters for Downloads. See screen shot for context: https://cloudup.com/ccxhyH2mEDg',
			'woocommerce'
		),
		filters: {
			product: productFilter( 'products', __( 'Search', 'woocommerce' ), __( 'Select product', 'woocommerce' ) ),
			customer: usernameFilter( __( '<title>Username</title> <rule/> <filter />', 'woocommerce' ) ),
			order: advancedFilter(
				{
					add: __( 'Order #', 'woocommerce' ),
					placeholder: __( 'Search order number', 'woocommerce' ),
					remove: __( 'Remove order number filter', 'woocommerce' ),
					rule: __( 'Select an order number filter match', 'woocommerce' ),
					title: __( '<title>Order #</title> <rule/> <filter/>', 'woocommerce' ),
					filter: __( 'Select order number', 'woocommerce' ),
				},
				includesOrExcludes( _x( 'Includes', 'order numbers', 'woocommerce' ), _x( 'Excludes', 'order numbers', 'woocommerce' ) ),
				searchFor( 'orders' )
			),
			ip_address: advancedFilter(
				{
					add: __( 'IP Address', 'woocommerce' ),
					placeholder: __( 'Search IP address', 'woocommerce' ),
					remove: __( 'Remove IP address filter', 'woocommerce' ),
					rule: __( 'Select an IP address filter match', 'woocommerce' ),
					title: __( '<title>IP Address</title> <rule/> <filter/>', 'woocommerce' ),
					filter: __( 'Select IP address', 'woocommerce' ),
				},
				includesOrExcludes( _x( 'Includes', 'IP addresses', 'woocommerce' ), _x( 'Excludes', 'IP addresses', 'woocommerce' ) ),
				searchFor( 'downloadIps' )
			),
		},
	};
}
