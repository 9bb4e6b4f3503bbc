<?php
/**
 * Intervals of a period.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use DateTimeImmutable;

/** Hours, days, weeks, months, quarters or years of a period. The first and the last one are cut to the period. */
final class Intervals {

	/**
	 * Start and end in store time by id, in ascending order.
	 *
	 * @var array<string, array{string, string}>
	 */
	public readonly array $bounds;

	/** Number of intervals. It includes both hours when an hour occurs twice at the end of summer time, although they are one interval. */
	public readonly int $count;

	/**
	 * Lists the intervals.
	 *
	 * @param Period $period Period.
	 * @param string $name   Length of an interval.
	 */
	public function __construct( Period $period, private readonly string $name ) {
		$bounds = array();
		$start  = Period::plain( $period->after );
		$last   = Period::plain( $period->before );
		while ( $start <= $last ) {
			$next = $this->next( $start );
			$end  = min( $next->modify( '-1 second' ), $last );
			if ( 'hour' !== $name || self::exists( $start ) ) {
				$bounds[ self::id( $start, $name ) ] = array( $start->format( 'Y-m-d H:i:s' ), $end->format( 'Y-m-d H:i:s' ) );
			}
			$start = $next;
		}
		$this->bounds = $bounds;
		$this->count  = count( $bounds ) + ( 'hour' === $name ? self::repeated_hours( $period ) : 0 );
	}

	/** SQL expression for the id of the interval that contains a date. */
	public function expression( string $column ): string {
		$length = array(
			'hour'  => 13,
			'day'   => 10,
			'month' => 7,
			'year'  => 4,
		)[ $this->name ] ?? 0;
		if ( $length > 0 || ! $this->bounds ) {
			return "SUBSTR( $column, 1, $length )";
		}
		$cases = '';
		foreach ( $this->bounds as $id => [ , $end ] ) {
			$cases .= ' WHEN ' . $column . ' <= ' . Sql::text( $end ) . ' THEN ' . Sql::text( (string) $id );
		}
		return "CASE$cases END";
	}

	/**
	 * Fields that describe an interval in an answer.
	 *
	 * @return array<string, string>
	 */
	public function fields( string $id ): array {
		[ $start, $end ] = $this->bounds[ $id ];
		return array(
			'interval'       => $id,
			'date_start'     => $start,
			'date_start_gmt' => get_gmt_from_date( $start ),
			'date_end'       => $end,
			'date_end_gmt'   => get_gmt_from_date( $end ),
		);
	}

	private function next( DateTimeImmutable $start ): DateTimeImmutable {
		$day = $start->setTime( 0, 0 );
		if ( 'week' === $this->name ) {
			$id = self::id( $day, 'week' );
			while ( self::id( $day, 'week' ) === $id ) {
				$day = $day->modify( '+1 day' );
			}
			return $day;
		}
		$month = $day->modify( 'first day of this month' );
		return match ( $this->name ) {
			'hour'    => $start->setTime( (int) $start->format( 'G' ), 0 )->modify( '+1 hour' ),
			'day'     => $day->modify( '+1 day' ),
			'month'   => $month->modify( '+1 month' ),
			'quarter' => $month->modify( '+' . ( 3 - ( (int) $month->format( 'n' ) - 1 ) % 3 ) . ' months' ),
			default   => $day->setDate( (int) $day->format( 'Y' ) + 1, 1, 1 ),
		};
	}

	private static function id( DateTimeImmutable $moment, string $name ): string {
		return match ( $name ) {
			'hour'    => $moment->format( 'Y-m-d H' ),
			'day'     => $moment->format( 'Y-m-d' ),
			'week'    => self::week( $moment ),
			'month'   => $moment->format( 'Y-m' ),
			'quarter' => $moment->format( 'Y-' ) . (int) ceil( (int) $moment->format( 'n' ) / 3 ),
			default   => $moment->format( 'Y' ),
		};
	}

	/** Id of a week. Weeks that start on Monday have ISO numbers. Other weeks are counted from 1 January and end with the year. */
	private static function week( DateTimeImmutable $moment ): string {
		$first_day = (int) get_option( 'start_of_week', 1 );
		if ( 1 === $first_day ) {
			return $moment->format( 'o-W' );
		}
		$before = ( (int) $moment->setDate( (int) $moment->format( 'Y' ), 1, 1 )->format( 'w' ) - $first_day + 7 ) % 7;
		return sprintf( '%s-%02d', $moment->format( 'Y' ), intdiv( (int) $moment->format( 'z' ) + $before, 7 ) + 1 );
	}

	private static function repeated_hours( Period $period ): int {
		$zone = wp_timezone();
		$real = ( new DateTimeImmutable( $period->before, $zone ) )->getTimestamp() - ( new DateTimeImmutable( $period->after, $zone ) )->getTimestamp();
		$read = Period::plain( $period->before )->getTimestamp() - Period::plain( $period->after )->getTimestamp();
		return max( 0, intdiv( $real - $read, HOUR_IN_SECONDS ) );
	}

	/** Whether this hour exists in store time. One hour is skipped when summer time begins. */
	private static function exists( DateTimeImmutable $hour ): bool {
		$text = $hour->format( 'Y-m-d H' );
		return ( new DateTimeImmutable( $text . ':00:00', wp_timezone() ) )->format( 'Y-m-d H' ) === $text;
	}
}
