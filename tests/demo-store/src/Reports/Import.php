<?php
/**
 * Import of past orders into the report tables.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

/**
 * Simulates the host's importer: deleting moves the rows to other tables, and an import restores them, one part with each
 * request of the status.
 */
final class Import {

	private const OPTION = 'demo_store_import';

	/** Option: whether deleted rows were moved to other tables. */
	private const ASIDE = 'demo_store_import_aside';

	private const PARTS  = 4;
	private const TABLES = array( 'wc_order_stats', 'wc_order_product_lookup', 'wc_order_coupon_lookup', 'wc_order_tax_lookup' );

	/**
	 * Numbers of customers and orders that an import would process.
	 *
	 * @param int  $days         Number of days before today; 0 for all.
	 * @param bool $skips_known  Whether existing rows are skipped.
	 * @return array{customers: int, orders: int}
	 */
	public static function totals( int $days, bool $skips_known ): array {
		global $wpdb;
		$since  = $days > 0 ? ' AND o.date_created_gmt >= ' . Sql::text( gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ) ) : '';
		$orders = 'SELECT COUNT( * ) FROM ' . Sql::table( 'wc_orders' ) . " o WHERE o.status NOT IN ( 'trash', 'auto-draft' )" . $since . ( $skips_known ? ' AND o.id NOT IN ( SELECT order_id FROM ' . Sql::table( 'wc_order_stats' ) . ' )' : '' );
		$users  = "SELECT COUNT( * ) FROM {$wpdb->users} u INNER JOIN {$wpdb->usermeta} m ON m.user_id = u.ID AND m.meta_key = '{$wpdb->prefix}capabilities' AND m.meta_value LIKE '%\"customer\"%' WHERE 1 = 1"
			. ( $days > 0 ? ' AND u.user_registered >= ' . Sql::text( gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ) ) : '' )
			. ( $skips_known ? ' AND u.ID NOT IN ( SELECT user_id FROM ' . Sql::table( 'wc_customer_lookup' ) . ' WHERE user_id IS NOT NULL )' : '' );
		return array(
			'customers' => (int) $wpdb->get_var( $users ), // phpcs:ignore WordPress.DB.PreparedSQL -- prepared in parts.
			'orders'    => (int) $wpdb->get_var( $orders ), // phpcs:ignore WordPress.DB.PreparedSQL -- prepared in parts.
		);
	}

	/**
	 * Starts an import.
	 *
	 * @param int  $days        As in totals().
	 * @param bool $skips_known As in totals().
	 */
	public static function start( int $days, bool $skips_known ): void {
		$from = $days > 0 ? wp_date( 'Y-m-d', time() - $days * DAY_IN_SECONDS ) . ' 00:00:00' : '-1';
		update_option(
			self::OPTION,
			array(
				'totals' => self::totals( $days, $skips_known ),
				'from'   => $from,
				'part'   => 0,
			),
			false
		);
	}

	/** Stops an import. */
	public static function cancel(): void {
		$state = self::state();
		if ( $state ) {
			update_option( self::OPTION, array( 'is_stopped' => true ) + $state, false );
		}
	}

	/** Deletes the imported rows. */
	public static function delete(): void {
		global $wpdb;
		self::cancel();
		foreach ( self::TABLES as $name ) {
			$table = Sql::table( $name );
			// phpcs:disable WordPress.DB -- names of our own tables.
			$create = (string) $wpdb->get_row( "SHOW CREATE TABLE $table", ARRAY_N )[1];
			$wpdb->query( preg_replace( '/^CREATE TABLE (`?)' . preg_quote( $table, '/' ) . '/', "CREATE TABLE IF NOT EXISTS $1{$table}_kept", $create ) );
			$wpdb->query( "INSERT INTO {$table}_kept SELECT * FROM $table" );
			$wpdb->query( "DELETE FROM $table" );
			// phpcs:enable
		}
		delete_option( self::OPTION );
		update_option( self::ASIDE, 'yes', false );
	}

	/**
	 * Imports the next part and returns the status of the import.
	 *
	 * @return array<string, mixed>
	 */
	public static function status(): array {
		$state = self::state();
		if ( ! $state ) {
			return array( 'is_importing' => false );
		}
		$part   = (int) $state['part'];
		$share  = static fn ( int $total ): array => array(
			'imported' => intdiv( $total * $part, self::PARTS ),
			'total'    => $total,
		);
		$is_on  = $part < self::PARTS && empty( $state['is_stopped'] );
		$status = array_map( $share, $state['totals'] ) + array(
			'imported_from' => $state['from'],
			'is_importing'  => $is_on,
		);
		if ( $is_on ) {
			self::bring_back( self::PARTS - $part, (string) $state['from'] );
			update_option( self::OPTION, array( 'part' => $part + 1 ) + $state, false );
		}
		return $status;
	}

	/** @return array<string, mixed> */
	private static function state(): array {
		return (array) get_option( self::OPTION, array() );
	}

	/**
	 * Restores a part of the deleted rows.
	 *
	 * @param int    $parts Number of remaining parts.
	 * @param string $from  First day; -1 for all.
	 */
	private static function bring_back( int $parts, string $from ): void {
		global $wpdb;
		if ( 'yes' !== get_option( self::ASIDE ) ) {
			return;
		}
		$kept = Sql::table( 'wc_order_stats' ) . '_kept';
		// phpcs:disable WordPress.DB -- names of our own tables.
		$ids  = array_map( 'intval', $wpdb->get_col( "SELECT order_id FROM $kept" . ( '-1' === $from ? '' : ' WHERE date_created >= ' . Sql::text( $from ) ) . ' ORDER BY order_id' ) );
		$ids  = array_slice( $ids, 0, (int) ceil( count( $ids ) / $parts ) );
		foreach ( self::TABLES as $name ) {
			$table = Sql::table( $name );
			$wpdb->query( "INSERT INTO $table SELECT * FROM {$table}_kept WHERE " . Sql::ids( 'order_id', $ids ) );
			$wpdb->query( "DELETE FROM {$table}_kept WHERE " . Sql::ids( 'order_id', $ids ) );
		}
		// phpcs:enable
	}
}
