import { __, _n } from '@wordpress/i18n';
import { couponsAdvancedFilters, couponsFilters } from '../parts/filters/configs/coupons';
import type { ReportChart, RowsReport } from '../parts/report/report-definition';
import { couponCode, couponColumns } from './coupon-columns';

const charts = (): readonly ReportChart[] => [
	{ key: 'orders_count', label: __( 'Discounted orders', 'woocommerce' ), type: 'number' },
	{ key: 'amount', label: __( 'Amount', 'woocommerce' ), type: 'currency' },
];

const totals: RowsReport< 'coupons' >[ 'totals' ] = ( figures, _rowCount, { format } ) => [
	{
		label: _n( 'Coupon', 'Coupons', figures[ 'coupons_count' ] ?? 0, 'woocommerce' ),
		value: format.number( figures[ 'coupons_count' ] ),
	},
	{
		label: _n( 'Order', 'Orders', figures[ 'orders_count' ] ?? 0, 'woocommerce' ),
		value: format.number( figures[ 'orders_count' ] ),
	},
	{ label: __( 'Amount discounted', 'woocommerce' ), value: format.money( figures[ 'amount' ] ) },
];

/** Report of coupons. */
export function createCouponsReport(): RowsReport< 'coupons' > {
	return {
		name: 'coupons',
		title: __( 'Coupons', 'woocommerce' ),
		endpoint: 'coupons',
		hasDates: true,
		rowParams: { extended_info: true },
		segmentBy: { 'compare-coupons': 'coupon' },
		filterNames: {
			charts: 'woocommerce_admin_coupons_report_charts',
			filters: 'woocommerce_admin_coupons_report_filters',
			// Singular, as in the host.
			advancedFilters: 'woocommerce_admin_coupon_report_advanced_filters',
		},
		charts: charts(),
		filters: couponsFilters(),
		advancedFilters: couponsAdvancedFilters(),
		searchParam: 'coupons',
		search: { type: 'coupons', label: __( 'Search by coupon code', 'woocommerce' ) },
		sort: { orderby: 'orders_count', order: 'desc' },
		columns: couponColumns(),
		columnsPreference: 'coupons_report_columns',
		summaryFields: [ 'coupons_count', 'orders_count', 'amount' ],
		rowKey: ( { coupon_id: id } ) => String( id ),
		rowName: couponCode,
		totals,
		comparison: {
			filter: 'filter',
			choice: 'compare-coupons',
			hint: __( 'Check at least two coupon codes below to compare', 'woocommerce' ),
		},
	};
}
