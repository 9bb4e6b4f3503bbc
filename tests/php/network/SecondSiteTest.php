<?php
/**
 * Tests of a site of a network.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Network;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Boot\NoteFacts;
use StoreAdmin\Boot\PersonFacts;
use StoreAdmin\History\HistoryLog;
use StoreAdmin\History\HistoryRoutes;
use StoreAdmin\History\SettingsHistory;
use WP_REST_Request;

/**
 * Runs as a request of the second site. Its administrator is no super admin: WordPress lets only those install plugins.
 */
final class SecondSiteTest extends TestCase {

	private const NAME = 'woocommerce_test_city';

	/**
	 * Administrator of the second site only.
	 *
	 * @var int
	 */
	private int $user;

	protected function setUp(): void {
		$this->assertSame( 2, get_current_blog_id(), 'These tests need a network; see tests/run/php.ts.' );
		$this->user = $this->make_user( 'site-admin', 2 );
		update_blog_option( 1, self::NAME, 'First' );
		update_option( self::NAME, 'Second' );
		wp_set_current_user( $this->user );
		HistoryRoutes::register();
	}

	protected function tearDown(): void {
		require_once ABSPATH . 'wp-admin/includes/ms.php';
		wp_set_current_user( 1 );
		wpmu_delete_user( $this->user );

		foreach ( array( 1, 2 ) as $site ) {
			delete_blog_option( $site, self::NAME );
			delete_blog_option( $site, HistoryLog::OPTION );
		}
	}

	/**
	 * Makes an administrator of one site.
	 *
	 * @param string $name Name.
	 * @param int    $site Site.
	 */
	private function make_user( string $name, int $site ): int {
		$user = wp_insert_user(
			array(
				'user_login' => $name,
				'user_pass'  => 'password',
				'user_email' => "{$name}@example.org",
			)
		);
		$this->assertIsInt( $user );
		add_user_to_blog( $site, $user, 'administrator' );

		return $user;
	}

	/**
	 * Records what a request saves.
	 *
	 * @param callable $save Saves settings.
	 */
	private function record( callable $save ): void {
		$history = new SettingsHistory( 'admin.php?page=wc-settings&tab=general' );
		$history->add_hooks();
		$save();
		$history->save();
		remove_action( 'update_option', array( $history, 'note_option' ) );
		remove_action( 'add_option', array( $history, 'note_new_option' ) );
		remove_action( 'shutdown', array( $history, 'save' ), 0 );
		remove_action( 'store_admin_settings_put_back', array( $history, 'note_titles' ) );
		remove_filter( 'woocommerce_admin_settings_sanitize_option', array( $history, 'note_field' ) );
	}

	public function test_the_history_belongs_to_one_site(): void {
		$this->record(
			static function (): void {
				update_option( self::NAME, 'Third' );
			}
		);
		$entries = ( new HistoryLog() )->entries();

		$this->assertSame( $this->user, $entries[0]['user'] );
		$this->assertSame( array( 'Second', 'Third' ), array( $entries[0]['changes'][0]['before'], $entries[0]['changes'][0]['after'] ) );
		$this->assertFalse( get_blog_option( 1, HistoryLog::OPTION ) );
	}

	public function test_put_back_writes_only_to_this_site(): void {
		$this->record(
			static function (): void {
				update_option( self::NAME, 'First' );
			}
		);
		$id       = ( new HistoryLog() )->entries()[0]['id'];
		$response = rest_do_request( new WP_REST_Request( 'POST', "/store-admin/v1/settings-history/{$id}/put-back" ) );

		$this->assertSame( 200, $response->get_status() );
		$this->assertSame( 'Second', get_option( self::NAME ) );
		$this->assertSame( 'First', get_blog_option( 1, self::NAME ) );
	}

	public function test_sh1_a_plugin_that_saves_on_another_site_meanwhile_leaves_no_entry(): void {
		$this->record(
			static function (): void {
				update_blog_option( 1, self::NAME, 'Changed elsewhere' );
				add_blog_option( 1, 'woocommerce_test_new', 'yes' );
			}
		);
		delete_blog_option( 1, 'woocommerce_test_new' );

		$this->assertSame( array(), ( new HistoryLog() )->entries() );
		$this->assertFalse( get_blog_option( 1, HistoryLog::OPTION ) );
	}

	public function test_the_administrator_of_another_site_may_neither_read_nor_put_back(): void {
		$other = $this->make_user( 'other-admin', 1 );
		wp_set_current_user( $other );
		$read = rest_do_request( new WP_REST_Request( 'GET', '/store-admin/v1/settings-history' ) );
		$back = rest_do_request( new WP_REST_Request( 'POST', '/store-admin/v1/settings-history/1/put-back' ) );
		wpmu_delete_user( $other );

		$this->assertSame( array( 403, 403 ), array( $read->get_status(), $back->get_status() ) );
	}

	public function test_the_rights_are_those_of_this_site(): void {
		$rights = ( new PersonFacts() )->user()['capabilities'];

		$this->assertContains( 'manage_woocommerce', $rights );
		$this->assertContains( 'switch_themes', $rights );
		$this->assertNotContains( 'install_plugins', $rights );
		$this->assertNotContains( 'update_plugins', $rights );
		// The network has not opened its Plugins screen to administrators of sites.
		$this->assertNotContains( 'activate_plugins', $rights );
	}

	public function test_a_super_admin_may_install_plugins_on_each_site(): void {
		wp_set_current_user( 1 );

		$this->assertContains( 'install_plugins', ( new PersonFacts() )->user()['capabilities'] );
	}

	public function test_counted_messages_are_kept_per_site(): void {
		delete_option( NoteFacts::OPTION );
		update_blog_option( 1, NoteFacts::OPTION, 'untouched' );
		( new NoteFacts() )->alert_count();

		$this->assertSame( 'untouched', get_blog_option( 1, NoteFacts::OPTION ) );
		delete_blog_option( 1, NoteFacts::OPTION );
	}

	public function test_uninstalling_removes_the_history_of_all_sites(): void {
		update_blog_option( 1, HistoryLog::OPTION, array( 'x' ) );
		update_option( HistoryLog::OPTION, array( 'x' ) );

		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'store-admin/store-admin.php' );
		require dirname( __DIR__, 3 ) . '/uninstall.php';

		$this->assertFalse( get_option( HistoryLog::OPTION ) );
		$this->assertFalse( get_blog_option( 1, HistoryLog::OPTION ) );
		$this->assertSame( 'First', get_blog_option( 1, self::NAME ) );
	}
}
