<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Store time: the days of the seeded period, and both spellings of a moment. Moments are UNIX seconds.
 */
final class Clock {

	public const ZONE    = 'America/Chicago';
	private const MONTHS = 14;
	private const FORMAT = 'Y-m-d H:i:s';

	public readonly int $now;

	/** @var list<int> The first second of each day of the period, today last. */
	public readonly array $days;

	/** @var list<array{ts: int, offset: int}> Newest first. */
	private array $offsets;

	/**
	 * @param string|null $now Store time as YYYY-MM-DDTHH:MM:SS; null for the current hour.
	 */
	public function __construct( ?string $now ) {
		$zone      = new DateTimeZone( self::ZONE );
		$moment    = new DateTimeImmutable( $now ?? 'now', $zone );
		$moment    = null === $now ? $moment->setTime( (int) $moment->format( 'G' ), 0 ) : $moment;
		$this->now = $moment->getTimestamp();

		$days = array();
		$day  = $moment->setTime( 0, 0 )->modify( '-' . self::MONTHS . ' months' );
		while ( $day->getTimestamp() <= $this->now ) {
			$days[] = $day->getTimestamp();
			$day    = $day->modify( '+1 day' );
		}
		$this->days = $days;

		$transitions   = $zone->getTransitions( $days[0] - 400 * DAY_IN_SECONDS, $this->now + 400 * DAY_IN_SECONDS );
		$this->offsets = array_reverse( $transitions );
	}

	public function gmt( int $moment ): string {
		return gmdate( self::FORMAT, $moment );
	}

	public function local( int $moment ): string {
		return gmdate( self::FORMAT, $moment + $this->offset( $moment ) );
	}

	/**
	 * Seconds of a day that have passed: 82,800 to 90,000 for past days, fewer for today.
	 */
	public function secondsOf( int $day ): int {
		return ( $this->days[ $day + 1 ] ?? $this->now ) - $this->days[ $day ];
	}

	/**
	 * Some moment between two others, the later one at most now.
	 */
	public function within( Random $random, int $from, int $to ): int {
		$to = min( $to, $this->now );
		return $to <= $from ? $to : $random->between( $from, $to );
	}

	private function offset( int $moment ): int {
		foreach ( $this->offsets as $transition ) {
			if ( $moment >= $transition['ts'] ) {
				return $transition['offset'];
			}
		}
		return 0;
	}
}
