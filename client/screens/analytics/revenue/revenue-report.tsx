import { __, _n } from '@wordpress/i18n';
import { Anchor } from '@store-admin/components';
import { getAdminLink } from '@store-admin/navigation';
import type { DaysReport, ReportChart, ReportColumn, ReportDay } from '../parts/report/report-definition';
import { getReportFacts } from '../parts/report/report-facts';

const CHARTS = (): readonly ReportChart[] => [
	{ key: 'gross_sales', label: __( 'Gross sales', 'woocommerce' ), type: 'currency' },
	{
		key: 'refunds',
		label: __( 'Returns', 'woocommerce' ),
		type: 'currency',
		isReverseTrend: true,
		labelTooltipText: __( 'Refunds of the days on which they were made, whatever the day of the order.', 'store-admin' ),
	},
	{ key: 'coupons', label: __( 'Coupons', 'woocommerce' ), type: 'currency' },
	{ key: 'net_revenue', label: __( 'Net sales', 'woocommerce' ), type: 'currency' },
	{ key: 'taxes', label: __( 'Taxes', 'woocommerce' ), type: 'currency' },
	{ key: 'shipping', label: __( 'Shipping', 'woocommerce' ), type: 'currency' },
	{ key: 'total_sales', label: __( 'Total sales', 'woocommerce' ), type: 'currency' },
];

/** Address of the list of orders of a day. */
function ordersOfDay( day: string ): string {
	const { dateType } = getReportFacts();
	return getAdminLink( `edit.php?post_type=shop_order&order_date_type=${ dateType }&m=${ day.replaceAll( '-', '' ) }` );
}

const money = ( key: string, label: string ): ReportColumn< ReportDay > => ( {
	key,
	label,
	isNumeric: true,
	isSortable: true,
	cell: ( { figures }, { format } ) => ( { display: format.money( figures[ key ] ), value: format.rounded( figures[ key ] ) } ),
} );

const columns = (): readonly ReportColumn< ReportDay >[] => [
	{
		key: 'date',
		label: __( 'Date', 'woocommerce' ),
		isRequired: true,
		isSortable: true,
		cell: ( { day }, { format } ) => ( { display: <Anchor href={ ordersOfDay( day ) }>{ format.day( day ) }</Anchor>, value: day } ),
	},
	{
		key: 'orders_count',
		label: __( 'Orders', 'woocommerce' ),
		isNumeric: true,
		isSortable: true,
		cell: ( { day, figures }, { format } ) => ( {
			display: <Anchor href={ ordersOfDay( day ) }>{ format.number( figures[ 'orders_count' ] ) }</Anchor>,
			value: figures[ 'orders_count' ] ?? null,
		} ),
	},
	...CHARTS().map( ( { key, label } ) => money( key, label ) ),
];

/** Report of sales by day. */
export function createRevenueReport(): DaysReport {
	const charts = CHARTS();
	return {
		name: 'revenue',
		title: __( 'Revenue', 'woocommerce' ),
		dateTour: __( 'Revenue is now reported from paid orders ✅', 'woocommerce' ),
		endpoint: 'revenue',
		hasIntervalRows: true,
		hasDates: true,
		filterNames: {
			charts: 'woocommerce_admin_revenue_report_charts',
			filters: 'woocommerce_admin_revenue_report_filters',
			advancedFilters: 'woocommerce_admin_revenue_report_advanced_filters',
		},
		charts,
		filters: [],
		advancedFilters: { title: '', filters: {} },
		sort: { orderby: 'date', order: 'desc' },
		columns: columns(),
		columnsPreference: 'revenue_report_columns',
		summaryFields: [ 'orders_count', 'gross_sales', 'total_sales', 'refunds', 'coupons', 'taxes', 'shipping', 'net_revenue' ],
		rowKey: ( { day } ) => day,
		rowName: ( { day }, { format } ) => format.day( day ),
		totals: ( figures, dayCount, { format } ) => [
			{ label: _n( 'day', 'days', dayCount ?? 0, 'woocommerce' ), value: format.number( dayCount ) },
			{
				label: _n( 'order', 'orders', figures[ 'orders_count' ] ?? 0, 'woocommerce' ),
				value: format.number( figures[ 'orders_count' ] ),
			},
			...charts.map( ( { key, label, type } ) => ( { label, value: format.figure( type, figures[ key ] ) } ) ),
		],
	};
}
