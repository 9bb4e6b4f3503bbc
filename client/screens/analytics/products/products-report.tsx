import { __ } from '@wordpress/i18n';
import { productsAdvancedFilters, productsFilters } from '../parts/filters/configs/products';
import type { CategoryNames } from '../parts/items/category-names';
import { productsTable } from '../parts/items/products-table';
import { soldCharts } from '../parts/items/sold-charts';
import type { VariationsTable } from '../parts/items/use-variations-table';
import type { RowsReport } from '../parts/report/report-definition';

const common = () => ( {
	hasDates: true,
	filterNames: {
		charts: 'woocommerce_admin_products_report_charts',
		filters: 'woocommerce_admin_products_report_filters',
		advancedFilters: 'woocommerce_admin_products_report_advanced_filters',
	},
	charts: soldCharts(),
	filters: productsFilters(),
	advancedFilters: productsAdvancedFilters(),
} );

/** Report of products, also of a single one without variations. */
export function createProductsReport( names: CategoryNames ): RowsReport< 'products' > {
	return {
		...productsTable( names ),
		...common(),
		segmentBy: { 'compare-products': 'product' },
		searchParam: 'products',
		search: { type: 'products', label: __( 'Search by product name or SKU', 'woocommerce' ) },
		comparison: {
			filter: 'filter',
			choice: 'compare-products',
			hint: __( 'Check at least two products below to compare', 'woocommerce' ),
		},
	};
}

/**
 * Report of a single product with variations: the chart is that of the product, divided by variation; the rows are its variations.
 *
 * @param id    Id of the product.
 * @param table The table of variations.
 */
export function createVariableProductReport( id: string, table: VariationsTable ): RowsReport< 'variations' > {
	return {
		...table,
		...common(),
		endpoint: 'variations',
		statsEndpoint: 'products',
		// The totals of variations ignore `products`: they would be those of the whole store.
		summaryParams: { product_includes: id },
		segmentBy: { single_product: 'variation' },
		comparison: {
			filter: 'filter-variations',
			choice: 'compare-variations',
			hint: __( 'Check at least two variations below to compare', 'woocommerce' ),
		},
	};
}
