<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Refunds: the whole order when its status says so, a part of some completed ones.
 */
final class RefundPlanner {

	private const PARTIAL       = 0.054;
	private const WITHOUT_LINES = 0.25;
	private const REASONS       = array( 'Returned', 'Damaged in transit', 'Wrong size', 'Arrived late', '' );

	private Random $random;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {
		$this->random = new Random( 'refunds' );
	}

	public function refund( Order $order ): ?Order {
		if ( 'refunded' !== $order->status && ! ( 'completed' === $order->status && $this->random->chance( self::PARTIAL ) ) ) {
			return null;
		}
		$refund                = new Order( $order->buyer, $order->userId, $order->lookupId );
		$refund->id            = $this->database->nextId( 'posts' );
		$refund->parent        = $order;
		$refund->status        = $order->status;
		$refund->created       = $this->clock->within( $this->random, (int) $order->completed, (int) $order->completed + 20 * DAY_IN_SECONDS );
		$refund->refundReason  = $this->random->pick( self::REASONS );
		$refund->paymentMethod = $order->paymentMethod;
		if ( 'refunded' === $order->status ) {
			$this->everything( $refund, $order );
		} elseif ( $this->random->chance( self::WITHOUT_LINES ) ) {
			$refund->unassigned = -max( 1, (int) round( $order->total() * $this->random->between( 5, 25 ) / 100 ) );
		} else {
			$refund->lines = array( $this->random->pick( $order->lines )->refund( 1 ) );
		}
		return $refund;
	}

	private function everything( Order $refund, Order $order ): void {
		foreach ( $order->lines as $line ) {
			$refund->lines[] = $line->refund( $line->quantity );
		}
		$refund->fee              = -$order->fee;
		$refund->shipping         = -$order->shipping;
		$refund->shippingMethod   = $order->shippingMethod;
		$refund->shippingInstance = $order->shippingInstance;
		$refund->shippingTaxes    = array_map( static fn ( int $cents ): int => -$cents, $order->shippingTaxes );
	}
}
