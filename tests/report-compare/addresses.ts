import type { StoreItems } from './find-items';

/** A query of a report: what is behind the path in its address. */
type Queries = readonly string[];

interface ReportDefinition {
	readonly path: string;
	/** Whether the report has a date range. */
	readonly hasDates: boolean;
	/** Keys of the columns that can be sorted. */
	readonly sorts: readonly string[];
	/** What the search box above the table searches. */
	readonly search?: keyof StoreItems[ 'words' ];
	/** Each filter once. */
	readonly filters?: ( items: StoreItems ) => Queries;
}

const advanced = ( ...rules: Queries ): Queries => rules.map( ( rule ) => `filter=advanced&${ rule }` );

/** Both rules of a filter with ids. */
const withIds = ( key: string, ids: string ): Queries => advanced( `${ key }_includes=${ ids }`, `${ key }_excludes=${ ids }` );

/** All rules of a filter with numbers. */
const withNumbers = ( key: string, low: number, high: number ): Queries =>
	advanced( `${ key }_min=${ low }`, `${ key }_max=${ high }`, `${ key }_between[0]=${ low }&${ key }_between[1]=${ high }` );

/** All rules of a filter with dates. */
const withDates = ( key: string, [ first, last ]: readonly [ string, string ] ): Queries =>
	advanced( `${ key }_after=${ first }`, `${ key }_before=${ last }`, `${ key }_between[0]=${ first }&${ key }_between[1]=${ last }` );

const withAttribute = ( [ attribute, term ]: readonly [ string, string ] ): Queries =>
	advanced( ...[ 'is', 'is_not' ].map( ( rule ) => `attribute_${ rule }[0][0]=${ attribute }&attribute_${ rule }[0][1]=${ term }` ) );

/** One item, and a comparison of several. */
const withItems = ( single: string, plural: string, ids: readonly string[] ): Queries => [
	`filter=single_${ single }&${ plural }=${ ids[ 0 ] ?? '' }`,
	`filter=compare-${ plural }&${ plural }=${ ids.join( ',' ) }`,
];

const orderFilters = ( { products, variations, coupons, taxRates, attribute }: StoreItems ): Queries => [
	...advanced( 'status_is=completed', 'status_is_not=completed' ),
	...withIds( 'product', products.join( ',' ) ),
	...withIds( 'variation', variations.join( ',' ) ),
	...withIds( 'coupon', coupons.join( ',' ) ),
	...advanced( 'customer_type=new', 'customer_type=returning' ),
	...advanced( ...[ 'all', 'partial', 'full', 'none' ].map( ( kind ) => `refunds=${ kind }` ) ),
	...withIds( 'tax_rate', taxRates.join( ',' ) ),
	...withAttribute( attribute ),
	...advanced( ...[ 'all', 'any' ].map( ( match ) => `match=${ match }&status_is=completed&customer_type=returning` ) ),
];

const productFilters = ( { products, variableProduct, variations }: StoreItems ): Queries => {
	const ofVariable = `filter=single_product&products=${ variableProduct }&is-variable=true`;
	return [
		...withItems( 'product', 'products', products ),
		ofVariable,
		`${ ofVariable }&filter-variations=single_variation&variations=${ variations[ 0 ] ?? '' }`,
		`${ ofVariable }&filter-variations=compare-variations&variations=${ variations.join( ',' ) }`,
	];
};

const variationFilters = ( { variableProduct, variations, categories, attribute }: StoreItems ): Queries => [
	`filter-variations=single_variation&variations=${ variations[ 0 ] ?? '' }&products=${ variableProduct }`,
	`filter-variations=compare-variations&variations=${ variations.join( ',' ) }`,
	...[ ...withAttribute( attribute ), ...withIds( 'category', categories.join( ',' ) ), ...withIds( 'product', variableProduct ) ].map(
		( query ) => query.replace( 'filter=advanced', 'filter-variations=advanced' )
	),
];

const customerFilters = ( { customers, country, days }: StoreItems ): Queries => [
	`filter=single_customer&customers=${ customers[ 0 ] ?? '' }`,
	...[ 'name', 'username', 'email' ].flatMap( ( key ) => withIds( key, customers.join( ',' ) ) ),
	...withIds( 'country', country ),
	...withNumbers( 'orders_count', 2, 4 ),
	...withNumbers( 'total_spend', 50, 300 ),
	...withNumbers( 'avg_order_value', 50, 100 ),
	...withDates( 'registered', days ),
	...withDates( 'last_active', days ),
];

const downloadFilters = ( { downloads }: StoreItems ): Queries => [
	...withIds( 'product', downloads.product ),
	...withIds( 'customer', downloads.customer ),
	...withIds( 'order', downloads.order ),
	...withIds( 'ip_address', downloads.ip ),
];

