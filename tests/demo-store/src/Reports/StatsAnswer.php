<?php
/**
 * Answer of a report with totals and intervals.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;

/** Builds the answer of a report: sorts the intervals, adds empty ones and cuts the page. */
final class StatsAnswer {

	/** Number of intervals on all pages. */
	public readonly int $total;

	/**
	 * Totals and intervals.
	 *
	 * @var array{totals: array<string, mixed>|null, intervals: list<array<string, mixed>>}
	 */
	public readonly array $body;

	private readonly Period $period;

	private readonly Intervals $intervals;

	/**
	 * Computes the answer.
	 *
	 * @param StatsReport     $report  Report.
	 * @param WP_REST_Request $request Validated request.
	 */
	public function __construct( private readonly StatsReport $report, private readonly WP_REST_Request $request ) {
		$this->period    = Period::of( $request );
		$this->intervals = new Intervals( $this->period, (string) $request['interval'] );
		$this->total     = $this->intervals->count;

		$totals   = $report->totals( $this->period );
		$rows     = $this->page( $report->by_interval( $this->period, $this->intervals ) );
		$rows     = $report->adjust( $rows, $totals );
		$segments = $report->segments();
		$inside   = $segments ? $report->by_segment( $this->period, $segments, $this->intervals ) : array();
		$list     = array();
		foreach ( $rows as $id => $row ) {
			$figures = $this->chosen( $row, array_keys( array_filter( $row ) ) );
			if ( $report->has_segments() ) {
				$figures['segments'] = $segments ? $this->segments( $segments, $inside, "$id|" ) : array();
			}
			$list[] = $this->intervals->fields( (string) $id ) + array( 'subtotals' => (object) $figures );
		}
		$totals = $this->chosen( $totals, array_keys( $totals ) );
		if ( $report->has_segments() ) {
			$totals['segments'] = $segments ? $this->segments( $segments, $report->by_segment( $this->period, $segments ), '' ) : array();
		}
		$this->body = array(
			// A reversed period has no totals either.
			'totals'    => $this->intervals->bounds ? $totals : null,
			'intervals' => $list,
		);
	}

	/**
	 * The intervals of the page, with zeros for intervals without rows.
	 *
	 * @param array<string, array<string, int|float>> $found Figures by interval.
	 * @return array<string, array<string, int|float>>
	 */
	private function page( array $found ): array {
		$zeros = $this->report->zeros();
		$rows  = array();
		foreach ( array_keys( $this->intervals->bounds ) as $id ) {
			$rows[ $id ] = $found[ $id ] ?? $zeros;
		}
		$asked  = (string) $this->request['orderby'];
		$column = isset( $zeros[ $asked ] ) ? $asked : "num_$asked";
		if ( isset( $zeros[ $column ] ) ) {
			uasort( $rows, static fn ( array $one, array $other ): int => $one[ $column ] <=> $other[ $column ] );
		}
		if ( 'desc' === $this->request['order'] ) {
			$rows = array_reverse( $rows, true );
		}
		$limit = (int) $this->request['per_page'];
		return array_slice( $rows, ( (int) $this->request['page'] - 1 ) * $limit, $limit, true );
	}

	/**
	 * The requested figures; by default all.
	 *
	 * @param array<string, mixed> $figures Figures.
	 * @param list<string>         $kept    Figures that are included even if not requested.
	 * @return array<string, mixed>
	 */
	private function chosen( array $figures, array $kept ): array {
		$fields = wp_parse_list( $this->request['fields'] ?? array() );
		return $fields ? array_intersect_key( $figures, array_flip( array_merge( $fields, array_intersect( $this->report->always(), $kept ) ) ) ) : $figures;
	}

	/**
	 * @param array<string, array<string, int|float>> $rows   Figures by key.
	 * @param string                                  $prefix Prefix of the keys.
	 * @return list<array<string, mixed>>
	 */
	private function segments( Segments $segments, array $rows, string $prefix ): array {
		$zeros = array_diff_key( array_merge( $this->report->zeros(), array_map( static fn (): int => 0, $segments->figures ) ), array_flip( $segments->without ) );
		$list  = array();
		foreach ( $segments->labels as $id => $label ) {
			$list[] = array(
				// The host sends the ids of segments with rows as strings.
				'segment_id'    => isset( $rows[ $prefix . $id ] ) && $segments->has_text_ids ? (string) $id : $id,
				'segment_label' => $label,
				'subtotals'     => $rows[ $prefix . $id ] ?? $zeros,
			);
		}
		return $list;
	}
}
