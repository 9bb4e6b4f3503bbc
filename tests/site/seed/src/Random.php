<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Xorshift numbers from a named stream: a new draw in one stream never shifts the others.
 */
final class Random {

	private const SEED = 0x9E3779B9;

	private int $state;

	public function __construct( string $stream ) {
		$state       = ( crc32( $stream ) ^ self::SEED ) & 0xFFFFFFFF;
		$this->state = 0 === $state ? self::SEED : $state;
		// The first numbers of similar seeds resemble each other.
		for ( $i = 0; $i < 4; $i++ ) {
			$this->next();
		}
	}

	private function next(): int {
		$x           = $this->state;
		$x          ^= ( $x << 13 ) & 0xFFFFFFFF;
		$x          ^= $x >> 17;
		$x          ^= ( $x << 5 ) & 0xFFFFFFFF;
		$this->state = $x;
		return $x;
	}

	/**
	 * A whole number from 0 to $limit - 1.
	 */
	public function below( int $limit ): int {
		return ( $this->next() * $limit ) >> 32;
	}

	public function between( int $lowest, int $highest ): int {
		return $lowest + $this->below( $highest - $lowest + 1 );
	}

	/**
	 * A number from 0 up to, but not including, 1.
	 */
	public function unit(): float {
		return $this->next() / 4294967296;
	}

	public function chance( float $probability ): bool {
		return $this->unit() < $probability;
	}

	/**
	 * @template T
	 * @param non-empty-list<T> $items
	 * @return T
	 */
	public function pick( array $items ): mixed {
		return $items[ $this->below( count( $items ) ) ];
	}

	/**
	 * @template K of array-key
	 * @param non-empty-array<K, int> $weights
	 * @return K
	 */
	public function weighted( array $weights ): int|string {
		$left = $this->below( array_sum( $weights ) );
		foreach ( $weights as $key => $weight ) {
			$left -= $weight;
			if ( $left < 0 ) {
				return $key;
			}
		}
		return array_key_last( $weights );
	}
}
