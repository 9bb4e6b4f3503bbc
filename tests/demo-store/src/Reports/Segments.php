<?php
/**
 * Segments of a report.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

/** Expression for the segment of a row, and the segments that the answer contains even without rows. */
final class Segments {

	/**
	 * Stores the definition.
	 *
	 * @param string                                 $column    Expression of the id.
	 * @param array<int|string, string|null>         $labels    Label by id, in the order of the answer.
	 * @param string                                 $join      Tables to add.
	 * @param array<string, array{string, 'int'|int}> $figures  Figures with another expression than in the totals.
	 * @param list<string>                           $without   Figures that segments leave out.
	 * @param string                                 $condition Additional condition.
	 * @param bool                                   $has_text_ids Whether the ids of segments with rows are strings.
	 */
	public function __construct(
		public readonly string $column,
		public readonly array $labels,
		public readonly string $join = '',
		public readonly array $figures = array(),
		public readonly array $without = array(),
		public readonly string $condition = '1 = 1',
		public readonly bool $has_text_ids = false
	) {
	}
}
