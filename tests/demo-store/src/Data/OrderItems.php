<?php
/**
 * Items of orders.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

/** Rows of the item table with their meta. */
final class OrderItems {

	/**
	 * Items by order and kind.
	 *
	 * @param list<int> $orders Orders.
	 * @return array<int, array<string, list<array{id: int, name: string, meta: list<array{id: int, key: string, value: mixed}>, values: array<string, mixed>}>>>
	 */
	public static function of( array $orders ): array {
		$items = ( new Table( 'woocommerce_order_items' ) )->rows( array( 'order_id' => $orders ), array( 'order' => 'order_item_id' ) );
		$meta  = Orders::group( ( new Table( 'woocommerce_order_itemmeta' ) )->rows( array( 'order_item_id' => array_column( $items, 'order_item_id' ) ), array( 'order' => 'meta_id' ) ), 'order_item_id' );

		$result = array();
		foreach ( $items as $item ) {
			$rows = $meta[ (int) $item['order_item_id'] ] ?? array();

			$result[ (int) $item['order_id'] ][ (string) $item['order_item_type'] ][] = array(
				'id'     => (int) $item['order_item_id'],
				'name'   => (string) $item['order_item_name'],
				'meta'   => array_map(
					static fn ( array $row ): array => array(
						'id'    => (int) $row['meta_id'],
						'key'   => (string) $row['meta_key'],
						'value' => maybe_unserialize( $row['meta_value'] ),
					),
					$rows
				),
				'values' => array_map( 'maybe_unserialize', array_column( $rows, 'meta_value', 'meta_key' ) ),
			);
		}
		return $result;
	}
}
