<?php
/**
 * Tests of pages that stay with the host.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Page;

use StoreAdmin\Plugin;
use StoreAdmin\Tests\PageTestCase;
use StoreAdmin\Tests\TrialPlugin;

/**
 * Each test opens one page.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class HostPageTest extends PageTestCase {

	public function test_screens_of_the_host_keep_the_host_app(): void {
		$this->activate();
		$page = $this->open_app( array( 'path' => '/customers' ) );

		$this->assertStringNotContainsString( '/build/main.js', $page );
		$this->assertStringNotContainsString( 'storeAdminSettings', $page );
	}

	public function test_a_task_of_the_host_keeps_the_host_app(): void {
		add_filter(
			'store_admin_host_tasks',
			static function (): array {
				return array( 'task-of-the-host' );
			}
		);
		$this->activate();

		$this->assertStringNotContainsString( '/build/main.js', $this->open_app( array( 'task' => 'task-of-the-host' ) ) );
	}

	public function test_a_task_of_an_extension_gets_our_app(): void {
		$this->activate();

		$this->assertStringContainsString( '/build/main.js', $this->open_app( array( 'task' => 'of-an-extension' ) ) );
	}

	public function test_settings_pages_of_the_newest_kind_are_given_back(): void {
		$this->activate();
		add_action(
			'admin_enqueue_scripts',
			static function (): void {
				wp_enqueue_script( 'wc-settings-ui', plugins_url( 'trial/settings-ui.js' ), array(), '1', true );
			}
		);
		$page = $this->open_settings();

		$this->assertStringNotContainsString( '/build/embed.js', $page );
		$this->assertStringNotContainsString( '/build/embed.css', $page );
		$this->assertStringNotContainsString( 'storeAdminSettings', $page );
		$this->assertContains( Plugin::HANDLE, $this->printed_scripts( $page ) );
	}

	public function test_the_filter_switches_us_off(): void {
		$pages = array();
		add_filter(
			'store_admin_enabled',
			static function ( bool $enabled, string $page ) use ( &$pages ): bool {
				$pages[] = $page;

				return false;
			},
			10,
			2
		);
		$this->activate();

		$this->assertStringNotContainsString( '/build/main.js', $this->open_app() );
		$this->assertSame( array( Plugin::PAGE_MAIN ), $pages );
	}

	public function test_the_constant_switches_us_off(): void {
		define( 'STORE_ADMIN_DISABLE', true );
		$this->activate();

		$this->assertStringNotContainsString( '/build/main.js', $this->open_app() );
	}

	public function test_a_page_without_the_handle_is_not_changed(): void {
		$this->activate();
		add_action(
			'admin_enqueue_scripts',
			static function (): void {
				wp_deregister_script( Plugin::HANDLE );
			},
			11
		);

		$this->assertStringNotContainsString( '/build/main.js', $this->open_app() );
	}

	public function test_ex5_a_page_without_one_of_our_dependencies_is_not_changed(): void {
		$this->plugin->remove();
		$this->plugin = new TrialPlugin( array( 'wp-of-the-future' ) );
		$this->activate();
		$page = $this->open_app();

		$this->assertStringNotContainsString( '/build/main.js', $page );
		$this->assertContains( Plugin::HANDLE, $this->printed_scripts( $page ), 'The host shows its own app.' );
	}

	public function test_the_host_app_is_shown_when_the_takeover_fails(): void {
		$this->activate();
		add_filter(
			'wc_order_statuses',
			static function ( array $statuses ): array {
				// Fails only for calls from our code, so that the host's own page works.
				if ( PHP_INT_MAX === $GLOBALS['wp_filter']['admin_enqueue_scripts']->current_priority() ) {
					throw new \RuntimeException( 'Broken plugin' );
				}

				return $statuses;
			}
		);
		$told = array();
		add_action(
			'wp_trigger_error_run',
			static function ( string $place, string $message ) use ( &$told ): void {
				$told[] = $message;
			},
			10,
			2
		);
		add_filter( 'wp_trigger_error_trigger_error', '__return_false' );
		$page = $this->open_app();

		$this->assertStringNotContainsString( '/build/main.js', $page );
		$this->assertStringNotContainsString( '/build/main.css', $page );
		$this->assertStringNotContainsString( 'storeAdminSettings', $page );
		$this->assertContains( Plugin::HANDLE, $this->printed_scripts( $page ), 'The host shows its own app.' );
		$this->assertStringContainsString( 'Broken plugin', implode( ' ', $told ) );
	}

	public function test_a_missing_build_is_named_on_the_page(): void {
		$this->plugin->delete_build();
		$this->activate();
		$page = $this->open_app();

		$this->assertStringContainsString( 'npm run build', $page );
		$this->assertContains( Plugin::HANDLE, $this->printed_scripts( $page ), 'The host shows its own app.' );
	}
}
