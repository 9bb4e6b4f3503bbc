<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Items of orders and refunds: products, shipping, fee, taxes and coupon, with their meta.
 */
final class ItemWriter {

	private Sheet $items;
	private Meta $meta;

	public function __construct( private readonly Database $database, private readonly TaxTable $taxes ) {
		$this->items = $database->sheet( 'woocommerce_order_items' );
		$this->meta  = new Meta( $database, 'woocommerce_order_itemmeta', 'order_item_id' );
	}

	public function add( Order $order ): void {
		foreach ( $order->lines as $line ) {
			$this->addLine( $order, $line );
		}
		if ( '' !== $order->shippingMethod ) {
			$this->addShipping( $order );
		}
		if ( 0 !== $order->fee ) {
			$this->addFee( $order );
		}
		$this->addTaxes( $order );
		if ( null !== $order->coupon ) {
			$this->addCoupon( $order, $order->coupon );
		}
	}

	private function item( Order $order, string $type, string $name ): int {
		$id = $this->database->nextId( 'woocommerce_order_items' );
		$this->items->add(
			array(
				'order_item_id'   => $id,
				'order_item_name' => $name,
				'order_item_type' => $type,
				'order_id'        => $order->id,
			)
		);
		return $id;
	}

	private function addLine( Order $order, OrderLine $line ): void {
		$product      = $line->product;
		$line->itemId = $this->item( $order, 'line_item', $product->lineName() );
		$values       = array(
			'_product_id'        => (string) $product->productId(),
			'_variation_id'      => (string) $product->variationId(),
			'_qty'               => (string) $line->quantity,
			'_tax_class'         => null === $product->parent ? $product->taxClass : $product->parent->taxClass,
			'_line_subtotal'     => Money::text( $line->subtotal ),
			'_line_subtotal_tax' => Money::text( $line->subtotalTax() ),
			'_line_total'        => Money::text( $line->total ),
			'_line_tax'          => Money::text( $line->tax() ),
			'_line_tax_data'     => self::taxData( array( 'total' => $line->taxes, 'subtotal' => $line->subtotalTaxes ) ),
			'_refunded_item_id'  => null === $line->refunded ? null : (string) $line->refunded->itemId,
			'_reduced_stock'     => null !== $order->paid && null !== $product->stock ? (string) $line->quantity : null,
		);
		foreach ( $product->attributes as $attribute => $term ) {
			$values[ 'pa_' . $attribute ] = $term;
		}
		$this->meta->put( $line->itemId, $values );
	}

	private function addShipping( Order $order ): void {
		$order->shippingItemId = $this->item( $order, 'shipping', ShippingZones::TITLES[ $order->shippingMethod ] );
		$this->meta->put(
			$order->shippingItemId,
			array(
				'method_id'         => $order->shippingMethod,
				'instance_id'       => (string) $order->shippingInstance,
				'cost'              => Money::text( $order->shipping ),
				'total_tax'         => Money::text( $order->shippingTax() ),
				'taxes'             => self::taxData( array( 'total' => $order->shippingTaxes ) ),
				'tax_status'        => 'taxable',
				'_refunded_item_id' => null === $order->parent ? null : (string) $order->parent->shippingItemId,
			)
		);
	}

	private function addFee( Order $order ): void {
		$this->meta->put(
			$this->item( $order, 'fee', 'Gift wrap' ),
			array(
				'_fee_amount'    => Money::text( $order->fee ),
				'_tax_class'     => '',
				'_tax_status'    => 'none',
				'_line_total'    => Money::text( $order->fee ),
				'_line_tax'      => '0',
				'_line_tax_data' => self::taxData( array( 'total' => array() ) ),
			)
		);
	}

	private function addTaxes( Order $order ): void {
		$cart = $order->cartTaxes();
		foreach ( $cart + $order->shippingTaxes as $rate_id => $unused ) {
			$rate = $this->taxes->rate( $rate_id );
			$this->meta->put(
				$this->item( $order, 'tax', $rate->code() ),
				array(
					'rate_id'             => (string) $rate_id,
					'label'               => $rate->name,
					'compound'            => $rate->isCompound ? '1' : '',
					'tax_amount'          => Money::text( $cart[ $rate_id ] ?? 0 ),
					'shipping_tax_amount' => Money::text( $order->shippingTaxes[ $rate_id ] ?? 0 ),
					'rate_percent'        => (string) $rate->percent(),
				)
			);
		}
	}

	private function addCoupon( Order $order, Coupon $coupon ): void {
		$this->meta->put(
			$this->item( $order, 'coupon', $coupon->code ),
			array(
				'discount_amount'     => Money::text( $order->discount() ),
				'discount_amount_tax' => Money::text( $order->discountTax() ),
				'coupon_info'         => $coupon->info(),
			)
		);
	}

	/**
	 * @param array<string, array<int, int>> $groups
	 */
	private static function taxData( array $groups ): string {
		return serialize( array_map( static fn ( array $taxes ): array => array_map( array( Money::class, 'text' ), $taxes ), $groups ) );
	}
}
