<?php
/**
 * Query for the rows of a report.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;

/** Grouped query that returns a page of rows and the number of all rows. */
final class ListQuery {

	/**
	 * Stores the parts of the query.
	 *
	 * @param string $columns Columns with aliases.
	 * @param string $from    Tables.
	 * @param string $where   Condition.
	 * @param string $group   Columns to group by; empty for none.
	 * @param string $having  Condition on the groups.
	 */
	public function __construct(
		private readonly string $columns,
		private readonly string $from,
		private readonly string $where,
		private readonly string $group = '',
		private readonly string $having = ''
	) {
	}

	/**
	 * The requested page.
	 *
	 * @param WP_REST_Request $request Validated request.
	 * @param string          $order   Columns to sort by, with directions.
	 * @return list<array<string, string|null>>
	 */
	public function page( WP_REST_Request $request, string $order ): array {
		$limit = (int) $request['per_page'];
		return $this->read( $this->sql() . " ORDER BY $order LIMIT $limit OFFSET " . ( (int) $request['page'] - 1 ) * $limit );
	}

	/**
	 * All rows.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function all(): array {
		return $this->read( $this->sql() );
	}

	/** Number of rows on all pages. */
	public function count(): int {
		return (int) ( $this->read( 'SELECT COUNT( * ) AS total FROM ( ' . $this->sql() . ' ) list' )[0]['total'] ?? 0 );
	}

	private function sql(): string {
		return "SELECT {$this->columns} FROM {$this->from} WHERE {$this->where}" . ( '' === $this->group ? '' : " GROUP BY {$this->group}" ) . ( '' === $this->having ? '' : " HAVING {$this->having}" );
	}

	/** @return list<array<string, string|null>> */
	private function read( string $sql ): array {
		global $wpdb;
		return (array) $wpdb->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared in parts.
	}
}
