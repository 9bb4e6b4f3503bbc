<?php
/**
 * Tests of the space for store alerts.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- the test writes the rows that the subject reads.

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\AlertRoom;
use StoreAdmin\Boot\NoteFacts;
use StoreAdmin\Plugin;

/**
 * Uses the notes of the store.
 */
final class AlertRoomTest extends TestCase {

	/**
	 * Id of the user who is signed in for the suite.
	 *
	 * @var int
	 */
	private int $admin = 0;

	/**
	 * Starts without alerts and without a style.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->admin = get_current_user_id();
		global $wpdb;
		$wpdb->query( 'START TRANSACTION' );
		$wpdb->query( "UPDATE {$wpdb->prefix}wc_admin_notes SET is_deleted = 1" );
		delete_option( NoteFacts::OPTION );
		wp_deregister_style( Plugin::HANDLE );
		wp_register_style( Plugin::HANDLE, 'http://localhost/app.css', array(), '1' );
	}

	/**
	 * Undoes all changes.
	 */
	protected function tearDown(): void {
		global $wpdb;
		$wpdb->query( 'ROLLBACK' );
		wp_cache_flush();
		wp_deregister_style( Plugin::HANDLE );
		remove_all_filters( 'admin_body_class' );
		wp_set_current_user( $this->admin );
		parent::tearDown();
	}

	/**
	 * Inserts an alert into the table.
	 *
	 * @param string $content Text of the alert.
	 * @param string $date    Date in UTC.
	 */
	private function add_alert( string $content, string $date ): void {
		global $wpdb;
		$wpdb->insert(
			$wpdb->prefix . 'wc_admin_notes',
			array(
				'name'         => 'test-' . md5( $content ),
				'type'         => 'update',
				'locale'       => 'en_US',
				'title'        => 'Title',
				'content'      => $content,
				'status'       => 'unactioned',
				'source'       => 'test',
				'date_created' => $date,
				'is_snoozable' => 0,
				'layout'       => 'plain',
				'image'        => '',
				'is_deleted'   => 0,
				'icon'         => 'info',
			)
		);
		do_action( 'woocommerce_note_created', $wpdb->insert_id );
	}

	/**
	 * Reserves space on a page with these facts.
	 *
	 * @param array<string, mixed> $changes Differences from a page with one alert.
	 * @return string Classes of the body and inline styles.
	 */
	private function reserve( array $changes = array() ): string {
		( new AlertRoom() )->reserve(
			array_merge(
				array(
					'alertCount' => 1,
					'features'   => array( 'store-alerts' ),
				),
				$changes
			)
		);

		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- what admin-header.php asks.
		return apply_filters( 'admin_body_class', 'theirs' ) . implode( '', (array) wp_styles()->get_data( Plugin::HANDLE, 'after' ) );
	}

	public function test_space_depends_on_the_length_of_the_newest_alert(): void {
		$this->add_alert( 'Old and much longer than the other one', '2024-01-01 00:00:00' );
		$this->add_alert( str_repeat( '<b>ü</b>', 79 ), '2024-01-02 00:00:00' );

		// A host may add classes of its own.
		$this->assertMatchesRegularExpression( '/^theirs .*store-admin-has-alerts .*body\{--store-admin-alert-lines:2;--store-admin-alert-lines-narrow:3\}$/', $this->reserve() );
	}

	public function test_space_is_not_kept_without_an_alert(): void {
		$this->assertSame( 'theirs', $this->reserve( array( 'alertCount' => 0 ) ) );
		$this->assertSame( 'theirs', $this->reserve( array( 'features' => array() ) ) );
		wp_set_current_user( 0 );
		$this->assertSame( 'theirs', $this->reserve() );
	}

	public function test_body_classes_of_a_wrong_type_are_replaced(): void {
		$this->assertSame( ' store-admin-has-alerts ', ( new AlertRoom() )->add_class( null ) );
	}
}
