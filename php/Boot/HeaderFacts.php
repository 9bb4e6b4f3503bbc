<?php
/**
 * Facts for the header of every page.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

use Automattic\WooCommerce\Internal\Admin\Settings\PaymentsController;
use StoreAdmin\Quiet\QuietMode;

/**
 * These facts save the header a request on each page. Users who may not manage the store get false or empty values.
 */
final class HeaderFacts {

	private const LAST_READ = 'woocommerce_admin_activity_panel_inbox_last_read';

	/**
	 * Whether the host shows a reminder of the set-up above its header.
	 *
	 * Newer hosts do not, and one of their updates deletes its option. Hosts with payments settings of their own do not show it there.
	 */
	public function has_reminder_bar(): bool {
		$updates = HostCall::method( 'WC_Install', 'get_db_update_callbacks' );

		return $this->is_manager() && ! $this->is_payments_screen() && ! self::drops_reminder_bar( is_array( $updates ) ? $updates : array() );
	}

	/**
	 * Whether a host with these updates no longer has the reminder.
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
	 * Whether this is the payments tab, in any section, on a host whose own app shows it.
	 */
	private function is_payments_screen(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only compared with fixed values.
		$is_tab = isset( $_GET['page'], $_GET['tab'] ) && 'wc-settings' === $_GET['page'] && 'checkout' === $_GET['tab'];

		return $is_tab && class_exists( PaymentsController::class );
	}

	/**
	 * Whether the inbox has a message that is newer than this user's last visit.
	 */
	public function has_unread_notes(): bool {
		return $this->is_manager() && ( new NoteFacts() )->has_unread_since( $this->last_read() );
	}

	/**
	 * Whether the owner allows the host to collect answers.
	 */
	public function is_tracking_allowed(): bool {
		return $this->is_manager() && 'yes' === get_option( 'woocommerce_allow_tracking' );
	}

	/**
	 * Whether the user may be asked for opinions about the host.
	 */
	public function asks_opinions(): bool {
		return $this->is_tracking_allowed() && ! QuietMode::is_on();
	}

	/**
	 * Whether the user may manage the store.
	 */
	private function is_manager(): bool {
		return current_user_can( 'manage_woocommerce' );
	}

	/**
	 * When this user last opened the inbox, in UTC, in the format of the database.
	 */
	private function last_read(): string {
		$stored = get_user_meta( get_current_user_id(), self::LAST_READ, true );

		// Scripts store milliseconds.
		return gmdate( 'Y-m-d H:i:s', is_scalar( $stored ) ? (int) ( (float) $stored / 1000 ) : 0 );
	}
}
