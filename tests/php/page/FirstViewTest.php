<?php
/**
 * Tests of what Home shows before its script has run.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Page;

use StoreAdmin\Tests\PageTestCase;

/**
 * Uses the set-up list of the store's host.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class FirstViewTest extends PageTestCase {

	public function test_home_prints_the_tasks_and_links_its_styles(): void {
		$this->activate();
		$page  = $this->open_app();
		$lists = array_column( $this->preloaded( $page )['/wc-admin/onboarding/tasks']['body'], null, 'id' );

		foreach ( $lists['setup']['tasks'] as $task ) {
			$this->assertStringContainsString( esc_html( trim( $task['title'] ) ), (string) strstr( $page, 'id="store-admin-first-view"' ) );
		}

		$this->assertMatchesRegularExpression( '#<link[^>]*rel=[\'"]stylesheet[\'"][^>]*/build/chunks/home\.css[\'"]#', $page );
	}

	/**
	 * @dataProvider other_screens
	 *
	 * @param array<string, string> $query Arguments of the address.
	 */
	public function test_other_screens_print_nothing( array $query ): void {
		$this->activate();
		$this->assertStringNotContainsString( 'id="store-admin-first-view"', $this->open_app( $query ) );
	}

	/**
	 * @return array<string, array{array<string, string>}>
	 */
	public function other_screens(): array {
		return array(
			'a task'          => array( array( 'task' => 'tax' ) ),
			'an extension\'s' => array( array( 'path' => '/sample' ) ),
		);
	}

	public function test_home_prints_no_tasks_for_users_who_may_not_read_them(): void {
		$this->activate();
		$this->sign_in_as( 'subscriber' );
		$this->assertStringNotContainsString( 'id="store-admin-first-view"', $this->open_app() );
	}
}
