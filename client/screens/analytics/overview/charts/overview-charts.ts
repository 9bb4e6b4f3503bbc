import { __ } from '@wordpress/i18n';
import type { ReportChart } from '../../parts/report/report-definition';

/** A chart of the overview, in the form of the public filter `woocommerce_admin_dashboard_charts_filter`. */
export interface OverviewChart extends ReportChart {
	/** Report that the figure comes from. */
	readonly endpoint: string;
}

/** Charts that the host hides until the user chooses. `avg_items_per_order` is a chart that old versions of the host had. */
export const DEFAULT_HIDDEN_CHARTS: readonly string[] = [
	'orders_avg_order_value',
	'avg_items_per_order',
	'products_items_sold',
	'revenue_total_sales',
	'revenue_refunds',
	'coupons_amount',
	'coupons_orders_count',
	'revenue_shipping',
	'taxes_total_tax',
	'taxes_order_tax',
	'taxes_shipping_tax',
	'downloads_download_count',
];

/** Key of a chart in the user's preference. */
export function blockOf( { endpoint, key }: Pick< OverviewChart, 'endpoint' | 'key' > ): string {
	return `${ endpoint }_${ key }`;
}

/** The charts of the host, in its order. A new list each time, because extensions may change it in place. */
export function overviewCharts(): readonly OverviewChart[] {
	const money = { type: 'currency', order: 'desc' } as const;
	const count = { type: 'number', order: 'desc' } as const;
	const chart = ( endpoint: string, key: string, label: string, type: typeof money | typeof count ) => ( {
		...type,
		endpoint,
		key,
		label,
		orderby: key,
	} );
	return [
		chart( 'revenue', 'total_sales', __( 'Total sales', 'woocommerce' ), money ),
		chart( 'revenue', 'net_revenue', __( 'Net sales', 'woocommerce' ), money ),
		chart( 'orders', 'orders_count', __( 'Orders', 'woocommerce' ), count ),
		chart( 'orders', 'avg_order_value', __( 'Average order value', 'woocommerce' ), money ),
		chart( 'products', 'items_sold', __( 'Items sold', 'woocommerce' ), count ),
		{ ...chart( 'revenue', 'refunds', __( 'Returns', 'woocommerce' ), money ), isReverseTrend: true },
		chart( 'coupons', 'orders_count', __( 'Discounted orders', 'woocommerce' ), count ),
		chart( 'coupons', 'amount', __( 'Gross discounted', 'woocommerce' ), money ),
		chart( 'taxes', 'total_tax', __( 'Total tax', 'woocommerce' ), money ),
		chart( 'taxes', 'order_tax', __( 'Order tax', 'woocommerce' ), money ),
		chart( 'taxes', 'shipping_tax', __( 'Shipping tax', 'woocommerce' ), money ),
		chart( 'revenue', 'shipping', __( 'Shipping', 'woocommerce' ), money ),
		chart( 'downloads', 'download_count', __( 'Downloads', 'woocommerce' ), count ),
	];
}
