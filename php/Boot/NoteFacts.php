<?php
/**
 * Facts about the host's notes that a page needs before it is rendered.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

use Automattic\WooCommerce\Admin\Notes\Notes;
use StoreAdmin\Quiet\QuietMode;

/**
 * The facts are stored in an autoloaded option, so that pages need no query for them. The main file of the plugin
 * deletes the option whenever the host creates, changes or deletes a note. They are computed again after an hour in any
 * case.
 *
 * @phpstan-type Rows array{alerts: int, alertLength: int, newestUnread: string, newestQuiet: string, expires: int}
 */
final class NoteFacts {

	public const OPTION = 'store_admin_note_facts';

	private const ALERT_TYPES = array( 'error', 'update' );

	/**
	 * Number of open store alerts.
	 */
	public function alert_count(): int {
		return current_user_can( 'manage_woocommerce' ) ? $this->facts()['alerts'] : 0;
	}

	/**
	 * Number of characters in the text of the newest alert.
	 */
	public function alert_length(): int {
		return $this->facts()['alertLength'];
	}

	/**
	 * Whether the inbox has an unread message that is newer than a moment. In quiet mode it has neither promotions nor surveys.
	 *
	 * @param string $moment Date and time in UTC, in the format of the database.
	 */
	public function has_unread_since( string $moment ): bool {
		return $this->facts()[ QuietMode::is_on() ? 'newestQuiet' : 'newestUnread' ] > $moment;
	}

	/**
	 * The stored facts, or new ones.
	 *
	 * @return Rows
	 */
	private function facts(): array {
		$kept = get_option( self::OPTION );

		if ( is_array( $kept ) && isset( $kept['alerts'], $kept['alertLength'], $kept['newestUnread'], $kept['newestQuiet'], $kept['expires'] ) && $kept['expires'] > time() ) {
			return array(
				'alerts'       => (int) $kept['alerts'],
				'alertLength'  => (int) $kept['alertLength'],
				'newestUnread' => (string) $kept['newestUnread'],
				'newestQuiet'  => (string) $kept['newestQuiet'],
				'expires'      => (int) $kept['expires'],
			);
		}

		$facts = $this->compute();
		update_option( self::OPTION, $facts, true );

		return $facts;
	}

	/**
	 * Computes the facts from the host's table.
	 *
	 * @return Rows
	 */
	private function compute(): array {
		global $wpdb;

		$is_showing = $wpdb->suppress_errors();
		// The host offers no cheaper way: its own data store reads and builds every note. The caller keeps the result.
		// phpcs:disable WordPress.DB.DirectDatabaseQuery.DirectQuery, WordPress.DB.DirectDatabaseQuery.NoCaching
		$alert  = (string) $wpdb->get_var( "SELECT content FROM {$wpdb->prefix}wc_admin_notes WHERE status = 'unactioned' AND is_deleted = 0 AND type IN ( 'error', 'update' ) ORDER BY date_created DESC LIMIT 1" );
		$newest = (string) $wpdb->get_var( "SELECT MAX( date_created ) FROM {$wpdb->prefix}wc_admin_notes WHERE status = 'unactioned' AND is_deleted = 0 AND is_read = 0 AND type IN ( 'info', 'marketing', 'survey', 'warning' )" );
		$quiet  = (string) $wpdb->get_var( "SELECT MAX( date_created ) FROM {$wpdb->prefix}wc_admin_notes WHERE status = 'unactioned' AND is_deleted = 0 AND is_read = 0 AND type IN ( 'info', 'warning' )" );
		// phpcs:enable
		$wpdb->suppress_errors( $is_showing );

		return array(
			'alerts'       => HostCall::guarded( array( $this, 'count_alerts' ), 0 ),
			'alertLength'  => mb_strlen( wp_strip_all_tags( $alert ) ),
			'newestUnread' => $newest,
			'newestQuiet'  => $quiet,
			'expires'      => time() + HOUR_IN_SECONDS,
		);
	}

	/**
	 * Counts the alerts through the host, since plugins filter which notes count.
	 */
	public function count_alerts(): int {
		// @phpstan-ignore argument.type, argument.type (The host documents strings, takes lists and ignores strings.)
		return class_exists( Notes::class ) ? absint( Notes::get_notes_count( self::ALERT_TYPES, array( 'unactioned' ) ) ) : 0;
	}
}
