<?php
/**
 * Tests of the facts for the header.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- the test writes the rows that the subject reads.

namespace StoreAdmin\Tests\Unit;

use Automattic\WooCommerce\Internal\Admin\Settings\PaymentsController;
use PHPUnit\Framework\TestCase;
use StoreAdmin\Boot\ActivityCounts;
use StoreAdmin\Boot\HeaderFacts;
use StoreAdmin\Boot\NoteFacts;

/**
 * Uses the notes and options of the store.
 */
final class HeaderFactsTest extends TestCase {

	private const LAST_READ = 'woocommerce_admin_activity_panel_inbox_last_read';

	/**
	 * Id of the user who is signed in for the suite.
	 *
	 * @var int
	 */
	private int $admin = 0;

	/**
	 * Marks all messages as read.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->admin = get_current_user_id();
		global $wpdb;
		$wpdb->query( 'START TRANSACTION' );
		$wpdb->query( "UPDATE {$wpdb->prefix}wc_admin_notes SET is_read = 1" );
		delete_option( NoteFacts::OPTION );
	}

	/**
	 * Undoes all changes.
	 */
	protected function tearDown(): void {
		global $wpdb;
		$wpdb->query( 'ROLLBACK' );
		wp_cache_flush();
		wp_set_current_user( $this->admin );
		parent::tearDown();
	}

	/**
	 * Inserts a note into the table.
	 *
	 * @param array<string, mixed> $changes Columns that differ.
	 */
	private function add_note( array $changes = array() ): void {
		global $wpdb;
		$wpdb->insert(
			"{$wpdb->prefix}wc_admin_notes",
			array_merge(
				array(
					'name'         => 'trial',
					'type'         => 'info',
					'locale'       => 'en_US',
					'title'        => 'Trial',
					'content'      => '',
					'content_data' => '{}',
					'status'       => 'unactioned',
					'source'       => 'trial',
					'date_created' => '2026-03-01 12:00:00',
					'is_snoozable' => 0,
					'layout'       => 'plain',
					'image'        => '',
					'is_deleted'   => 0,
					'is_read'      => 0,
					'icon'         => 'info',
				),
				$changes
			)
		);
		do_action( 'woocommerce_note_created', $wpdb->insert_id );
	}

	public function test_a_message_counts_until_it_is_read(): void {
		$this->assertFalse( ( new HeaderFacts() )->has_unread_notes() );
		$this->add_note();
		$this->assertTrue( ( new HeaderFacts() )->has_unread_notes() );
	}

	/**
	 * Notes that do not count as unread messages.
	 *
	 * @return array<int, array{array<string, mixed>}>
	 */
	public function quiet_notes(): array {
		return array(
			array( array( 'is_read' => 1 ) ),
			array( array( 'is_deleted' => 1 ) ),
			array( array( 'status' => 'actioned' ) ),
			array( array( 'type' => 'error' ) ),
		);
	}

	/**
	 * Checks one note.
	 *
	 * @dataProvider quiet_notes
	 * @param array<string, mixed> $changes Columns that differ.
	 */
	public function test_other_notes_do_not_count( array $changes ): void {
		$this->add_note( $changes );
		$this->assertFalse( ( new HeaderFacts() )->has_unread_notes() );
	}

	public function test_messages_from_before_the_last_visit_of_the_inbox_do_not_count(): void {
		$this->add_note();
		// The moment in milliseconds: one second after the note, then one before.
		update_user_meta( $this->admin, self::LAST_READ, '1772366401000' );
		$this->assertFalse( ( new HeaderFacts() )->has_unread_notes() );
		update_user_meta( $this->admin, self::LAST_READ, '1772366399000' );
		$this->assertTrue( ( new HeaderFacts() )->has_unread_notes() );
	}

	public function test_tracking_is_off_unless_the_owner_allowed_it(): void {
		update_option( 'woocommerce_allow_tracking', 'no' );
		$this->assertFalse( ( new HeaderFacts() )->is_tracking_allowed() );

		update_option( 'woocommerce_allow_tracking', 'yes' );
		$this->assertTrue( ( new HeaderFacts() )->is_tracking_allowed() );
	}

	public function test_an_older_host_has_the_reminder(): void {
		$this->assertTrue( ( new HeaderFacts() )->has_reminder_bar() );
	}

	/**
	 * Whether there is a reminder on a page.
	 *
	 * @param array<string, string> $query Arguments of its address.
	 */
	private function has_reminder_at( array $query ): bool {
		$before = $_GET; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Kept, not used.
		$_GET   = $query;

		try {
			return ( new HeaderFacts() )->has_reminder_bar();
		} finally {
			$_GET = $before;
		}
	}

	public function test_the_checkout_tab_with_any_section_has_no_reminder_where_the_host_has_payments_settings_of_its_own(): void {
		$checkout = array(
			'page' => 'wc-settings',
			'tab'  => 'checkout',
		);

		if ( ! class_exists( PaymentsController::class ) ) {
			$this->assertTrue( $this->has_reminder_at( $checkout ), 'A host without them shows it there.' );
			class_alias( self::class, PaymentsController::class );
		}

		$this->assertFalse( $this->has_reminder_at( $checkout ) );
		$this->assertFalse( $this->has_reminder_at( $checkout + array( 'section' => 'bacs' ) ) );
		$this->assertTrue( $this->has_reminder_at( array( 'tab' => 'shipping' ) + $checkout ) );
		$this->assertTrue( $this->has_reminder_at( array( 'page' => 'another' ) + $checkout ) );
	}

	public function test_users_who_may_not_manage_the_store_get_false_and_empty_values(): void {
		$this->add_note();
		update_option( 'woocommerce_allow_tracking', 'yes' );
		wp_set_current_user( 0 );
		$facts = new HeaderFacts();

		$this->assertFalse( $facts->has_unread_notes() );
		$this->assertFalse( $facts->is_tracking_allowed() );
		$this->assertFalse( $facts->has_reminder_bar() );
	}

	public function test_a_newer_host_is_recognised_by_the_update_that_deletes_the_reminder(): void {
		$this->assertFalse( HeaderFacts::drops_reminder_bar( array( '10.8.0' => array( 'wc_update_1080_other' ) ) ) );
		$this->assertTrue( HeaderFacts::drops_reminder_bar( array( '10.9.0' => array( 'wc_update_1090_remove_task_list_reminder_bar_hidden_option' ) ) ) );
		$this->assertFalse(
			HeaderFacts::drops_reminder_bar(
				array(
					'x' => 'no list',
					'y' => array( array( 'no name' ) ),
				)
			)
		);
	}

	public function test_one_route_for_all_counts_is_used_where_there_is_one(): void {
		$server = clone rest_get_server();
		$this->assertFalse( ( new ActivityCounts() )->has_route() );

		rest_get_server()->register_route(
			'wc-analytics',
			'/wc-analytics/activity-panel/counts',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => '__return_empty_array',
					'permission_callback' => '__return_true',
				),
			)
		);
		try {
			$this->assertTrue( ( new ActivityCounts() )->has_route() );
		} finally {
			$GLOBALS['wp_rest_server'] = $server; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- routes cannot be taken out again.
		}
	}
}
