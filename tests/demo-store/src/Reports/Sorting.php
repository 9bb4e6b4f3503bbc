<?php
/**
 * Order of rows.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;

/** Sorts and paginates lists in PHP, for lists that are short enough. */
final class Sorting {

	/**
	 * The requested page, and the number of rows on all pages.
	 *
	 * @param list<array<string, string|null>> $rows    All rows.
	 * @param WP_REST_Request                  $request Validated request.
	 * @param array<int, string|int>|null      $values  Values to sort by, by key of the row; null to sort by the requested column.
	 * @param string                           $key     Column of the key, by which rows with equal values are sorted.
	 * @return array{list<array<string, string|null>>, int}
	 */
	public static function page( array $rows, WP_REST_Request $request, ?array $values, string $key ): array {
		$column = (string) $request['orderby'];
		$value  = static fn ( array $row ): string => mb_strtolower( (string) ( null === $values ? $row[ $column ] ?? '' : $values[ $row[ $key ] ] ?? '' ) );
		$way   = 'desc' === $request['order'] ? -1 : 1;
		usort( $rows, static fn ( array $one, array $other ): int => $way * ( $value( $one ) <=> $value( $other ) ) ?: (int) $one[ $key ] <=> (int) $other[ $key ] );
		$limit = (int) $request['per_page'];
		return array( array_slice( $rows, ( (int) $request['page'] - 1 ) * $limit, $limit ), count( $rows ) );
	}
}
