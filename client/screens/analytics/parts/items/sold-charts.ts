import { __ } from '@wordpress/i18n';
import type { ReportChart } from '../report/report-definition';

/** Returns the figures of sold products, variations and categories. */
export const soldCharts = (): readonly ReportChart[] => [
	{ key: 'items_sold', label: __( 'Items sold', 'woocommerce' ), type: 'number' },
	{
		key: 'net_revenue',
		label: __( 'Net sales', 'woocommerce' ),
		type: 'currency',
		labelTooltipText: __(
			'Price of the items after coupons and returned items, without taxes and shipping. Refunds that name no item are not deducted here.',
			'store-admin'
		),
	},
	{ key: 'orders_count', label: __( 'Orders', 'woocommerce' ), type: 'number' },
];

/** Fields of the totals that all these reports have. */
export const SOLD_FIELDS = [ 'items_sold', 'net_revenue', 'orders_count' ] as const;
