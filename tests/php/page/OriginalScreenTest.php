<?php
/**
 * Tests of switching to the host's own screens.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Page;

use RuntimeException;
use StoreAdmin\Admin\OriginalScreen;
use StoreAdmin\Plugin;
use StoreAdmin\Tests\PageTestCase;
use WP_Admin_Bar;

/**
 * Uses the links to admin-post.php.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class OriginalScreenTest extends PageTestCase {

	/**
	 * Adds the hooks, and makes a redirect throw instead of ending the process.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->activate();
		add_filter(
			'wp_redirect',
			static function ( string $location ): string {
				throw new RuntimeException( 'Redirect to ' . $location );
			}
		);
		add_filter(
			'wp_die_handler',
			static function (): callable {
				return static function ( $message ): void {
					throw new RuntimeException( 'Died: ' . ( is_string( $message ) ? $message : 'error' ) );
				};
			}
		);
	}

	/**
	 * Removes the choice again.
	 */
	protected function tearDown(): void {
		delete_user_option( get_current_user_id(), OriginalScreen::META_KEY );
		parent::tearDown();
	}

	/**
	 * Opens a link to admin-post.php.
	 *
	 * @param string $url     Address.
	 * @param string $referer Page that the link was on.
	 * @return string How the request ended.
	 */
	private function follow( string $url, string $referer = '' ): string {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$_GET                    = $query;
		$_REQUEST                = $query;
		$_SERVER['REQUEST_URI']  = '/wp-admin/admin-post.php?' . wp_parse_url( $url, PHP_URL_QUERY );
		$_SERVER['HTTP_REFERER'] = $referer;

		try {
			do_action( 'admin_post_' . Plugin::CHOOSE_SCREEN );
		} catch ( RuntimeException $end ) {
			return $end->getMessage();
		}

		return '';
	}

	public function test_the_link_of_the_boot_object_stores_the_choice(): void {
		$link = $this->boot_object( $this->open_app() )['originalScreenUrl'];

		$this->assertSame( 'Redirect to ' . admin_url( 'admin.php?page=wc-admin' ), $this->follow( $link ) );
		$this->assertSame( 'yes', get_user_option( OriginalScreen::META_KEY ) );
	}

	public function test_the_choice_shows_the_host_app_and_a_link_back_in_the_admin_bar(): void {
		$this->follow( ( new OriginalScreen() )->url( true ) );
		$page = $this->open_app();

		$this->assertStringNotContainsString( '/build/main.js', $page );
		$this->assertContains( Plugin::HANDLE, $this->printed_scripts( $page ) );

		$link = $this->way_back();
		$this->assertNotNull( $link );
		$this->assertSame( 'Use Store Admin', $link->title );
		$this->follow( html_entity_decode( $link->href ) );
		$this->assertFalse( get_user_option( OriginalScreen::META_KEY ) );
	}

	public function test_the_admin_bar_has_no_link_on_our_screens(): void {
		$this->open_app();

		$this->assertNull( $this->way_back() );
	}

	/**
	 * The link in the admin bar.
	 */
	private function way_back(): ?object {
		require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';
		$admin_bar = new WP_Admin_Bar();
		do_action_ref_array( 'admin_bar_menu', array( &$admin_bar ) );

		return $admin_bar->get_node( 'store-admin-way-back' );
	}

	public function test_the_link_returns_to_the_page_it_was_on(): void {
		$from = admin_url( 'admin.php?page=wc-settings&tab=tax' );

		$this->assertSame( 'Redirect to ' . $from, $this->follow( ( new OriginalScreen() )->url( true ), $from ) );
	}

	public function test_the_link_returns_neither_to_the_plugins_screen_nor_to_another_site(): void {
		$home = 'Redirect to ' . admin_url( 'admin.php?page=wc-admin' );

		$this->assertSame( $home, $this->follow( ( new OriginalScreen() )->url( false ), admin_url( 'plugins.php' ) ) );
		$this->assertSame( $home, $this->follow( ( new OriginalScreen() )->url( false ), 'https://example.com/wp-admin/admin.php' ) );
	}

	public function test_a_link_without_its_nonce_changes_nothing(): void {
		$this->assertStringStartsWith( 'Died', $this->follow( remove_query_arg( '_wpnonce', ( new OriginalScreen() )->url( true ) ) ) );
		$this->assertFalse( get_user_option( OriginalScreen::META_KEY ) );
	}

	public function test_the_choice_is_refused_to_users_who_may_not_see_the_screens(): void {
		$this->sign_in_as( 'subscriber' );

		$this->assertSame( '', ( new OriginalScreen() )->url( true ) );

		$url = add_query_arg(
			array(
				'original' => 'yes',
				'_wpnonce' => wp_create_nonce( Plugin::CHOOSE_SCREEN ),
			),
			admin_url( 'admin-post.php' )
		);
		$this->assertStringStartsWith( 'Died', $this->follow( $url ) );
		$this->assertFalse( get_user_option( OriginalScreen::META_KEY ) );
	}

	public function test_the_choice_counts_for_one_user(): void {
		$this->follow( ( new OriginalScreen() )->url( true ) );
		$admin = get_current_user_id();
		$this->sign_in_as( 'shop_manager' );
		$page = $this->open_app();
		wp_set_current_user( $admin );

		$this->assertStringContainsString( '/build/main.js', $page );
	}

	public function test_the_plugins_screen_links_back(): void {
		$this->follow( ( new OriginalScreen() )->url( true ) );
		do_action( 'load-plugins.php' );
		$links = apply_filters( 'plugin_action_links_' . plugin_basename( $this->plugin->file() ), array( 'deactivate' => 'Deactivate' ) );

		$this->assertSame( array( 'deactivate', 'store-admin' ), array_keys( $links ) );
		$this->assertStringContainsString( 'original=no', html_entity_decode( $links['store-admin'] ) );
	}
}
