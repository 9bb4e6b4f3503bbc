<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * An order, or a refund (which has a parent and negative numbers). Amounts are whole cents, moments UNIX seconds.
 */
final class Order {

	/** Statuses that reports leave out. */
	private const UNCOUNTED = array( 'pending', 'cancelled', 'failed' );

	public int $id;
	public string $key            = '';
	public string $status         = 'completed';
	public string $paymentMethod  = '';
	public string $createdVia     = 'checkout';
	public int $created           = 0;
	public ?int $paid             = null;
	public ?int $completed        = null;
	public bool $isReturning      = false;
	public ?self $parent          = null;
	public ?Coupon $coupon        = null;
	public string $refundReason   = '';
	public string $source         = '';
	public string $device         = '';
	public int $sessionPages      = 1;
	public string $shippingMethod = '';

	public int $shippingInstance = 0;
	public int $shippingItemId   = 0;
	public int $shipping         = 0;
	public int $fee              = 0;

	/** Money given back without naming a line: negative. */
	public int $unassigned = 0;

	/** @var array<int, int> */
	public array $shippingTaxes = array();

	/** @var list<OrderLine> */
	public array $lines = array();

	public function __construct( public readonly Person $buyer, public readonly int $userId, public readonly int $lookupId ) {
	}

	public function isRefund(): bool {
		return null !== $this->parent;
	}

	public function counts(): bool {
		return ! in_array( $this->status, self::UNCOUNTED, true );
	}

	public function subtotal(): int {
		return array_sum( array_map( static fn ( OrderLine $line ): int => $line->subtotal, $this->lines ) );
	}

	/**
	 * Lines after the discount, without fees, shipping and tax.
	 */
	public function linesTotal(): int {
		return array_sum( array_map( static fn ( OrderLine $line ): int => $line->total, $this->lines ) );
	}

	public function discount(): int {
		return $this->subtotal() - $this->linesTotal();
	}

	public function discountTax(): int {
		return array_sum( array_map( static fn ( OrderLine $line ): int => $line->subtotalTax(), $this->lines ) ) - $this->cartTax();
	}

	public function cartTax(): int {
		return array_sum( array_map( static fn ( OrderLine $line ): int => $line->tax(), $this->lines ) );
	}

	public function shippingTax(): int {
		return array_sum( $this->shippingTaxes );
	}

	public function tax(): int {
		return $this->cartTax() + $this->shippingTax();
	}

	/**
	 * Everything but tax and shipping.
	 */
	public function net(): int {
		return $this->linesTotal() + $this->fee + $this->unassigned;
	}

	public function total(): int {
		return $this->net() + $this->shipping + $this->tax();
	}

	public function pieces(): int {
		return array_sum( array_map( static fn ( OrderLine $line ): int => $line->quantity, $this->lines ) );
	}

	/**
	 * Cart tax by rate id.
	 *
	 * @return array<int, int>
	 */
	public function cartTaxes(): array {
		$taxes = array();
		foreach ( $this->lines as $line ) {
			foreach ( $line->taxes as $rate_id => $cents ) {
				$taxes[ $rate_id ] = ( $taxes[ $rate_id ] ?? 0 ) + $cents;
			}
		}
		return $taxes;
	}
}
