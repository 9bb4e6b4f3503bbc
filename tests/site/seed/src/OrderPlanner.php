<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Generates orders one after the other, and updates products, coupons and customers.
 */
final class OrderPlanner {

	/** Shares of 1,000 in a recorded store. */
	private const STATUSES = array(
		'completed'  => 775,
		'cancelled'  => 64,
		'processing' => 50,
		'refunded'   => 47,
		'failed'     => 31,
		'on-hold'    => 21,
		'pending'    => 12,
	);

	private const PAID = array( 'completed', 'processing', 'refunded' );

	private const LINES = array( 1 => 50, 2 => 30, 3 => 14, 4 => 6 );

	private const QUANTITIES = array( 1 => 74, 2 => 19, 3 => 7 );

	private const PAYMENTS = array( 'cod' => 45, 'bacs' => 33, 'cheque' => 22 );

	private const CHANNELS = array( 'checkout' => 84, 'store-api' => 8, 'admin' => 8 );

	/** The way by which the buyer came: kind and source. */
	private const SOURCES = array(
		'organic|google'            => 40,
		'typein|(direct)'           => 25,
		'referral|blog.example.com' => 15,
		'utm|newsletter'            => 12,
		'admin|'                    => 8,
	);

	private const DEVICES = array( 'Desktop' => 55, 'Mobile' => 40, 'Tablet' => 5 );

	private const GIFT_WRAP    = 300;
	private const WRAPPED      = 0.015;
	private const WITH_COUPON  = 0.17;

	private Random $random;

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
		private readonly Catalogue $catalogue,
		private readonly Customers $customers,
		private readonly Coupons $coupons,
		private readonly TaxTable $taxes,
		private readonly ShippingZones $zones
	) {
		$this->random = new Random( 'orders' );
	}

	public function order( int $moment ): Order {
		$random = $this->random;
		$buyer  = $this->customers->buyer( $random );
		$order  = new Order( $buyer, $this->customers->userId( $buyer ), $this->customers->lookupId( $buyer ) );

		$order->id            = $this->database->nextId( 'posts' );
		$order->key           = 'wc_order_' . substr( md5( 'order ' . $order->id ), 0, 13 );
		$order->status        = (string) $random->weighted( self::STATUSES );
		$order->created       = $moment;
		$order->paymentMethod = (string) $random->weighted( self::PAYMENTS );
		$order->createdVia    = (string) $random->weighted( self::CHANNELS );
		$order->source        = (string) $random->weighted( self::SOURCES );
		$order->device        = (string) $random->weighted( self::DEVICES );
		$order->sessionPages  = $random->between( 1, 12 );
		if ( in_array( $order->status, self::PAID, true ) ) {
			$order->paid      = $this->clock->within( $random, $moment + 2 * MINUTE_IN_SECONDS, $moment + 90 * MINUTE_IN_SECONDS );
			$order->completed = 'processing' === $order->status ? null : $this->clock->within( $random, $order->paid, $order->paid + 4 * DAY_IN_SECONDS );
		}
		$this->fill( $order );
		$this->ship( $order );
		if ( $random->chance( self::WRAPPED ) ) {
			$order->fee = self::GIFT_WRAP;
		}
		$this->book( $order );
		return $order;
	}

	private function fill( Order $order ): void {
		$products   = array();
		$quantities = array();
		for ( $left = (int) $this->random->weighted( self::LINES ); $left > 0; $left-- ) {
			$products[]   = $this->catalogue->popular( $this->random );
			$quantities[] = (int) $this->random->weighted( self::QUANTITIES );
		}
		$subtotals = array_map( static fn ( Product $product, int $quantity ): int => $quantity * (int) $product->activePrice(), $products, $quantities );

		$order->coupon = $this->random->chance( self::WITH_COUPON ) ? $this->coupons->any( $this->random, $order->created ) : null;
		$discounts     = null === $order->coupon ? array_fill( 0, count( $products ), 0 ) : $order->coupon->discounts( $subtotals, $quantities );
		foreach ( $products as $index => $product ) {
			$tax_class      = null === $product->parent ? $product->taxClass : $product->parent->taxClass;
			$rates          = $this->taxes->at( $order->buyer->place, $tax_class );
			$subtotal       = $subtotals[ $index ];
			$total          = $subtotal - $discounts[ $index ];
			$subtotal_taxes = TaxTable::on( $subtotal, $rates );
			$order->lines[] = new OrderLine(
				$product,
				$quantities[ $index ],
				$subtotal,
				$total,
				$subtotal_taxes,
				$subtotal === $total ? $subtotal_taxes : TaxTable::on( $total, $rates )
			);
		}
	}

	private function ship( Order $order ): void {
		foreach ( $order->lines as $line ) {
			if ( ! $line->product->isVirtual ) {
				$is_free = null !== $order->coupon && $order->coupon->isFreeShipping;
				$method  = $this->zones->methodFor( $order->buyer->place, $order->linesTotal(), $is_free );
				$rates   = $this->taxes->at( $order->buyer->place, '' );
				$taxing  = array_values( array_filter( $rates, static fn ( TaxRate $rate ): bool => $rate->isOnShipping ) );

				$order->shippingMethod   = $method['id'];
				$order->shippingInstance = $method['instance'];
				$order->shipping         = $method['cost'];
				$order->shippingTaxes    = TaxTable::on( $order->shipping, $taxing );
				return;
			}
		}
	}

	private function book( Order $order ): void {
		$order->isReturning = $this->customers->bought( $order->buyer, $order->created, $order->counts() );
		if ( ! $order->counts() ) {
			return;
		}
		foreach ( $order->lines as $line ) {
			$line->product->sold += $line->quantity;
			if ( null !== $line->product->parent ) {
				$line->product->parent->sold += $line->quantity;
			}
		}
		if ( null !== $order->coupon ) {
			$order->coupon->usedBy[] = $order->buyer->isGuest ? $order->buyer->email : (string) $order->userId;
		}
	}
}
