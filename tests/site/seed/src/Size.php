<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

use RuntimeException;

/**
 * Numbers of rows in a seeded store.
 */
final class Size {

	private const SIZES = array(
		'small'  => array( 60, 300, 2000 ),
		'medium' => array( 1000, 20000, 100000 ),
		'large'  => array( 10000, 100000, 1000000 ),
	);

	/** A recorded store had 424 guests beside 300 registered customers. */
	private const GUESTS_PER_CUSTOMER = 1.41;

	private function __construct(
		public readonly string $name,
		public readonly int $products,
		public readonly int $customers,
		public readonly int $orders
	) {
	}

	public static function named( string $name ): self {
		if ( ! isset( self::SIZES[ $name ] ) ) {
			throw new RuntimeException( "There is no size '{$name}': take small, medium or large." );
		}
		return new self( $name, ...self::SIZES[ $name ] );
	}

	public function guests(): int {
		return (int) round( $this->customers * self::GUESTS_PER_CUSTOMER );
	}

	public function reviews(): int {
		return (int) round( $this->products * 0.7 );
	}
}
