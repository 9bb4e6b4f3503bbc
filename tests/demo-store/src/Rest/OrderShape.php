<?php
/**
 * An order as REST sends it.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\OrderStatuses;

/** Turns rows of the order tables into the fields of an order. Money is a text with two decimals. */
final class OrderShape {

	private const ADDRESS = array( 'first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode', 'country', 'email', 'phone' );

	/**
	 * Stores the rows.
	 *
	 * @param array<string, string|null>       $order Row of the order.
	 * @param array<string, array<int, mixed>> $parts As Orders::parts() returns them.
	 */
	public function __construct( private readonly array $order, private readonly array $parts ) {
	}

	/**
	 * Fields that both namespaces have.
	 *
	 * @return array<string, mixed>
	 */
	public function fields(): array {
		$items = new OrderItemShapes( $this->parts['items'][ $this->id() ] ?? array() );
		return $this->head() + $this->dates() + $this->totals() + array(
			'billing'        => $this->address( 'billing', self::ADDRESS ),
			'shipping'       => $this->address( 'shipping', array_values( array_diff( self::ADDRESS, array( 'email' ) ) ) ),
			'meta_data'      => $this->meta(),
			'line_items'     => $items->products(),
			'tax_lines'      => $items->taxes(),
			'shipping_lines' => $items->shipping(),
			'fee_lines'      => $items->fees(),
			'coupon_lines'   => $items->coupons(),
			'refunds'        => $this->refunds(),
		);
	}

	/**
	 * Fields of wc/v3 only.
	 *
	 * @return array<string, mixed>
	 */
	public function v3_fields(): array {
		$status = OrderStatuses::strip( (string) $this->order['status'] );
		$key    = (string) $this->operation( 'order_key' );
		return array(
			'payment_url'      => wc_get_page_permalink( 'checkout' ) . "order-pay/{$this->id()}/?pay_for_order=true&key=$key",
			'is_editable'      => in_array( $status, array( 'pending', 'on-hold' ), true ),
			'needs_payment'    => in_array( $status, array( 'pending', 'failed' ), true ) && (float) $this->order['total_amount'] > 0,
			'needs_processing' => true,
		);
	}

	/**
	 * Fields of wc-analytics only.
	 *
	 * @return array<string, mixed>
	 */
	public function analytics_fields(): array {
		$symbol = html_entity_decode( get_woocommerce_currency_symbol( (string) $this->order['currency'] ) );
		return array(
			'total_formatted' => html_entity_decode( sprintf( get_woocommerce_price_format(), $symbol, number_format( (float) $this->order['total_amount'], wc_get_price_decimals(), wc_get_price_decimal_separator(), wc_get_price_thousand_separator() ) ) ),
		);
	}

	/**
	 * Fields that come only when asked for by name.
	 *
	 * @return array<string, mixed>
	 */
	public function extended_fields(): array {
		$customer = $this->parts['customers'][ $this->id() ] ?? array();
		return array(
			'customer' => array_diff_key( $customer, array( 'date_last_order' => true ) ),
			'products' => array_map(
				static fn ( array $row ): array => array(
					'order_id'         => $row['order_id'],
					'product_id'       => $row['product_id'],
					'product_quantity' => $row['product_qty'],
					'variation_id'     => $row['variation_id'],
					'product_name'     => get_the_title( (int) $row['product_id'] ),
				),
				$this->parts['products'][ $this->id() ] ?? array()
			),
		);
	}

