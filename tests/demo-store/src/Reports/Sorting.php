<?php
/**
 * Order of rows.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;

/** Sorts and cuts lists that are short enough to be read whole. */
final class Sorting {

	/**
	 * The page that a request asks for, and the number of rows on all pages.
	 *
	 * @param list<array<string, string|null>> $rows    All rows.
	 * @param WP_REST_Request                  $request Validated request.
	 * @param array<int, string|int>|null      $values  Values to sort by, by the key of the row; null for the column that the request names.
	 * @param string                           $key     Column of the key, of which the lowest comes first among equal rows.
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