export const REPORTS = {
	revenue: {
		path: '/analytics/revenue',
		hasDates: true,
		sorts: [ 'date', 'orders_count', 'gross_sales', 'refunds', 'coupons', 'net_revenue', 'taxes', 'shipping', 'total_sales' ],
	},
	orders: { path: '/analytics/orders', hasDates: true, sorts: [ 'date', 'num_items_sold', 'net_total' ], filters: orderFilters },
	products: {
		path: '/analytics/products',
		hasDates: true,
		sorts: [ 'product_name', 'items_sold', 'net_revenue', 'orders_count', 'variations' ],
		search: 'product',
		filters: productFilters,
	},
	variations: {
		path: '/analytics/variations',
		hasDates: true,
		sorts: [ 'items_sold', 'net_revenue', 'orders_count' ],
		filters: variationFilters,
	},
	categories: {
		path: '/analytics/categories',
		hasDates: true,
		sorts: [ 'category', 'items_sold', 'net_revenue', 'products_count', 'orders_count' ],
		search: 'category',
		filters: ( { categories } ) => withItems( 'category', 'categories', categories ),
	},
	coupons: {
		path: '/analytics/coupons',
		hasDates: true,
		sorts: [ 'code', 'orders_count', 'amount' ],
		search: 'coupon',
		filters: ( { coupons } ) => withItems( 'coupon', 'coupons', coupons ),
	},
	taxes: {
		path: '/analytics/taxes',
		hasDates: true,
		sorts: [ 'tax_code', 'rate', 'total_tax', 'order_tax', 'shipping_tax', 'orders_count' ],
		search: 'tax',
		filters: ( { taxRates } ) => [ `filter=compare-taxes&taxes=${ taxRates.join( ',' ) }` ],
	},
	downloads: { path: '/analytics/downloads', hasDates: true, sorts: [ 'date', 'product' ], filters: downloadFilters },
	stock: {
		path: '/analytics/stock',
		hasDates: false,
		sorts: [ 'title', 'sku', 'stock_status', 'stock_quantity' ],
		filters: () => [ 'outofstock', 'lowstock', 'instock', 'onbackorder' ].map( ( type ) => `type=${ type }` ),
	},
	customers: {
		path: '/customers',
		hasDates: false,
		sorts: [ 'name', 'date_last_active', 'date_registered', 'orders_count', 'total_spend', 'country' ],
		search: 'customer',
		filters: customerFilters,
	},
} as const satisfies Record< string, ReportDefinition >;

export type ReportName = keyof typeof REPORTS;

export const REPORT_NAMES = Object.keys( REPORTS ) as readonly ReportName[];

/** One report with one query. */
export interface ReportAddress {
	readonly report: ReportName;
	/** The query behind the path; '' for none. */
	readonly query: string;
}

/** Matches a filter for which the store has no item. */
const HAS_NO_ITEM = /=(?:&|$)/;

/**
 * The addresses of a report: each range once, and each column to sort by, a second page, a page size and each filter once in the
 * last range.
 *
 * @param report name of the report
 * @param ranges presets of the date range, such as `month`
 * @param items  items of the store that filters can name
 */
export function addressesOf( report: ReportName, ranges: readonly string[], items: StoreItems ): readonly ReportAddress[] {
	const { hasDates, sorts, search, filters = () => [] }: ReportDefinition = REPORTS[ report ];
	// The host ignores a period without a comparison.
	const rangeOf = ( period: string, compare = 'previous_year' ) => `period=${ period }&compare=${ compare }`;
	const last = ranges.at( -1 ) ?? 'year';
	const [ after, before ] = items.days;
	const variants = [
		...( hasDates ? [ 'interval=week' ] : [] ),
		...sorts.map( ( key ) => `orderby=${ key }&order=asc` ),
		'paged=2',
		'per_page=50',
		...( search ? [ `search=${ encodeURIComponent( items.words[ search ] ) }` ] : [] ),
		...filters( items ),
	];
	const queries = hasDates
		? [
				...ranges.map( ( name ) => rangeOf( name ) ),
				rangeOf( last, 'previous_period' ),
				`${ rangeOf( 'custom' ) }&after=${ after }&before=${ before }`,
				...variants.map( ( variant ) => `${ rangeOf( last ) }&${ variant }` ),
			]
		: [ '', ...variants ];
	return queries.filter( ( query ) => ! HAS_NO_ITEM.test( query ) ).map( ( query ) => ( { report, query } ) );
}

/** Address of a report below wp-admin. */
export function pathOf( { report, query }: ReportAddress ): string {
	return `admin.php?page=wc-admin&path=${ encodeURIComponent( REPORTS[ report ].path ) }${ query === '' ? '' : `&${ query }` }`;
}
