import { __, _n } from '@wordpress/i18n';
import { taxesAdvancedFilters, taxesFilters } from '../parts/filters/configs/taxes';
import type { ReportChart, RowsReport } from '../parts/report/report-definition';
import { getReportFacts } from '../parts/report/report-facts';
import { codeOf, taxColumns } from './tax-columns';

const charts = (): readonly ReportChart[] => [
	{ key: 'total_tax', label: __( 'Total tax', 'woocommerce' ), type: 'currency' },
	{ key: 'order_tax', label: __( 'Order tax', 'woocommerce' ), type: 'currency' },
	{ key: 'shipping_tax', label: __( 'Shipping tax', 'woocommerce' ), type: 'currency' },
	{ key: 'orders_count', label: __( 'Orders', 'woocommerce' ), type: 'number' },
];

const totals: RowsReport< 'taxes' >[ 'totals' ] = ( figures, rowCount, { format } ) => [
	{ label: _n( 'tax', 'taxes', rowCount ?? 0, 'woocommerce' ), value: format.number( rowCount ) },
	{
		label: _n( 'distinct code', 'distinct codes', figures[ 'tax_codes' ] ?? 0, 'woocommerce' ),
		value: format.number( figures[ 'tax_codes' ] ),
	},
	{ label: __( 'total tax', 'woocommerce' ), value: format.money( figures[ 'total_tax' ] ) },
	{ label: __( 'order tax', 'woocommerce' ), value: format.money( figures[ 'order_tax' ] ) },
	{ label: __( 'shipping tax', 'woocommerce' ), value: format.money( figures[ 'shipping_tax' ] ) },
	{
		label: _n( 'order', 'orders', figures[ 'orders_count' ] ?? 0, 'woocommerce' ),
		value: format.number( figures[ 'orders_count' ] ),
	},
];

/** Report of taxes by rate. */
export function createTaxesReport(): RowsReport< 'taxes' > {
	return {
		name: 'taxes',
		title: __( 'Taxes', 'woocommerce' ),
		endpoint: 'taxes',
		hasDates: true,
		segmentBy: { 'compare-taxes': 'tax_rate_id' },
		filterNames: {
			charts: 'woocommerce_admin_taxes_report_charts',
			filters: 'woocommerce_admin_taxes_report_filters',
			advancedFilters: 'woocommerce_admin_taxes_report_advanced_filters',
		},
		charts: charts(),
		filters: taxesFilters(),
		advancedFilters: taxesAdvancedFilters( { hasLocation: getReportFacts().hasTaxLocations } ),
		searchParam: 'taxes',
		search: { type: 'taxes', label: __( 'Search by tax name', 'woocommerce' ) },
		sort: { orderby: 'tax_rate_id', order: 'desc' },
		columns: taxColumns(),
		columnsPreference: 'taxes_report_columns',
		summaryFields: [ 'tax_codes', 'total_tax', 'order_tax', 'shipping_tax', 'orders_count' ],
		rowKey: ( { tax_rate_id: id } ) => String( id ),
		rowName: codeOf,
		totals,
		comparison: {
			filter: 'filter',
			choice: 'compare-taxes',
			hint: __( 'Check at least two tax codes below to compare', 'woocommerce' ),
		},
	};
}
