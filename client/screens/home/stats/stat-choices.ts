import { __ } from '@wordpress/i18n';

const DEFAULT_STATS: readonly string[] = [
	'revenue/total_sales',
	'revenue/net_revenue',
	'orders/orders_count',
	'products/items_sold',
	'jetpack/stats/visitors',
	'jetpack/stats/views',
];

/** What every host can answer. A name that it does not know makes it refuse the whole request. */
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

/** Whether the host may not know a figure, so that it has to be asked which ones it knows. */
export function isForeign( stat: string ): boolean {
	return ! KNOWN.has( stat );
}

export function isOfJetpack( stat: string ): boolean {
	return stat.startsWith( 'jetpack/' );
}

/** Names of the default figures before any answer; the server's own are used once they are there. */
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
