<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Whole cents, and the spellings the host stores.
 */
final class Money {

	/**
	 * With two decimals, as in the meta of orders.
	 */
	public static function text( int $cents ): string {
		return number_format( $cents / 100, 2, '.', '' );
	}

	/**
	 * As a person types a price: 12, 7.5, 12.99.
	 */
	public static function price( int $cents ): string {
		return rtrim( rtrim( self::text( $cents ), '0' ), '.' );
	}

	/**
	 * Divides cents over parts in proportion to their weights, without losing one.
	 *
	 * @param list<int> $weights
	 * @return list<int>
	 */
	public static function share( int $cents, array $weights ): array {
		$whole  = array_sum( $weights );
		$shares = array();
		$past   = 0;
		$given  = 0;
		foreach ( $weights as $weight ) {
			$past    += $weight;
			$due      = 0 === $whole ? 0 : (int) round( $cents * $past / $whole );
			$shares[] = $due - $given;
			$given    = $due;
		}
		return $shares;
	}
}
