import type { AdvancedFilter, FilterOption, ReportFilter } from '../filter-config';
import type { AddressContext, ReportQueryDefinition } from '../report-address';

export const CONTEXT: AddressContext = { today: '2026-11-27', weekStartsOn: 1, defaultRange: 'period=month&compare=previous_year' };

const charts = ( ...keys: readonly string[] ) => keys.map( ( key ) => ( { key } ) );
const all: FilterOption = { label: 'All', value: 'all' };
const advancedChoice: FilterOption = { label: 'Advanced filters', value: 'advanced' };

/** Returns a choice that has a search for ids. */
function search( value: string, type: string, param = type ): FilterOption {
	const isComparison = value.startsWith( 'compare' );
	return {
		label: value,
		value,
		component: 'Search',
		settings: { type, param },
		...( isComparison ? { chartMode: 'item-comparison' } : {} ),
	};
}

export function filterOf( filters: readonly FilterOption[], more: Partial< ReportFilter > = {} ): ReportFilter {
	return {
		label: 'Show',
		staticParams: [ 'chartType', 'paged', 'per_page' ],
		param: 'filter',
		showFilters: () => true,
		filters,
		...more,
	};
}

function advanced(
	component: string,
	rules: readonly string[],
	more: Partial< AdvancedFilter[ 'input' ] > = {},
	allowMultiple = false
): AdvancedFilter {
	return { labels: {}, rules: rules.map( ( value ) => ( { value, label: value } ) ), input: { component, ...more }, allowMultiple };
}

const INCLUDES = [ 'includes', 'excludes' ];
const NO_ADVANCED = { title: '', filters: {} };
const options = ( ...values: readonly string[] ) => ( { options: values.map( ( value ) => ( { value, label: value } ) ) } );

export const REVENUE: ReportQueryDefinition = {
	endpoint: 'revenue',
	hasIntervalRows: true,
	hasDates: true,
	charts: charts( 'gross_sales', 'refunds', 'coupons', 'net_revenue', 'taxes', 'shipping', 'total_sales' ),
	sort: { orderbys: [ 'date', 'orders_count', 'gross_sales' ], orderby: 'date', order: 'desc' },
	summaryFields: [ 'orders_count', 'gross_sales', 'total_sales', 'refunds', 'coupons', 'taxes', 'shipping', 'net_revenue' ],
	filters: [],
	advancedFilters: NO_ADVANCED,
};

export const ORDERS: ReportQueryDefinition = {
	endpoint: 'orders',
	hasDates: true,
	charts: charts( 'orders_count', 'net_revenue', 'avg_order_value', 'avg_items_per_order' ),
	sort: { orderbys: [ 'date', 'num_items_sold', 'net_total' ], orderby: 'date', order: 'desc' },
	rowParams: { extended_info: true },
	summaryFields: [ 'orders_count', 'total_customers', 'products', 'num_items_sold', 'coupons_count', 'net_revenue' ],
	filters: [ filterOf( [ all, advancedChoice ] ) ],
	advancedFilters: {
		title: 'Orders match <select/> filters',
		filters: {
			status: advanced( 'SelectControl', [ 'is', 'is_not' ], options( 'completed', 'processing', 'refunded' ) ),
			product: advanced( 'Search', INCLUDES, { type: 'products' } ),
			coupon: advanced( 'Search', INCLUDES, { type: 'coupons' } ),
			customer_type: advanced( 'SelectControl', [], options( 'new', 'returning' ) ),
			refunds: advanced( 'SelectControl', [], options( 'all', 'partial', 'full', 'none' ) ),
			attribute: advanced( 'ProductAttribute', [ 'is', 'is_not' ], {}, true ),
		},
	},
};

export const PRODUCTS: ReportQueryDefinition = {
	endpoint: 'products',
	hasDates: true,
	charts: charts( 'items_sold', 'net_revenue', 'orders_count' ),
	sort: { orderbys: [ 'product_name', 'sku', 'items_sold', 'net_revenue', 'orders_count' ], orderby: 'items_sold', order: 'desc' },
	rowParams: { extended_info: true },
	summaryFields: [ 'products_count', 'items_sold', 'net_revenue', 'orders_count' ],
	searchParam: 'products',
	filters: [
		filterOf( [
			all,
			{ label: 'Single product', value: 'select_product', subFilters: [ search( 'single_product', 'products' ) ] },
			search( 'compare-products', 'products' ),
		] ),
		filterOf( [ all, search( 'single_variation', 'variations' ), search( 'compare-variations', 'variations' ) ], {
			param: 'filter-variations',
			staticParams: [ 'filter', 'products', 'chartType', 'paged', 'per_page' ],
			showFilters: ( query ) => query[ 'filter' ] === 'single_product' && query[ 'is-variable' ] === 'true',
		} ),
	],
	advancedFilters: NO_ADVANCED,
	segmentBy: { 'compare-products': 'product', 'compare-variations': 'variation' },
};

