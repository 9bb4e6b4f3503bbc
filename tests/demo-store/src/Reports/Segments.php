<?php
/**
 * Parts that a report is divided into.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

/** How rows find their segment, and the segments that the answer names even when they have no rows. */
final class Segments {

	/**
	 * Stores the parts.
	 *
	 * @param string                                 $column    Expression of the id.
	 * @param array<int|string, string|null>         $labels    Label by id, in the order of the answer.
	 * @param string                                 $join      Tables to add.
	 * @param array<string, array{string, 'int'|int}> $figures  Figures that are counted in another way than in the whole.
	 * @param list<string>                           $without   Figures that segments do not have.
	 * @param string                                 $condition Further condition.
	 * @param bool                                   $has_text_ids Whether the ids of segments with rows are texts.
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
