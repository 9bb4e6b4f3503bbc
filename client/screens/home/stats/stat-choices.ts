import { __ } from '@wordpress/i18n';

const DEFAULT_STATS: readonly string[] = [
	'revenue/total_sales',
	'revenue/net_revenue',
	'orders/orders_count',
	'products/items_sold',
	'jetpack/stats/visitors',
	'jetpack/stats/views',
];

/** The figures that every host knows. A host refuses the whole request when it does not know one of the names. */
const KNOWN: ReadonlySet< string > = new Set( [
	'revenue/total_sales',
	'revenue/net_revenue',
	'revenue/shipping',
	'revenue/refunds',
	'revenue/gross_sales',
	'orders/orders_count',
	'orders/avg_order_value',
	'products/items_sold',
	'variations/items_sold',
	'coupons/amount',
	'coupons/orders_count',
	'taxes/total_tax',
	'taxes/order_tax',
	'taxes/shipping_tax',
	'downloads/download_count',
] );

export const DEFAULT_HIDDEN: readonly string[] = [ 'revenue/net_revenue', 'products/items_sold' ];

export const defaultStats = (): readonly string[] => DEFAULT_STATS;

export function isStatList( value: unknown ): value is readonly string[] {
	return Array.isArray( value ) && value.every( ( stat ) => typeof stat === 'string' );
}

/** Whether a host may not know a figure, so that its list of known figures must be fetched. */
export function isForeign( stat: string ): boolean {
	return ! KNOWN.has( stat );
}

export function isOfJetpack( stat: string ): boolean {
	return stat.startsWith( 'jetpack/' );
}

/** Names of the default figures before the server has answered. The server's own names are used afterwards. */
export function statLabel( stat: string ): string {
	switch ( stat ) {
		case 'revenue/total_sales':
			return __( 'Total sales', 'woocommerce' );
		case 'revenue/net_revenue':
			return __( 'Net sales', 'woocommerce' );
		case 'orders/orders_count':
			return __( 'Orders', 'woocommerce' );
		case 'products/items_sold':
			return __( 'Products sold', 'woocommerce' );
		case 'jetpack/stats/visitors':
			return __( 'Visitors', 'woocommerce' );
		case 'jetpack/stats/views':
			return __( 'Views', 'woocommerce' );
		default:
			return stat.replace( /^.*\//, '' ).replace( /_/g, ' ' );
	}
}