export const CATEGORIES: ReportQueryDefinition = {
	...PRODUCTS,
	endpoint: 'categories',
	statsEndpoint: 'products',
	summaryFields: [],
	filters: [ filterOf( [ all, search( 'single_category', 'categories' ), search( 'compare-categories', 'categories' ) ] ) ],
	segmentBy: { single_category: 'product', 'compare-categories': 'category' },
};

export const COUPONS: ReportQueryDefinition = {
	endpoint: 'coupons',
	hasDates: true,
	charts: charts( 'orders_count', 'amount' ),
	sort: { orderbys: [ 'coupon_id', 'code', 'amount', 'orders_count' ], orderby: 'orders_count', order: 'desc' },
	rowParams: { extended_info: true },
	summaryFields: [ 'coupons_count', 'orders_count', 'amount' ],
	filters: [ filterOf( [ all, search( 'single_coupon', 'coupons' ), search( 'compare-coupons', 'coupons' ) ] ) ],
	advancedFilters: NO_ADVANCED,
};

export const TAXES: ReportQueryDefinition = {
	endpoint: 'taxes',
	hasDates: true,
	charts: charts( 'total_tax', 'order_tax', 'shipping_tax', 'orders_count' ),
	sort: { orderbys: [ 'tax_code', 'rate', 'tax_rate_id' ], orderby: 'tax_rate_id', order: 'desc' },
	summaryFields: [ 'tax_codes', 'total_tax', 'order_tax', 'shipping_tax', 'orders_count' ],
	filters: [ filterOf( [ all, search( 'compare-taxes', 'taxes' ) ] ) ],
	advancedFilters: NO_ADVANCED,
	segmentBy: { 'compare-taxes': 'tax_rate_id' },
};

export const STOCK: ReportQueryDefinition = {
	endpoint: 'stock',
	hasDates: false,
	charts: [],
	sort: { orderbys: [ 'stock_status', 'stock_quantity', 'title', 'sku' ], orderby: 'stock_status', order: 'asc' },
	rowParams: { type: 'all' },
	summaryFields: [ 'products', 'outofstock', 'lowstock', 'instock', 'onbackorder' ],
	filters: [ filterOf( [ all, { label: 'Low stock', value: 'lowstock' } ], { param: 'type' } ) ],
	advancedFilters: NO_ADVANCED,
};

export const CUSTOMERS: ReportQueryDefinition = {
	endpoint: 'customers',
	hasDates: false,
	charts: [],
	sort: { orderbys: [ 'name', 'date_last_active', 'orders_count' ], orderby: 'date_last_active', order: 'desc' },
	summaryFields: [ 'customers_count', 'avg_orders_count', 'avg_total_spend', 'avg_avg_order_value' ],
	searchParam: 'customers',
	filters: [ filterOf( [ all, search( 'single_customer', 'customers' ), advancedChoice ] ) ],
	advancedFilters: {
		title: 'Customers match <select/> filters',
		filters: {
			name: advanced( 'Search', INCLUDES, { type: 'customers' } ),
			country: advanced( 'Search', INCLUDES, { type: 'countries' } ),
			orders_count: advanced( 'Number', [ 'max', 'min', 'between' ] ),
			total_spend: advanced( 'Currency', [ 'max', 'min', 'between' ] ),
			registered: advanced( 'Date', [ 'before', 'after', 'between' ] ),
		},
	},
};

export const DOWNLOADS: ReportQueryDefinition = {
	endpoint: 'downloads',
	hasDates: true,
	charts: charts( 'download_count' ),
	sort: { orderbys: [ 'date', 'product' ], orderby: 'date', order: 'desc' },
	rowParams: { _embed: true },
	summaryFields: [],
	filters: [ filterOf( [ all, advancedChoice ] ) ],
	advancedFilters: { title: '', filters: { ip_address: advanced( 'Search', INCLUDES, { type: 'downloadIps' } ) } },
};
