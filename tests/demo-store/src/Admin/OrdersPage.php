<?php
/**
 * The list of orders.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

use DemoStore\Data\OrderStatuses;
use DemoStore\Data\Table;

/** A plain list on the screen of the order tables. */
final class OrdersPage {

	/** Prints the page. */
	public function render(): void {
		$names  = wc_get_order_statuses();
		$orders = ( new Table( 'wc_orders' ) )->rows(
			array( 'type' => 'shop_order' ) + ( '' === ScreenId::query( 'status' ) ? array() : array( 'status' => OrderStatuses::stored( OrderStatuses::strip( ScreenId::query( 'status' ) ) ) ) ),
			array(
				'order' => 'date_created_gmt DESC',
				'limit' => 20,
			)
		);
		printf( '<div class="wrap"><h1 class="wp-heading-inline">%s</h1><hr class="wp-header-end">', esc_html__( 'Orders', 'woocommerce' ) );
		printf(
			'<table class="wp-list-table widefat striped"><thead><tr><th>%s</th><th>%s</th><th>%s</th><th>%s</th></tr></thead><tbody>',
			esc_html__( 'Order', 'woocommerce' ),
			esc_html__( 'Date', 'woocommerce' ),
			esc_html__( 'Status', 'woocommerce' ),
			esc_html__( 'Total', 'woocommerce' )
		);
		foreach ( $orders as $order ) {
			printf(
				'<tr><td>#%1$d %2$s</td><td>%3$s</td><td>%4$s</td><td>%5$s</td></tr>',
				(int) $order['id'],
				esc_html( (string) $order['billing_email'] ),
				esc_html( get_date_from_gmt( (string) $order['date_created_gmt'] ) ),
				esc_html( $names[ $order['status'] ] ?? (string) $order['status'] ),
				esc_html( number_format_i18n( (float) $order['total_amount'], wc_get_price_decimals() ) )
			);
		}
		if ( ! $orders ) {
			printf( '<tr><td colspan="4">%s</td></tr>', esc_html__( 'No orders found.', 'woocommerce' ) );
		}
		echo '</tbody></table></div>';
	}
}