	/** @return array<string, mixed> */
	private function head(): array {
		return array(
			'id'                   => $this->id(),
			'parent_id'            => (int) $this->order['parent_order_id'],
			'number'               => (string) $this->order['id'],
			'order_key'            => (string) $this->operation( 'order_key' ),
			'created_via'          => (string) $this->operation( 'created_via' ),
			'version'              => (string) $this->operation( 'woocommerce_version' ),
			'status'               => OrderStatuses::strip( (string) $this->order['status'] ),
			'currency'             => (string) $this->order['currency'],
			'currency_symbol'      => html_entity_decode( get_woocommerce_currency_symbol( (string) $this->order['currency'] ) ),
			'prices_include_tax'   => (bool) $this->operation( 'prices_include_tax' ),
			'customer_id'          => (int) $this->order['customer_id'],
			'customer_ip_address'  => (string) $this->order['ip_address'],
			'customer_user_agent'  => (string) $this->order['user_agent'],
			'customer_note'        => (string) $this->order['customer_note'],
			'payment_method'       => (string) $this->order['payment_method'],
			'payment_method_title' => (string) $this->order['payment_method_title'],
			'transaction_id'       => (string) $this->order['transaction_id'],
			'cart_hash'            => (string) $this->operation( 'cart_hash' ),
		);
	}

	/** @return array<string, string|null> */
	private function dates(): array {
		$dates = array(
			'date_created'   => $this->order['date_created_gmt'],
			'date_modified'  => $this->order['date_updated_gmt'],
			'date_paid'      => $this->operation( 'date_paid_gmt' ),
			'date_completed' => $this->operation( 'date_completed_gmt' ),
		);
		$fields = array();
		foreach ( $dates as $name => $utc ) {
			$is_set = null !== $utc && '' !== $utc && ! str_starts_with( $utc, '0000' );

			$fields[ $name ]         = $is_set ? str_replace( ' ', 'T', get_date_from_gmt( $utc ) ) : null;
			$fields[ $name . '_gmt' ] = $is_set ? str_replace( ' ', 'T', $utc ) : null;
		}
		return $fields;
	}

	/** @return array<string, string> */
	private function totals(): array {
		$cart_tax     = (float) $this->order['tax_amount'];
		$shipping_tax = (float) $this->operation( 'shipping_tax_amount' );
		return array_map(
			array( OrderItemShapes::class, 'money' ),
			array(
				'discount_total' => (float) $this->operation( 'discount_total_amount' ),
				'discount_tax'   => (float) $this->operation( 'discount_tax_amount' ),
				'shipping_total' => (float) $this->operation( 'shipping_total_amount' ),
				'shipping_tax'   => $shipping_tax,
				'cart_tax'       => $cart_tax,
				'total'          => (float) $this->order['total_amount'],
				'total_tax'      => $cart_tax + $shipping_tax,
			)
		);
	}

	/**
	 * @param list<string> $fields Fields.
	 * @return array<string, string>
	 */
	private function address( string $type, array $fields ): array {
		$rows    = array_column( $this->parts['addresses'][ $this->id() ] ?? array(), null, 'address_type' );
		$address = array();
		foreach ( $fields as $field ) {
			$address[ $field ] = (string) ( $rows[ $type ][ $field ] ?? '' );
		}
		return $address;
	}

	/** @return list<array{id: int, key: string, value: mixed}> */
	private function meta(): array {
		return array_map(
			static fn ( array $row ): array => array(
				'id'    => (int) $row['id'],
				'key'   => (string) $row['meta_key'],
				'value' => maybe_unserialize( $row['meta_value'] ),
			),
			$this->parts['meta'][ $this->id() ] ?? array()
		);
	}

	/** @return list<array{id: int, reason: string, total: string}> */
	private function refunds(): array {
		return array_map(
			fn ( array $row ): array => array(
				'id'     => (int) $row['id'],
				'reason' => (string) ( $this->parts['reasons'][ (int) $row['id'] ] ?? '' ),
				'total'  => OrderItemShapes::money( (float) $row['total_amount'] ),
			),
			$this->parts['refunds'][ $this->id() ] ?? array()
		);
	}

	private function operation( string $column ): ?string {
		return $this->parts['operation'][ $this->id() ][0][ $column ] ?? null;
	}

	private function id(): int {
		return (int) $this->order['id'];
	}
}
