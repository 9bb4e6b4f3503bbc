<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * A town that customers live in.
 */
final class Place {

	/** Country, state, postcode, town, how many customers of 100 live there. */
	private const PLACES = array(
		array( 'US', 'TX', '78701', 'Austin', 12 ),
		array( 'US', 'TX', '75201', 'Dallas', 8 ),
		array( 'US', 'TX', '77002', 'Houston', 8 ),
		array( 'US', 'CA', '94105', 'San Francisco', 7 ),
		array( 'US', 'CA', '90012', 'Los Angeles', 8 ),
		array( 'US', 'NY', '10001', 'New York', 8 ),
		array( 'US', 'WA', '98101', 'Seattle', 5 ),
		array( 'US', 'FL', '33101', 'Miami', 4 ),
		array( 'US', 'OR', '97204', 'Portland', 3 ),
		array( 'CA', 'QC', 'H2Y 1C6', 'Montreal', 4 ),
		array( 'CA', 'ON', 'M5H 2N2', 'Toronto', 4 ),
		array( 'GB', '', 'SW1A 1AA', 'London', 5 ),
		array( 'GB', '', 'M1 1AE', 'Manchester', 2 ),
		array( 'DE', 'DE-BE', '10115', 'Berlin', 5 ),
		array( 'DE', 'DE-BY', '80331', 'München', 3 ),
		array( 'FR', '', '75001', 'Paris', 4 ),
		array( 'IT', 'RM', '00184', 'Roma', 2 ),
		array( 'NL', '', '1012 JS', 'Amsterdam', 2 ),
		array( 'ES', 'M', '28013', 'Madrid', 2 ),
		array( 'AU', 'NSW', '2000', 'Sydney', 2 ),
		array( 'JP', 'JP13', '100-0001', 'Tokyo', 1 ),
		array( 'BR', 'SP', '01001-000', 'São Paulo', 1 ),
	);

	/** @var array<int, self> */
	private static array $places = array();

	/** @var list<int> */
	private static array $weights = array();

	private function __construct(
		public readonly string $country,
		public readonly string $state,
		public readonly string $postcode,
		public readonly string $city
	) {
	}

	public static function any( Random $random ): self {
		if ( array() === self::$weights ) {
			self::$weights = array_column( self::PLACES, 4 );
		}
		$index = (int) $random->weighted( self::$weights );
		if ( ! isset( self::$places[ $index ] ) ) {
			self::$places[ $index ] = new self( ...array_slice( self::PLACES[ $index ], 0, 4 ) );
		}
		return self::$places[ $index ];
	}
}
