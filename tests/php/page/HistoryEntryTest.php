<?php
/**
 * Tests of the state that is kept in the browser's history.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Page;

use StoreAdmin\Tests\PageTestCase;

/**
 * Each test opens one page.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class HistoryEntryTest extends PageTestCase {

	public function test_the_place_is_saved_before_wordpress_empties_the_history_entry_and_put_back_afterwards(): void {
		$this->activate();
		$this->open_app();
		$page   = $this->head();
		$save   = strpos( $page, 'history.state?.storeAdminPlace' );
		$empty  = strpos( $page, 'wp-admin-canonical' );
		$return = strpos( $page, 'storeAdminPlace: script.place' );

		$this->assertIsInt( $save );
		$this->assertIsInt( $empty );
		$this->assertIsInt( $return );
		$this->assertLessThan( $empty, $save );
		$this->assertLessThan( $return, $empty );
	}

	public function test_a_classic_page_has_neither_script(): void {
		$this->activate();

		$this->open_settings();
		$this->assertStringNotContainsString( 'storeAdminPlace', $this->head() );
	}

	/**
	 * Returns the output in the head after scripts and styles.
	 */
	private function head(): string {
		add_action( 'admin_head', 'wp_admin_canonical_url' );
		ob_start();
		do_action( 'admin_head' );

		return (string) ob_get_clean();
	}
}
