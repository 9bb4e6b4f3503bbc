<?php
/**
 * Lines of an order as REST sends them.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

/** Turns the items of one order into its lines. */
final class OrderItemShapes {

	/** Meta that is shown as a field of its own. */
	private const FIELDS = array( '_qty', '_product_id', '_variation_id', '_tax_class', '_line_subtotal', '_line_subtotal_tax', '_line_total', '_line_tax', '_line_tax_data' );

	/**
	 * Stores the items.
	 *
	 * @param array<string, list<array{id: int, name: string, meta: list<array{id: int, key: string, value: mixed}>, values: array<string, mixed>}>> $items By kind.
	 */
	public function __construct( private readonly array $items ) {
	}

	/** Money as text. */
	public static function money( float|string|null $amount ): string {
		return number_format( (float) $amount, 2, '.', '' );
	}

	/** @return list<array<string, mixed>> */
	public function products(): array {
		return array_map( array( $this, 'product' ), $this->items['line_item'] ?? array() );
	}

	/** @return list<array<string, mixed>> */
	public function taxes(): array {
		return array_map(
			static fn ( array $item ): array => array(
				'id'                 => $item['id'],
				'rate_code'          => $item['name'],
				'rate_id'            => (int) ( $item['values']['rate_id'] ?? 0 ),
				'label'              => (string) ( $item['values']['label'] ?? '' ),
				'compound'           => (bool) ( $item['values']['compound'] ?? false ),
				'tax_total'          => self::money( $item['values']['tax_amount'] ?? 0 ),
				'shipping_tax_total' => self::money( $item['values']['shipping_tax_amount'] ?? 0 ),
				'rate_percent'       => (float) ( $item['values']['rate_percent'] ?? 0 ),
				'meta_data'          => array(),
			),
			$this->items['tax'] ?? array()
		);
	}

	/** @return list<array<string, mixed>> */
	public function shipping(): array {
		return array_map(
			static fn ( array $item ): array => array(
				'id'           => $item['id'],
				'method_title' => $item['name'],
				'method_id'    => (string) ( $item['values']['method_id'] ?? '' ),
				'instance_id'  => (string) ( $item['values']['instance_id'] ?? '' ),
				'total'        => self::money( $item['values']['cost'] ?? 0 ),
				'total_tax'    => self::money( $item['values']['total_tax'] ?? 0 ),
				'taxes'        => self::tax_rows( (array) ( $item['values']['taxes'] ?? array() ) ),
				'tax_status'   => (string) ( $item['values']['tax_status'] ?? 'taxable' ),
				'meta_data'    => array(),
			),
			$this->items['shipping'] ?? array()
		);
	}

	/** @return list<array<string, mixed>> */
	public function fees(): array {
		return array_map(
			static fn ( array $item ): array => array(
				'id'         => $item['id'],
				'name'       => $item['name'],
				'tax_class'  => (string) ( $item['values']['_tax_class'] ?? '' ),
				'tax_status' => (string) ( $item['values']['_tax_status'] ?? '' ),
				'amount'     => (string) ( $item['values']['_fee_amount'] ?? '' ),
				'total'      => self::money( $item['values']['_line_total'] ?? 0 ),
				'total_tax'  => self::money( $item['values']['_line_tax'] ?? 0 ),
				'taxes'      => self::tax_rows( (array) ( $item['values']['_line_tax_data'] ?? array() ) ),
				'meta_data'  => array(),
			),
			$this->items['fee'] ?? array()
		);
	}

	/** @return list<array<string, mixed>> */
	public function coupons(): array {
		return array_map(
			static function ( array $item ): array {
				$info = (array) json_decode( (string) ( $item['values']['coupon_info'] ?? '[]' ), true );
				return array(
					'id'             => $item['id'],
					'code'           => $item['name'],
					'discount'       => self::money( $item['values']['discount_amount'] ?? 0 ),
					'discount_tax'   => self::money( $item['values']['discount_amount_tax'] ?? 0 ),
					'meta_data'      => array(),
					'discount_type'  => (string) ( $info[2] ?? 'fixed_cart' ),
					'nominal_amount' => (float) ( $info[3] ?? 0 ),
					'free_shipping'  => (bool) ( $info[4] ?? false ),
				);
			},
			$this->items['coupon'] ?? array()
		);
	}

	/**
	 * @param array{id: int, name: string, meta: list<array{id: int, key: string, value: mixed}>, values: array<string, mixed>} $item Item.
	 * @return array<string, mixed>
	 */
	private function product( array $item ): array {
		$values    = $item['values'];
		$product   = (int) ( $values['_product_id'] ?? 0 );
		$variation = (int) ( $values['_variation_id'] ?? 0 );
		$quantity  = (int) ( $values['_qty'] ?? 0 );
		$shown     = 0 === $variation ? $product : $variation;
		$images    = $shown ? ProductParts::images( $shown ) : array();
		return array(
			'id'               => $item['id'],
			'name'             => $item['name'],
			'product_id'       => $product,
			'variation_id'     => $variation,
			'quantity'         => $quantity,
			'tax_class'        => (string) ( $values['_tax_class'] ?? '' ),
			'subtotal'         => self::money( $values['_line_subtotal'] ?? 0 ),
			'subtotal_tax'     => self::money( $values['_line_subtotal_tax'] ?? 0 ),
			'total'            => self::money( $values['_line_total'] ?? 0 ),
			'total_tax'        => self::money( $values['_line_tax'] ?? 0 ),
			'taxes'            => self::tax_rows( (array) ( $values['_line_tax_data'] ?? array() ) ),
			'meta_data'        => $this->shown_meta( $item['meta'] ),
			'sku'              => (string) get_post_meta( $shown, '_sku', true ),
			'global_unique_id' => (string) get_post_meta( $shown, '_global_unique_id', true ),
			'price'            => 0 === $quantity ? 0 : round( (float) ( $values['_line_total'] ?? 0 ) / $quantity, 4 ),
			'image'            => array(
				'id'  => $images ? $images[0]['id'] : '',
				'src' => $images ? $images[0]['src'] : '',
			),
			'parent_name'      => 0 === $variation ? null : get_the_title( $product ),
		);
	}

	/**
	 * @param list<array{id: int, key: string, value: mixed}> $meta Meta of an item.
	 * @return list<array<string, mixed>>
	 */
	private function shown_meta( array $meta ): array {
		$shown = array_filter( $meta, static fn ( array $row ): bool => ! in_array( $row['key'], self::FIELDS, true ) );
		return array_values(
			array_map(
				static fn ( array $row ): array => $row + array(
					'display_key'   => ProductParts::label( $row['key'] ),
					'display_value' => is_string( $row['value'] ) && str_starts_with( $row['key'], 'pa_' ) ? ProductParts::term_name( $row['key'], $row['value'] ) : $row['value'],
				),
				$shown
			)
		);
	}

	/**
	 * @param array<string, mixed> $data Tax data: total and subtotal by rate.
	 * @return list<array<string, mixed>>
	 */
	private static function tax_rows( array $data ): array {
		$rows = array();
		foreach ( (array) ( $data['total'] ?? array() ) as $rate => $total ) {
			$rows[] = array(
				'id'       => (int) $rate,
				'total'    => (string) $total,
				'subtotal' => (string) ( $data['subtotal'][ $rate ] ?? '' ),
			);
		}
		return $rows;
	}
}
