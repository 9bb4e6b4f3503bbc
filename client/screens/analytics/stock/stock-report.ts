import { __, _n } from '@wordpress/i18n';
import { decodeText } from '../../../shared/plain-text';
import { stockAdvancedFilters, stockFilters } from '../parts/filters/configs/stock';
import type { RowsReport } from '../parts/report/report-definition';
import { stockColumns } from './stock-columns';

const totals: RowsReport< 'stock' >[ 'totals' ] = ( figures, _rowCount, { format } ) => [
	{ label: _n( 'Product', 'Products', figures[ 'products' ] ?? 0, 'woocommerce' ), value: format.number( figures[ 'products' ] ) },
	{ label: __( 'Out of stock', 'woocommerce' ), value: format.number( figures[ 'outofstock' ] ) },
	{ label: __( 'Low stock', 'woocommerce' ), value: format.number( figures[ 'lowstock' ] ) },
	{ label: __( 'On backorder', 'woocommerce' ), value: format.number( figures[ 'onbackorder' ] ) },
	{ label: __( 'In stock', 'woocommerce' ), value: format.number( figures[ 'instock' ] ) },
];

/** Report of the stock as it is now. It has no dates. */
export function createStockReport(): RowsReport< 'stock' > {
	return {
		name: 'stock',
		title: __( 'Stock', 'woocommerce' ),
		endpoint: 'stock',
		hasDates: false,
		// The route needs a type; the filter replaces it.
		rowParams: { type: 'all' },
		filterNames: {
			filters: 'woocommerce_admin_stock_report_filters',
			advancedFilters: 'woocommerce_admin_stock_report_advanced_filters',
		},
		charts: [],
		filters: stockFilters(),
		advancedFilters: stockAdvancedFilters(),
		sort: { orderby: 'stock_status', order: 'asc' },
		columns: stockColumns(),
		summaryFields: [ 'products', 'outofstock', 'lowstock', 'instock', 'onbackorder' ],
		rowKey: ( { id } ) => String( id ),
		rowName: ( { name } ) => decodeText( name ),
		totals,
	};
}
