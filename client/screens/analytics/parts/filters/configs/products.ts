import { __, _x } from '@wordpress/i18n';
import type { AdvancedFilters, ReportFilter } from '@store-admin/report-query';
import { advancedChoice, allOf, comparisonOf, showMenu, singleOf } from './filter-choices';
import { variationChoices } from './variation-choices';

const PRODUCTS = { type: 'products', param: 'products' };

/**
 * Menus of the products report. The second one is shown for a single product with variations: the report adds the value
 * `is-variable` to the query that `showFilters` gets.
 */
export function productsFilters(): ReportFilter[] {
	return [
		showMenu( [
			allOf( __( 'All products', 'woocommerce' ) ),
			singleOf( __( 'Single product', 'woocommerce' ), 'product', PRODUCTS, {
				placeholder: __( 'Type to search for a product', 'woocommerce' ),
				button: __( 'Single product', 'woocommerce' ),
			} ),
			comparisonOf( PRODUCTS, {
				helpText: __( 'Check at least two products below to compare', 'woocommerce' ),
				placeholder: __( 'Search for products to compare', 'woocommerce' ),
				title: __( 'Compare Products', 'woocommerce' ),
			} ),
			advancedChoice( __( 'Advanced Filters', 'woocommerce' ) ),
		] ),
		showMenu( variationChoices(), {
			label: __( 'Variations', 'woocommerce' ),
			staticParams: [ 'filter', 'products', 'chartType', 'paged', 'per_page' ],
			param: 'filter-variations',
			showFilters: ( query ) => query[ 'filter' ] === 'single_product' && Boolean( query[ 'products' ] && query[ 'is-variable' ] ),
		} ),
	];
}

/** Advanced filters of the products report, all from extensions. */
export function productsAdvancedFilters(): AdvancedFilters {
	return {
		title: _x(
			'Products Match <select/> Filters',
			'A sentence describing filters for Products. See screen shot for context: https://cloudup.com/cSsUY9VeCVJ',
			'woocommerce'
		),
		filters: {},
	};
}
