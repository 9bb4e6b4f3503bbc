<?php
/**
 * Tests of pages on which the plugin does nothing.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Page;

use ReflectionClass;
use StoreAdmin\Plugin;
use StoreAdmin\Tests\PageTestCase;

/**
 * Counts queries and files.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class IdlePageTest extends PageTestCase {

	/**
	 * Loaded files of the plugin, by their path below its folder.
	 *
	 * @return string[]
	 */
	private function files(): array {
		$root  = dirname( (string) ( new ReflectionClass( Plugin::class ) )->getFileName(), 2 );
		$files = array();

		foreach ( get_included_files() as $file ) {
			if ( 0 === strpos( $file, "{$root}/php/" ) ) {
				$files[] = substr( $file, strlen( $root ) + 1 );
			}
		}

		return $files;
	}

	/**
	 * Runs only the hooks of the plugin on a page.
	 *
	 * @param string $screen Screen id.
	 * @return int Number of queries.
	 */
	private function queries_on( string $screen ): int {
		global $wp_filter, $wpdb, $pagenow, $plugin_page;

		$pagenow     = 'index.php';
		$plugin_page = null;
		do_action( 'admin_menu', '' );
		set_current_screen( $screen );
		ob_start();
		do_action( 'admin_enqueue_scripts', $screen );
		ob_end_clean();

		foreach ( array_keys( $wp_filter ) as $hook ) {
			if ( in_array( $hook, array( 'admin_enqueue_scripts', 'admin_notices', 'admin_print_footer_scripts' ), true ) ) {
				remove_all_actions( $hook );
			}
		}

		$this->activate();
		$before = $wpdb->num_queries;
		do_action( 'admin_enqueue_scripts', $screen );
		do_action( 'admin_notices' );
		do_action( 'admin_print_footer_scripts' );

		return $wpdb->num_queries - $before;
	}

	/**
	 * Pages that are not ours.
	 *
	 * @return array<int, array{string}>
	 */
	public function pages(): array {
		return array( array( 'dashboard' ), array( 'edit-post' ), array( 'options-general' ), array( 'users' ) );
	}

	/**
	 * Counts on one page.
	 *
	 * @dataProvider pages
	 * @param string $screen Screen id.
	 */
	public function test_a_page_that_is_not_ours_makes_no_query_and_loads_one_file( string $screen ): void {
		$this->assertSame( 0, $this->queries_on( $screen ) );
		$this->assertSame( array( 'php/Plugin.php' ), $this->files() );
	}
}
