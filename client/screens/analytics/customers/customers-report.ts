import { __, _n } from '@wordpress/i18n';
import { customersAdvancedFilters, customersFilters } from '../parts/filters/configs/customers';
import type { RowsReport } from '../parts/report/report-definition';
import type { CountryNames } from './country-names';
import { customerColumns, customerName } from './customer-columns';

const totals: RowsReport< 'customers' >[ 'totals' ] = ( figures, _rowCount, { format } ) => {
	const { customers_count: customers, avg_orders_count: orders } = figures;
	return [
		{ label: _n( 'customer', 'customers', customers ?? 0, 'woocommerce' ), value: format.number( customers ) },
		{ label: _n( 'Average order', 'Average orders', orders ?? 0, 'woocommerce' ), value: format.figure( 'average', orders ) },
		{ label: __( 'Average lifetime spend', 'woocommerce' ), value: format.money( figures[ 'avg_total_spend' ] ) },
		{ label: __( 'Average order value', 'woocommerce' ), value: format.money( figures[ 'avg_avg_order_value' ] ) },
	];
};

/**
 * Report of all customers, also of guests. It has no dates.
 *
 * @param names Names of countries and regions.
 */
export function createCustomersReport( names: CountryNames ): RowsReport< 'customers' > {
	return {
		name: 'customers',
		title: __( 'Customers', 'woocommerce' ),
		endpoint: 'customers',
		hasDates: false,
		searchParam: 'customers',
		search: { type: 'customers', label: __( 'Search by customer name', 'woocommerce' ) },
		filterNames: {
			filters: 'woocommerce_admin_customers_report_filters',
			advancedFilters: 'woocommerce_admin_customers_report_advanced_filters',
		},
		charts: [],
		filters: customersFilters(),
		advancedFilters: customersAdvancedFilters(),
		sort: { orderby: 'date_last_active', order: 'desc' },
		columns: customerColumns( names ),
		areNamesPending: names.isPending,
		columnsPreference: 'customers_report_columns',
		summaryFields: [ 'customers_count', 'avg_orders_count', 'avg_total_spend', 'avg_avg_order_value' ],
		rowKey: ( { id } ) => String( id ),
		rowName: customerName,
		totals,
	};
}
