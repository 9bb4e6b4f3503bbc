<?php
/**
 * Tests of which screens the host serves.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\HostScreens;

/**
 * Each test sets its own lists, since the real ones change when screens are built.
 */
final class HostScreensTest extends TestCase {

	/**
	 * Sets the list.
	 */
	protected function setUp(): void {
		parent::setUp();
		add_filter( 'store_admin_host_paths', array( $this, 'host_paths' ) );
		add_filter( 'store_admin_host_tasks', array( $this, 'host_tasks' ) );
	}

	/**
	 * Removes the list.
	 */
	protected function tearDown(): void {
		remove_all_filters( 'store_admin_host_paths' );
		remove_all_filters( 'store_admin_host_tasks' );
		parent::tearDown();
	}

	/**
	 * The list of these tests.
	 *
	 * @return string[]
	 */
	public function host_paths(): array {
		return array( '/reports/*', '/shop', '!/reports/ours', '!/reports/returned', '/reports/returned' );
	}

	/**
	 * The tasks of these tests.
	 *
	 * @return string[]
	 */
	public function host_tasks(): array {
		return array( 'task-of-the-host' );
	}

	/**
	 * Paths, and whether they are the host's.
	 *
	 * @return array<string, array{string, bool}>
	 */
	public function paths(): array {
		return array(
			'Home'                      => array( '/', false ),
			'Home without a path'       => array( '', false ),
			'below a pattern'           => array( '/reports/revenue', true ),
			'ours below a pattern'      => array( '/reports/ours', false ),
			'below ours'                => array( '/reports/ours/today', true ),
			'ours, given back'          => array( '/reports/returned', true ),
			'deep below a pattern'      => array( '/reports/revenue/today', true ),
			'the folder of the pattern' => array( '/reports', false ),
			'a path that starts alike'  => array( '/reports-of-others', false ),
			'exactly a path'            => array( '/shop', true ),
			'below an exact path'       => array( '/shop/edit', false ),
			'a page of an extension'    => array( '/any-extension', false ),
			'nonsense'                  => array( '../../etc', false ),
		);
	}

	/**
	 * Checks one path.
	 *
	 * @dataProvider paths
	 * @param string $path     Value of the query argument.
	 * @param bool   $is_hosts Whether the host serves it.
	 */
	public function test_paths_are_matched_by_patterns( string $path, bool $is_hosts ): void {
		$this->assertSame( $is_hosts, ( new HostScreens( array( '/customers' ) ) )->has( $path, '' ) );
	}

	public function test_a_task_counts_on_home_only(): void {
		$screens = new HostScreens( array( '/customers' ) );

		$this->assertTrue( $screens->has( '', 'task-of-the-host' ) );
		$this->assertTrue( $screens->has( '/', 'task-of-the-host' ) );
		$this->assertFalse( $screens->has( '/any-extension', 'task-of-the-host' ) );
		$this->assertFalse( $screens->has( '/', 'task-of-an-extension' ) );
	}

	public function test_a_filter_that_returns_nonsense_is_ignored(): void {
		remove_all_filters( 'store_admin_host_paths' );
		remove_all_filters( 'store_admin_host_tasks' );
		$screens = new HostScreens( array( '/customers' ) );
		$before  = array( $screens->paths(), $screens->tasks() );
		add_filter( 'store_admin_host_paths', '__return_null' );
		add_filter( 'store_admin_host_tasks', '__return_null' );

		$this->assertSame( $before, array( $screens->paths(), $screens->tasks() ) );
	}

	public function test_the_menu_guard_has_the_patterns(): void {
		ob_start();
		( new HostScreens( array( '/customers' ) ) )->print_menu_guard();

		$markup = new \WP_HTML_Tag_Processor( (string) ob_get_clean() );
		$markup->next_tag( 'script' );

		$this->assertSame( '["/reports/*","/shop","!/reports/ours","!/reports/returned","/reports/returned"]', $markup->get_attribute( 'data-host-paths' ) );
	}
}
