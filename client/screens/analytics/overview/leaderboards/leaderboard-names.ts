import { __ } from '@wordpress/i18n';

/** Name and columns of a leaderboard, known before the host has answered. */
export interface BoardName {
	readonly id: string;
	readonly label: string;
	readonly headers: readonly string[];
}

/** Leaderboards that the host hides until the user chooses. */
export const DEFAULT_HIDDEN_BOARDS: readonly string[] = [ 'coupons', 'customers' ];

/** The leaderboards of the host, in its order. */
export function boardNames(): readonly BoardName[] {
	const orders = __( 'Orders', 'woocommerce' );
	const sold = __( 'Items sold', 'woocommerce' );
	const sales = __( 'Net sales', 'woocommerce' );
	return [
		{
			id: 'customers',
			label: __( 'Top Customers - Total Spend', 'woocommerce' ),
			headers: [ __( 'Customer Name', 'woocommerce' ), orders, __( 'Total Spend', 'woocommerce' ) ],
		},
		{
			id: 'coupons',
			label: __( 'Top Coupons - Number of Orders', 'woocommerce' ),
			headers: [ __( 'Coupon code', 'woocommerce' ), orders, __( 'Amount discounted', 'woocommerce' ) ],
		},
		{
			id: 'categories',
			label: __( 'Top categories - Items sold', 'woocommerce' ),
			headers: [ __( 'Category', 'woocommerce' ), sold, sales ],
		},
		{
			id: 'products',
			label: __( 'Top products - Items sold', 'woocommerce' ),
			headers: [ __( 'Product', 'woocommerce' ), sold, sales ],
		},
	];
}
