<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * One row of the host's table of tax rates.
 */
final class TaxRate {

	public function __construct(
		public readonly int $id,
		public readonly string $country,
		public readonly string $state,
		public readonly string $city,
		public readonly int $tenThousandths,
		public readonly string $name,
		public readonly int $priority,
		public readonly bool $isCompound,
		public readonly bool $isOnShipping,
		public readonly string $taxClass
	) {
	}

	public function covers( Place $place ): bool {
		return $this->country === $place->country
			&& in_array( $this->state, array( '', $place->state ), true )
			&& in_array( $this->city, array( '', mb_strtoupper( $place->city ) ), true );
	}

	/**
	 * The tax on an amount, both in cents.
	 */
	public function of( int $amount ): int {
		return (int) round( $amount * $this->tenThousandths / 1000000 );
	}

	public function percent(): float {
		return $this->tenThousandths / 10000;
	}

	/**
	 * The name that orders and reports carry, such as US-TX-TX STATE TAX-1.
	 */
	public function code(): string {
		return strtoupper( implode( '-', array_filter( array( $this->country, $this->state, $this->name ) ) ) ) . '-' . $this->priority;
	}

	/**
	 * @return array<string, string|int>
	 */
	public function row( int $order ): array {
		return array(
			'tax_rate_id'       => $this->id,
			'tax_rate_country'  => $this->country,
			'tax_rate_state'    => $this->state,
			'tax_rate'          => number_format( $this->percent(), 4, '.', '' ),
			'tax_rate_name'     => $this->name,
			'tax_rate_priority' => $this->priority,
			'tax_rate_compound' => (int) $this->isCompound,
			'tax_rate_shipping' => (int) $this->isOnShipping,
			'tax_rate_order'    => $order,
			'tax_rate_class'    => $this->taxClass,
		);
	}
}
