<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

use Generator;

/**
 * The times of orders: slow growth, busier weekends, a holiday season, and some orders today.
 */
final class OrderCalendar {

	private const WEEKEND    = 1.2;
	private const HOLIDAYS   = 1.7;
	private const FROM_TODAY = 2;

	public function __construct( private readonly Clock $clock, private readonly int $orders ) {
	}

	/**
	 * Moments in order of time.
	 *
	 * @return Generator<int, int>
	 */
	public function moments(): Generator {
		$random = new Random( 'calendar' );
		foreach ( $this->perDay() as $day => $count ) {
			$seconds = array();
			$length  = $this->clock->secondsOf( $day );
			for ( $i = 0; $i < $count; $i++ ) {
				// The mean of two draws makes noon busier than midnight.
				$seconds[] = (int) ( $length * ( $random->unit() + $random->unit() ) / 2 );
			}
			sort( $seconds );
			foreach ( $seconds as $second ) {
				yield $this->clock->days[ $day ] + $second;
			}
		}
	}

	/**
	 * @return list<int>
	 */
	private function perDay(): array {
		$weights = array_map( fn ( int $day ): float => $this->weight( $day ), array_keys( $this->clock->days ) );
		$whole   = array_sum( $weights );
		$past    = 0.0;
		$given   = 0;
		$counts  = array();
		foreach ( $weights as $weight ) {
			$past    += $weight;
			$due      = (int) round( $this->orders * $past / $whole );
			$counts[] = $due - $given;
			$given    = $due;
		}
		$today  = count( $counts ) - 1;
		$wanted = max( 0, self::FROM_TODAY - $counts[ $today ] );
		if ( $this->clock->secondsOf( $today ) >= 10 * MINUTE_IN_SECONDS && $counts[ $today - 1 ] > $wanted ) {
			$counts[ $today ]     += $wanted;
			$counts[ $today - 1 ] -= $wanted;
		}
		return $counts;
	}

	private function weight( int $day ): float {
		$start  = $this->clock->days[ $day ];
		$date   = $this->clock->local( $start );
		$month  = substr( $date, 5, 5 );
		$weight = 0.7 + 0.6 * $day / count( $this->clock->days );
		if ( $month >= '11-20' && $month <= '12-20' ) {
			$weight *= self::HOLIDAYS;
		}
		if ( (int) gmdate( 'N', (int) strtotime( $date . ' UTC' ) ) >= 6 ) {
			$weight *= self::WEEKEND;
		}
		return $weight * min( 1.0, $this->clock->secondsOf( $day ) / DAY_IN_SECONDS );
	}
}
