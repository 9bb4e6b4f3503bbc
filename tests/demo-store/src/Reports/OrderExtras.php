<?php
/**
 * Additional data of the orders on a page.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use DemoStore\Data\Orders;
use DemoStore\Data\Table;

/** Totals, products, coupons, customers and attribution of orders, read with one query per table. A refund has the products of its order. */
final class OrderExtras {

	/** @var array<int, float> Total by order. */
	private array $totals;

	/** @var array<int, float> Refunded amount by order. */
	private array $refunded = array();

	/** @var array<string, array<int, mixed>> Values by name of the part and by id. */
	private array $parts = array();

	/**
	 * Reads the data of the rows.
	 *
	 * @param list<array<string, string|null>> $rows        Rows of the list.
	 * @param bool                             $is_extended Whether the request needs more than the totals.
	 */
	public function __construct( array $rows, bool $is_extended ) {
		$orders       = array_values( array_unique( array_map( array( self::class, 'order' ), $rows ) ) );
		$table        = new Table( 'wc_orders' );
		$this->totals = array_map( 'floatval', array_column( $table->rows( array( 'id' => $orders ) ), 'total_amount', 'id' ) );
		$refunds      = array(
			'parent_order_id' => $orders,
			'type'            => 'shop_order_refund',
		);
		foreach ( $table->rows( $refunds ) as $refund ) {
			$id = (int) $refund['parent_order_id'];

			$this->refunded[ $id ] = ( $this->refunded[ $id ] ?? 0.0 ) + abs( (float) $refund['total_amount'] );
		}
		if ( $is_extended ) {
			$this->parts = array(
				'lines'     => Orders::group( ( new Table( 'wc_order_product_lookup' ) )->rows( array( 'order_id' => $orders ), array( 'order' => 'order_item_id' ) ) ),
				'coupons'   => Orders::group( ( new Table( 'wc_order_coupon_lookup' ) )->rows( array( 'order_id' => $orders ) ) ),
				'customers' => array_column( ( new Table( 'wc_customer_lookup' ) )->rows( array( 'customer_id' => array_values( array_unique( array_column( $rows, 'customer_id' ) ) ) ) ), null, 'customer_id' ),
				'meta'      => Orders::group( ( new Table( 'wc_orders_meta' ) )->rows( array( 'order_id' => array_column( $rows, 'order_id' ) ) ) ),
			);
		}
	}

	/**
	 * Formatted total of the order of a row, with the rest after refunds.
	 *
	 * @param array<string, string|null> $row Row.
	 */
	public function total( array $row ): string {
		$id    = self::order( $row );
		$total = $this->totals[ $id ] ?? 0.0;
		$text  = Money::text( $total );
		return isset( $this->refunded[ $id ] ) ? $text . ' ' . Money::text( $total - $this->refunded[ $id ] ) : $text;
	}

	/**
	 * The details of a row.
	 *
	 * @param array<string, string|null> $row Row.
	 * @return array<string, mixed>
	 */
	public function details( array $row ): array {
		$id = self::order( $row );
		return array(
			'products'    => array_map( array( self::class, 'product' ), $this->parts['lines'][ $id ] ?? array() ),
			'coupons'     => array_map(
				static fn ( array $coupon ): array => array(
					'id'   => (string) $coupon['coupon_id'],
					'code' => get_the_title( (int) $coupon['coupon_id'] ),
				),
				$this->parts['coupons'][ (int) $row['order_id'] ] ?? array()
			),
			'customer'    => $this->customer( (int) $row['customer_id'] ),
			'attribution' => array( 'origin' => $this->origin( (int) $row['order_id'] ) ),
		);
	}

	/** @param array<string, string|null> $row Row. */
	private static function order( array $row ): int {
		return (int) $row['parent_id'] > 0 ? (int) $row['parent_id'] : (int) $row['order_id'];
	}

	/**
	 * @param array<string, string|null> $line Row of the lookup table.
	 * @return array<string, string>
	 */
	private static function product( array $line ): array {
		$id   = (int) $line['variation_id'] > 0 ? (string) $line['variation_id'] : (string) $line['product_id'];
		$post = get_post( (int) $id );
		return array(
			'id'       => $id,
			'name'     => $post ? $post->post_title : '',
			'quantity' => (string) $line['product_qty'],
		);
	}

	/** @return array<string, mixed> */
	private function customer( int $id ): array {
		$row = $this->parts['customers'][ $id ] ?? array( 'customer_id' => '0' );
		return array( 'customer_id' => (int) $row['customer_id'] ) + array_diff_key( $row, array( 'date_last_order' => true ) );
	}

	/** Attribution of an order as text. */
	private function origin( int $order ): string {
		$meta   = array_column( $this->parts['meta'][ $order ] ?? array(), 'meta_value', 'meta_key' );
		$source = ucfirst( trim( (string) ( $meta['_wc_order_attribution_utm_source'] ?? '' ), '()' ) );
		return match ( (string) ( $meta['_wc_order_attribution_source_type'] ?? '' ) ) {
			'utm'        => "Source: $source",
			'organic'    => "Organic: $source",
			'referral'   => "Referral: $source",
			'typein'     => 'Direct',
			'mobile_app' => 'Mobile app',
			'admin'      => 'Web admin',
			default      => 'Unknown',
		};
	}
}
