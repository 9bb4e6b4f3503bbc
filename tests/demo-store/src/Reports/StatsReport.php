<?php
/**
 * Base of the reports with totals and intervals.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;

/** Runs one query for the totals and one for the intervals, and both also by segment. */
abstract class StatsReport {

	/**
	 * Stores the request.
	 *
	 * @param WP_REST_Request $request Validated request.
	 */
	public function __construct( protected readonly WP_REST_Request $request ) {
	}

	/**
	 * Figures by name: an aggregate expression, and `int` or the number of decimals as in the host (-1: all).
	 *
	 * @return array<string, array{string, 'int'|int}>
	 */
	abstract public function figures(): array;

	/** Tables with their aliases. */
	abstract protected function from(): string;

	/** Column of the date, which decides whether a row is in the period. */
	abstract protected function date(): string;

	/** Condition of all filters. */
	abstract protected function filters(): string;

	/** Segments of the answer; null when there are none. */
	public function segments(): ?Segments {
		return null;
	}

	/** Whether the answer has a list of segments, even if it is empty. */
	public function has_segments(): bool {
		return true;
	}

	/**
	 * Figures that the answer has even if they are not requested.
	 *
	 * @return list<string>
	 */
	public function always(): array {
		return array();
	}

	/**
	 * Figures that only the totals have.
	 *
	 * @return array<string, int|float>
	 */
	public function more_totals( Period $period ): array {
		return array();
	}

	/**
	 * Changes figures of the intervals like the host.
	 *
	 * @param array<string, array<string, mixed>> $rows   Figures by interval, in the order of the answer.
	 * @param array<string, mixed>                $totals Figures of the whole period.
	 * @return array<string, array<string, mixed>>
	 */
	public function adjust( array $rows, array $totals ): array {
		return $rows;
	}

	/**
	 * Figures of the whole period.
	 *
	 * @return array<string, int|float>
	 */
	final public function totals( Period $period ): array {
		return array_merge( $this->rows( $period, array() )[''], $this->more_totals( $period ) );
	}

	/**
	 * Figures by interval, without intervals that have no rows.
	 *
	 * @return array<string, array<string, int|float>>
	 */
	final public function by_interval( Period $period, Intervals $intervals ): array {
		return $this->rows( $period, array( $intervals->expression( $this->date() ) ) );
	}

	/**
	 * Figures by segment, or by interval and segment, whose ids are separated by `|`.
	 *
	 * @return array<string, array<string, int|float>>
	 */
	final public function by_segment( Period $period, Segments $segments, ?Intervals $intervals = null ): array {
		$keys = array( $segments->column );
		if ( null !== $intervals ) {
			array_unshift( $keys, $intervals->expression( $this->date() ) );
		}
		return $this->rows( $period, $keys, $segments );
	}

	/**
	 * All figures, with zeros.
	 *
	 * @return array<string, int|float>
	 */
	final public function zeros(): array {
		return array_map( static fn (): int => 0, $this->figures() );
	}

	/**
	 * @param list<string> $keys Expressions to group by.
	 * @return array<string, array<string, int|float>>
	 */
	private function rows( Period $period, array $keys, ?Segments $segments = null ): array {
		global $wpdb;
		$figures = array_merge( $this->figures(), $segments ? $segments->figures : array() );
		if ( $segments ) {
			$figures = array_diff_key( $figures, array_flip( $segments->without ) );
		}
		$columns = array();
		foreach ( array_keys( $figures ) as $name ) {
			$columns[] = $figures[ $name ][0] . " AS $name";
		}
		foreach ( $keys as $index => $key ) {
			$columns[] = "$key AS k$index";
		}
		$sql = 'SELECT ' . implode( ', ', $columns ) . ' FROM ' . $this->from() . ( $segments ? ' ' . $segments->join : '' )
			. ' WHERE ' . Sql::in_period( $this->date(), $period ) . ' AND ' . $this->filters() . ( $segments ? ' AND ' . $segments->condition : '' )
			. ( $keys ? ' GROUP BY ' . implode( ', ', array_map( static fn ( int $index ): string => "k$index", array_keys( $keys ) ) ) : '' );

		$rows = array();
		foreach ( (array) $wpdb->get_results( $sql, ARRAY_A ) as $row ) { // phpcs:ignore WordPress.DB.PreparedSQL -- prepared in parts.
			$key = implode( '|', array_map( static fn ( int $index ): string => (string) $row[ "k$index" ], array_keys( $keys ) ) );
			foreach ( $figures as $name => [ , $type ] ) {
				$rows[ $key ][ $name ] = self::number( $row[ $name ], $type );
			}
		}
		return $rows;
	}

	private static function number( ?string $value, string|int $type ): int|float {
		if ( 'int' === $type ) {
			return (int) $value;
		}
		return $type < 0 ? (float) $value : round( (float) $value, $type );
	}
}
