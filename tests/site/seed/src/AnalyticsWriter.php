<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Fills the host's report tables like the host's importer.
 */
final class AnalyticsWriter {

	private Sheet $orders;
	private Sheet $products;
	private Sheet $coupons;
	private Sheet $taxes;

	public function __construct( Database $database, private readonly Clock $clock ) {
		$this->orders   = $database->sheet( 'wc_order_stats' );
		$this->products = $database->sheet( 'wc_order_product_lookup' );
		$this->coupons  = $database->sheet( 'wc_order_coupon_lookup' );
		$this->taxes    = $database->sheet( 'wc_order_tax_lookup' );
	}

	public function add( Order $order ): void {
		$created = $this->clock->local( $order->created );
		$this->addOrder( $order, $created );
		$this->addProducts( $order, $created );
		$this->addTaxes( $order, $created );
		if ( null !== $order->coupon ) {
			$this->coupons->add(
				array(
					'order_id'        => $order->id,
					'coupon_id'       => $order->coupon->id,
					'date_created'    => $created,
					'discount_amount' => $order->discount() / 100,
				)
			);
		}
	}

	private function addOrder( Order $order, string $created ): void {
		// Refunds have neither date of their own: the host's importer takes the day they were made.
		$paid      = $order->isRefund() ? $order->created : $order->paid;
		$completed = $order->isRefund() ? $order->created : $order->completed;
		$this->orders->add(
			array(
				'order_id'           => $order->id,
				'parent_id'          => $order->parent->id ?? 0,
				'date_created'       => $created,
				'date_created_gmt'   => $this->clock->gmt( $order->created ),
				'date_paid'          => null === $paid ? null : $this->clock->local( $paid ),
				'date_completed'     => null === $completed ? null : $this->clock->local( $completed ),
				'num_items_sold'     => $order->pieces(),
				'total_sales'        => $order->total() / 100,
				'tax_total'          => $order->tax() / 100,
				'shipping_total'     => $order->shipping / 100,
				'net_total'          => $order->net() / 100,
				'returning_customer' => $order->isRefund() ? null : (int) $order->isReturning,
				'status'             => 'wc-' . $order->status,
				'customer_id'        => $order->lookupId,
			)
		);
	}

	private function addProducts( Order $order, string $created ): void {
		$pieces = $order->pieces();
		foreach ( $order->lines as $line ) {
			$share        = 0 === $pieces ? 0 : $line->quantity / $pieces;
			$shipping     = $order->shipping * $share;
			$shipping_tax = $order->shippingTax() * $share;
			$this->products->add(
				array(
					'order_item_id'         => $line->itemId,
					'order_id'              => $order->id,
					'product_id'            => $line->product->productId(),
					'variation_id'          => $line->product->variationId(),
					'customer_id'           => $order->lookupId,
					'date_created'          => $created,
					'product_qty'           => $line->quantity,
					'product_net_revenue'   => $line->total / 100,
					'product_gross_revenue' => self::amount( $line->total + $line->tax() + $shipping + $shipping_tax ),
					'coupon_amount'         => $order->isRefund() ? 0 : ( $line->subtotal - $line->total ) / 100,
					'tax_amount'            => $line->tax() / 100,
					'shipping_amount'       => self::amount( $shipping ),
					'shipping_tax_amount'   => self::amount( $shipping_tax ),
				)
			);
		}
	}

	/**
	 * The host keeps six decimals of what it splits over lines.
	 */
	private static function amount( float $cents ): float {
		return round( $cents / 100, 6 );
	}

	private function addTaxes( Order $order, string $created ): void {
		$cart = $order->cartTaxes();
		foreach ( $cart + $order->shippingTaxes as $rate_id => $unused ) {
			$cart_tax     = $cart[ $rate_id ] ?? 0;
			$shipping_tax = $order->shippingTaxes[ $rate_id ] ?? 0;
			$this->taxes->add(
				array(
					'order_id'     => $order->id,
					'tax_rate_id'  => $rate_id,
					'date_created' => $created,
					'shipping_tax' => $shipping_tax / 100,
					'order_tax'    => $cart_tax / 100,
					'total_tax'    => ( $cart_tax + $shipping_tax ) / 100,
				)
			);
		}
	}
}
