<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * A product line of an order or, with negative numbers, of a refund. Amounts are whole cents without tax.
 */
final class OrderLine {

	public int $itemId = 0;

	/**
	 * @param array<int, int> $subtotalTaxes Before the discount, cents by rate id.
	 * @param array<int, int> $taxes         After the discount.
	 * @param self|null       $refunded      The line that a refund gives money back for.
	 */
	public function __construct(
		public readonly Product $product,
		public readonly int $quantity,
		public readonly int $subtotal,
		public readonly int $total,
		public readonly array $subtotalTaxes,
		public readonly array $taxes,
		public readonly ?self $refunded = null
	) {
	}

	public function subtotalTax(): int {
		return array_sum( $this->subtotalTaxes );
	}

	public function tax(): int {
		return array_sum( $this->taxes );
	}

	/**
	 * The refund of some of the pieces.
	 */
	public function refund( int $quantity ): self {
		$part = fn ( int $cents ): int => -(int) round( $cents * $quantity / $this->quantity );
		return new self(
			$this->product,
			-$quantity,
			$part( $this->subtotal ),
			$part( $this->total ),
			array_map( $part, $this->subtotalTaxes ),
			array_map( $part, $this->taxes ),
			$this
		);
	}
}
