<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * A coupon and who used it. Amounts are whole cents, or whole percent.
 */
final class Coupon {

	/** @var list<string> E-mail address, or user id for registered buyers. */
	public array $usedBy = array();

	public function __construct(
		public readonly int $id,
		public readonly string $code,
		public readonly string $type,
		public readonly int $amount,
		public readonly bool $isFreeShipping,
		public readonly bool $isIndividual,
		public readonly ?int $expires,
		public readonly ?int $usageLimit
	) {
	}

	/**
	 * Cents taken off each line.
	 *
	 * @param list<int> $subtotals  Of the lines, in cents.
	 * @param list<int> $quantities
	 * @return list<int>
	 */
	public function discounts( array $subtotals, array $quantities ): array {
		return match ( $this->type ) {
			'percent'    => array_map( fn ( int $subtotal ): int => (int) round( $subtotal * $this->amount / 100 ), $subtotals ),
			'fixed_cart' => Money::share( min( $this->amount, array_sum( $subtotals ) ), $subtotals ),
			default      => array_map( fn ( int $subtotal, int $quantity ): int => min( $subtotal, $this->amount * $quantity ), $subtotals, $quantities ),
		};
	}

	public function amountText(): string {
		return 'percent' === $this->type ? (string) $this->amount : Money::price( $this->amount );
	}

	/**
	 * Data of a coupon that the host stores with the order line.
	 */
	public function info(): string {
		$info = array( $this->id, $this->code, 'fixed_cart' === $this->type ? null : $this->type, (float) $this->amountText() );
		if ( $this->isFreeShipping ) {
			$info[] = true;
		}
		return (string) wp_json_encode( $info );
	}
}
