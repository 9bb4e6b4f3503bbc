import { __, _x } from '@wordpress/i18n';
import type { AdvancedFilter, AdvancedFilters, ReportFilter } from '@store-admin/report-query';
import { advancedFilter, includesOrExcludes, searchAmong, selectFrom } from './advanced-filter';
import { advancedChoice, allOf, showMenu } from './filter-choices';
import { orderItemFilters } from './order-item-filters';

export interface OrdersFilterOptions {
	/** Order status without `wc-` to its label. */
	readonly statuses: Readonly< Record< string, string > >;
	/** Id of a payment method to its title; empty if the route has no `payment_method_includes`, as on older hosts. */
	readonly paymentMethods: Readonly< Record< string, string > >;
}

/** The menu of the orders report. */
export function ordersFilters(): ReportFilter[] {
	return [ showMenu( [ allOf( __( 'All orders', 'woocommerce' ) ), advancedChoice() ] ) ];
}

function statusFilter( statuses: OrdersFilterOptions[ 'statuses' ] ): AdvancedFilter {
	return advancedFilter(
		{
			add: __( 'Order status', 'woocommerce' ),
			remove: __( 'Remove order status filter', 'woocommerce' ),
			rule: __( 'Select an order status filter match', 'woocommerce' ),
			title: __( '<title>Order status</title> <rule/> <filter/>', 'woocommerce' ),
			filter: __( 'Select an order status', 'woocommerce' ),
		},
		[
			{ value: 'is', label: _x( 'Is', 'order status', 'woocommerce' ) },
			{ value: 'is_not', label: _x( 'Is Not', 'order status', 'woocommerce' ) },
		],
		selectFrom( Object.entries( statuses ) )
	);
}

function customerTypeFilter(): AdvancedFilter {
	return advancedFilter(
		{
			add: __( 'Customer type', 'woocommerce' ),
			remove: __( 'Remove customer filter', 'woocommerce' ),
			rule: __( 'Select a customer filter match', 'woocommerce' ),
			title: __( '<title>Customer is</title> <filter/>', 'woocommerce' ),
			filter: __( 'Select a customer type', 'woocommerce' ),
		},
		[],
		selectFrom(
			[
				[ 'new', __( 'New', 'woocommerce' ) ],
				[ 'returning', __( 'Returning', 'woocommerce' ) ],
			],
			'new'
		)
	);
}

function refundFilter(): AdvancedFilter {
	return advancedFilter(
		{
			add: __( 'Refund', 'woocommerce' ),
			remove: __( 'Remove refund filter', 'woocommerce' ),
			rule: __( 'Select a refund filter match', 'woocommerce' ),
			title: __( '<title>Refund</title> <filter/>', 'woocommerce' ),
			filter: __( 'Select a refund type', 'woocommerce' ),
		},
		[],
		selectFrom(
			[
				[ 'all', __( 'All', 'woocommerce' ) ],
				[ 'partial', __( 'Partially refunded', 'woocommerce' ) ],
				[ 'full', __( 'Fully refunded', 'woocommerce' ) ],
				[ 'none', __( 'None', 'woocommerce' ) ],
			],
			'all'
		)
	);
}

function paymentMethodFilter( paymentMethods: OrdersFilterOptions[ 'paymentMethods' ] ): AdvancedFilter {
	return advancedFilter(
		{
			add: __( 'Payment method', 'woocommerce' ),
			placeholder: __( 'Search payment methods', 'store-admin' ),
			remove: __( 'Remove payment method filter', 'store-admin' ),
			rule: __( 'Select a payment method filter match', 'store-admin' ),
			title: __( '<title>Payment method</title> <rule/> <filter/>', 'store-admin' ),
			filter: __( 'Select payment methods', 'store-admin' ),
		},
		includesOrExcludes( _x( 'Includes', 'payment methods', 'store-admin' ), _x( 'Excludes', 'payment methods', 'store-admin' ) ),
		searchAmong( paymentMethods )
	);
}

/** Advanced filters of the orders report. */
export function ordersAdvancedFilters( { statuses, paymentMethods }: OrdersFilterOptions ): AdvancedFilters {
	const { product, variation, coupon, tax_rate: taxRate, attribute } = orderItemFilters();
	return {
		title: _x(
			'Orders match <select/> filters',
			'A sentence describing filters for Orders. See screen shot for context: https://cloudup.com/cSsUY9VeCVJ',
			'woocommerce'
		),
		filters: {
			status: statusFilter( statuses ),
			product,
			variation,
			coupon,
			customer_type: customerTypeFilter(),
			refunds: refundFilter(),
			tax_rate: taxRate,
			attribute,
			...( Object.keys( paymentMethods ).length > 0 ? { payment_method: paymentMethodFilter( paymentMethods ) } : {} ),
		},
	};
}
