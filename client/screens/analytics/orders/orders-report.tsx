import { __, _n, sprintf } from '@wordpress/i18n';
import { ordersAdvancedFilters, ordersFilters } from '../parts/filters/configs/orders';
import type { ReportChart, RowsReport } from '../parts/report/report-definition';
import { getReportFacts } from '../parts/report/report-facts';
import { orderColumns } from './order-columns';

const charts = (): readonly ReportChart[] => [
	{ key: 'orders_count', label: __( 'Orders', 'woocommerce' ), type: 'number' },
	{ key: 'net_revenue', label: __( 'Net sales', 'woocommerce' ), type: 'currency', orderby: 'net_total' },
	{ key: 'avg_order_value', label: __( 'Average order value', 'woocommerce' ), type: 'currency' },
	{ key: 'avg_items_per_order', label: __( 'Average items per order', 'woocommerce' ), type: 'average', orderby: 'num_items_sold' },
];

const totals: RowsReport< 'orders' >[ 'totals' ] = ( figures, _rowCount, { format } ) => {
	const count = ( key: string, label: ( value: number ) => string ) => ( {
		label: label( figures[ key ] ?? 0 ),
		value: format.number( figures[ key ] ),
	} );
	return [
		count( 'orders_count', ( value ) => _n( 'Order', 'Orders', value, 'woocommerce' ) ),
		count( 'total_customers', ( value ) => _n( 'Customer', 'Customers', value, 'woocommerce' ) ),
		count( 'products', ( value ) => _n( 'Product', 'Products', value, 'woocommerce' ) ),
		count( 'num_items_sold', ( value ) => _n( 'Item sold', 'Items sold', value, 'woocommerce' ) ),
		count( 'coupons_count', ( value ) => _n( 'Coupon', 'Coupons', value, 'woocommerce' ) ),
		{ label: __( 'net sales', 'woocommerce' ), value: format.money( figures[ 'net_revenue' ] ) },
	];
};

/** Report of orders and refunds. */
export function createOrdersReport(): RowsReport< 'orders' > {
	const { orderStatuses: statuses, paymentMethods } = getReportFacts();
	return {
		name: 'orders',
		title: __( 'Orders', 'woocommerce' ),
		endpoint: 'orders',
		hasDates: true,
		rowParams: { extended_info: true },
		dateTour: __( 'Orders are now reported based on the payment dates ✅', 'woocommerce' ),
		filterNames: {
			charts: 'woocommerce_admin_orders_report_charts',
			filters: 'woocommerce_admin_orders_report_filters',
			advancedFilters: 'woocommerce_admin_orders_report_advanced_filters',
		},
		charts: charts(),
		filters: ordersFilters(),
		advancedFilters: ordersAdvancedFilters( { statuses, paymentMethods } ),
		sort: { orderby: 'date', order: 'desc' },
		columns: orderColumns(),
		columnsPreference: 'orders_report_columns',
		summaryFields: [ 'orders_count', 'total_customers', 'products', 'num_items_sold', 'coupons_count', 'net_revenue' ],
		rowKey: ( { order_id: id } ) => String( id ),
		/* translators: %s: number of an order. */
		rowName: ( { order_number: number } ) => sprintf( __( 'Order #%s', 'woocommerce' ), number ),
		totals,
	};
}
