import { __ } from '@wordpress/i18n';

/** A figure that the menu can show. */
export interface StatChoice {
	readonly stat: string;
	readonly label: string;
}

/** Figures that the host hides until the user chooses. Figures of extensions are shown. */
export const DEFAULT_HIDDEN_STATS: readonly string[] = [
	'coupons/amount',
	'coupons/orders_count',
	'downloads/download_count',
	'taxes/order_tax',
	'taxes/total_tax',
	'taxes/shipping_tax',
	'revenue/shipping',
	'orders/avg_order_value',
	'revenue/refunds',
	'revenue/gross_sales',
];

/** Figures that every host knows, in its order, before the host has named all of its figures. */
export function knownStats(): readonly StatChoice[] {
	return [
		{ stat: 'revenue/total_sales', label: __( 'Total sales', 'woocommerce' ) },
		{ stat: 'revenue/net_revenue', label: __( 'Net sales', 'woocommerce' ) },
		{ stat: 'orders/orders_count', label: __( 'Orders', 'woocommerce' ) },
		{ stat: 'orders/avg_order_value', label: __( 'Average order value', 'woocommerce' ) },
		{ stat: 'products/items_sold', label: __( 'Products sold', 'woocommerce' ) },
		{ stat: 'revenue/refunds', label: __( 'Returns', 'woocommerce' ) },
		{ stat: 'coupons/orders_count', label: __( 'Discounted orders', 'woocommerce' ) },
		{ stat: 'coupons/amount', label: __( 'Net discount amount', 'woocommerce' ) },
		{ stat: 'taxes/total_tax', label: __( 'Total tax', 'woocommerce' ) },
		{ stat: 'taxes/order_tax', label: __( 'Order tax', 'woocommerce' ) },
		{ stat: 'taxes/shipping_tax', label: __( 'Shipping tax', 'woocommerce' ) },
		{ stat: 'revenue/shipping', label: __( 'Shipping', 'woocommerce' ) },
		{ stat: 'downloads/download_count', label: __( 'Downloads', 'woocommerce' ) },
		{ stat: 'revenue/gross_sales', label: __( 'Gross sales', 'woocommerce' ) },
		{ stat: 'variations/items_sold', label: __( 'Variations Sold', 'woocommerce' ) },
	];
}

/** Whether lower is better. */
export function isReversed( stat: string ): boolean {
	return stat === 'revenue/refunds';
}
