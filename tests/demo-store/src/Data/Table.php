<?php
/**
 * Queries of one table.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

/** Rows of a table of the store, selected by simple conditions. Names of tables and columns come from our own code only. */
final class Table {

	public readonly string $name;

	public function __construct( string $name ) {
		global $wpdb;
		$this->name = $wpdb->prefix . $name;
	}

	/**
	 * Rows that meet all conditions.
	 *
	 * @param array<string, mixed>                           $where Column to value, or to a list of which one must match.
	 * @param array{order?: string, limit?: int, offset?: int} $page  Order is a column with direction.
	 * @return list<array<string, string|null>>
	 */
	public function rows( array $where = array(), array $page = array() ): array {
		global $wpdb;
		$sql = "SELECT * FROM {$this->name}" . self::where( $where );
		if ( isset( $page['order'] ) ) {
			$sql .= ' ORDER BY ' . $page['order'];
		}
		if ( isset( $page['limit'] ) ) {
			$sql .= sprintf( ' LIMIT %d OFFSET %d', $page['limit'], $page['offset'] ?? 0 );
		}
		return (array) $wpdb->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- values are prepared in where().
	}

	/**
	 * First row that meets all conditions.
	 *
	 * @param array<string, mixed> $where As in rows().
	 * @return array<string, string|null>|null
	 */
	public function row( array $where ): ?array {
		return $this->rows( $where, array( 'limit' => 1 ) )[0] ?? null;
	}

	/**
	 * Number of rows that meet all conditions.
	 *
	 * @param array<string, mixed> $where As in rows().
	 */
	public function count( array $where = array() ): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL -- values are prepared in where().
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$this->name}" . self::where( $where ) );
	}

	/**
	 * Adds a row.
	 *
	 * @param array<string, mixed> $row Column to value.
	 * @return int Id that the database gave, 0 when the row was refused.
	 */
	public function insert( array $row ): int {
		global $wpdb;
		return $wpdb->insert( $this->name, $row ) ? (int) $wpdb->insert_id : 0;
	}

	/**
	 * Changes the rows that meet the conditions.
	 *
	 * @param array<string, mixed> $row   Column to value.
	 * @param array<string, mixed> $where Column to value.
	 */
	public function update( array $row, array $where ): void {
		global $wpdb;
		$wpdb->update( $this->name, $row, $where );
	}

	/**
	 * Removes the rows that meet the conditions.
	 *
	 * @param array<string, mixed> $where Column to value.
	 */
	public function delete( array $where ): void {
		global $wpdb;
		$wpdb->delete( $this->name, $where );
	}

	/**
	 * Conditions as SQL.
	 *
	 * @param array<string, mixed> $where As in rows().
	 */
	public static function where( array $where ): string {
		global $wpdb;
		$parts = array();
		foreach ( $where as $column => $value ) {
			$values = (array) $value;
			$marks  = implode( ', ', array_fill( 0, count( $values ), '%s' ) );
			// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- only marks are put in.
			$parts[] = $values ? $wpdb->prepare( "$column IN ($marks)", $values ) : '1 = 0';
		}
		return $parts ? ' WHERE ' . implode( ' AND ', $parts ) : '';
	}
}
