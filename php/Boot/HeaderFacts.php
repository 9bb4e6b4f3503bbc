<?php
/**
 * What the header of every page has to know.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

use Throwable;

/**
 * Values of the boot object that save the header a request on each page. Everybody who may not manage the store gets the quiet values.
 *
 * @phpstan-import-type Account from BootSettings
 */
final class HeaderFacts {

	private const INBOX_TYPES = array( 'info', 'marketing', 'survey', 'warning' );

	private const LAST_READ = 'woocommerce_admin_activity_panel_inbox_last_read';

	/**
	 * Whether the host still reminds of the set-up above its header. Newer hosts dropped it, and their updates delete its option.
	 */
	public function has_reminder_bar(): bool {
		$updates = $this->ask( 'WC_Install', 'get_db_update_callbacks' );

		return $this->is_manager() && ! self::drops_reminder_bar( is_array( $updates ) ? $updates : array() );
	}

	/**
	 * Whether a host with these updates has dropped its reminder.
	 *
	 * @param array<mixed> $updates Names of its update functions, by version.
	 */
	public static function drops_reminder_bar( array $updates ): bool {
		foreach ( $updates as $callbacks ) {
			$names = array_filter( (array) $callbacks, 'is_string' );

			if ( false !== strpos( implode( ' ', $names ), 'task_list_reminder_bar' ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Whether the inbox holds a message that came after this user last opened it.
	 */
	public function has_unread_notes(): bool {
		if ( ! $this->is_manager() ) {
			return false;
		}

		global $wpdb;

		$types      = implode( ',', array_fill( 0, count( self::INBOX_TYPES ), '%s' ) );
		$is_showing = $wpdb->suppress_errors();
		// The host offers no cheaper way: its own data store reads and builds every note.
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery.DirectQuery, WordPress.DB.DirectDatabaseQuery.NoCaching, WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare, WordPress.DB.PreparedSQLPlaceholders.ReplacementsWrongNumber
		$found = $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM {$wpdb->prefix}wc_admin_notes WHERE status = 'unactioned' AND is_deleted = 0 AND is_read = 0 AND date_created > %s AND type IN ( {$types} ) LIMIT 1", array_merge( array( $this->last_read() ), self::INBOX_TYPES ) ) );
		$wpdb->suppress_errors( $is_showing );

		return null !== $found;
	}

	/**
	 * Whether the owner lets the host collect answers.
	 */
	public function is_tracking_allowed(): bool {
		return $this->is_manager() && 'yes' === get_option( 'woocommerce_allow_tracking' );
	}

	/**
	 * How the store stands with its account at the host's makers.
	 *
	 * @return Account The address connects, or disconnects when connected; '' when there is nothing of the kind.
	 */
	public function account(): array {
		$is_connected = (bool) $this->ask( 'WC_Helper', 'is_site_connected' );
		$url          = $this->is_manager() ? $this->ask( 'WC_Helper_Admin', 'get_connection_url' ) : '';

		return array(
			'isConnected' => $is_connected,
			'url'         => is_string( $url ) ? $url : '',
		);
	}

	/**
	 * Whether somebody may see what concerns the whole store.
	 */
	private function is_manager(): bool {
		return current_user_can( 'manage_woocommerce' );
	}

	/**
	 * When this user last opened the inbox, in UTC as the database writes it.
	 */
	private function last_read(): string {
		$stored = get_user_meta( get_current_user_id(), self::LAST_READ, true );

		// Milliseconds, written by scripts.
		return gmdate( 'Y-m-d H:i:s', is_scalar( $stored ) ? (int) ( (float) $stored / 1000 ) : 0 );
	}

	/**
	 * Asks a static method of the host, which may be missing or broken.
	 *
	 * @param string $class_name  Class.
	 * @param string $method_name Method.
	 * @return mixed Null when there is no answer.
	 */
	private function ask( string $class_name, string $method_name ) {
		$method = array( $class_name, $method_name );

		try {
			return is_callable( $method ) ? call_user_func( $method ) : null;
		} catch ( Throwable $error ) {
			return null;
		}
	}
}
