import { __, _n } from '@wordpress/i18n';
import type { CategoryRow } from '@store-admin/data';
import { decodeText } from '../../../shared/plain-text';
import { categoriesAdvancedFilters, categoriesFilters } from '../parts/filters/configs/categories';
import { CategoryLink } from '../parts/items/category-link';
import { pathText, type CategoryNames } from '../parts/items/category-names';
import { productsTable } from '../parts/items/products-table';
import { soldCharts } from '../parts/items/sold-charts';
import { itemsSoldColumn, netSalesColumn, ordersColumn } from '../parts/items/sold-columns';
import type { ReportColumn, RowsReport } from '../parts/report/report-definition';
import { ReportLink } from '../parts/report/report-link';

/** Returns the names of a category and its parents. The row only has the name of the category itself. */
function pathOf( { category_id: id, extended_info: info }: CategoryRow, names: CategoryNames ): readonly string[] {
	const path = names.pathOf( id );
	const own = decodeText( info?.name ?? '' );
	return path.length > 0 || own === '' ? path : [ own ];
}

const nameOf = ( row: CategoryRow, names: CategoryNames ) => pathText( pathOf( row, names ) ) || `#${ row.category_id }`;

function titleColumn( names: CategoryNames ): ReportColumn< CategoryRow > {
	return {
		key: 'category',
		label: __( 'Category', 'woocommerce' ),
		isRequired: true,
		isSortable: true,
		cell: ( row, { query } ) => {
			const path = pathOf( row, names );
			if ( path.length === 0 && ! names.isPending ) {
				const deleted = __( '(Deleted)', 'woocommerce' );
				return { display: deleted, value: deleted };
			}
			return { display: <CategoryLink id={ row.category_id } path={ path } query={ query } />, value: nameOf( row, names ) };
		},
	};
}

const productsColumn = (): ReportColumn< CategoryRow > => ( {
	key: 'products_count',
	label: __( 'Products', 'woocommerce' ),
	isNumeric: true,
	isSortable: true,
	cell: ( { category_id: id, products_count: count }, { format, query } ) => ( {
		display: (
			<ReportLink report="categories" filter={ { filter: 'single_category', categories: id } } query={ query }>
				{ format.number( count ) }
			</ReportLink>
		),
		value: count,
	} ),
} );

const common = () => ( {
	hasDates: true,
	filterNames: {
		charts: 'woocommerce_admin_categories_report_charts',
		filters: 'woocommerce_admin_categories_report_filters',
		// Singular, as in the host.
		advancedFilters: 'woocommerce_admin_category_report_advanced_filters',
	},
	charts: soldCharts(),
	filters: categoriesFilters(),
	advancedFilters: categoriesAdvancedFilters(),
} );

/** The totals are those of the products, since the host has none of categories: a product of two categories counts once. */
const totals: RowsReport< 'categories' >[ 'totals' ] = ( figures, rowCount, { format } ) => [
	{ label: _n( 'Category', 'Categories', rowCount ?? 0, 'woocommerce' ), value: format.number( rowCount ) },
	{
		label: _n( 'Item sold', 'Items sold', figures[ 'items_sold' ] ?? 0, 'woocommerce' ),
		value: format.number( figures[ 'items_sold' ] ),
	},
	{ label: __( 'Net sales', 'woocommerce' ), value: format.money( figures[ 'net_revenue' ] ) },
	{
		label: _n( 'Order', 'Orders', figures[ 'orders_count' ] ?? 0, 'woocommerce' ),
		value: format.number( figures[ 'orders_count' ] ),
	},
];

/** Report of categories. */
export function createCategoriesReport( names: CategoryNames ): RowsReport< 'categories' > {
	return {
		...common(),
		name: 'categories',
		title: __( 'Categories', 'woocommerce' ),
		endpoint: 'categories',
		statsEndpoint: 'products',
		rowParams: { extended_info: true },
		segmentBy: { 'compare-categories': 'category' },
		sort: { orderby: 'items_sold', order: 'desc' },
		columns: [ titleColumn( names ), itemsSoldColumn(), netSalesColumn(), productsColumn(), ordersColumn() ],
		columnsPreference: 'categories_report_columns',
		summaryFields: [],
		rowKey: ( { category_id: id } ) => String( id ),
		rowName: ( row ) => nameOf( row, names ),
		totals,
		searchParam: 'categories',
		search: { type: 'categories', label: __( 'Search by category name', 'woocommerce' ) },
		comparison: {
			filter: 'filter',
			choice: 'compare-categories',
			hint: __( 'Check at least two categories below to compare', 'woocommerce' ),
		},
	};
}

/** Report of a single category: its products, which are also the lines of the chart. */
export function createCategoryReport( names: CategoryNames ): RowsReport< 'products' > {
	return {
		...productsTable( names ),
		...common(),
		segmentBy: { single_category: 'product' },
		searchParam: 'products',
		search: { type: 'products', label: __( 'Search by product name or SKU', 'woocommerce' ) },
	};
}
