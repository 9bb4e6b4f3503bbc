<?php
/**
 * Tests of the notice about what is missing.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Requirements;
use StoreAdmin\Tests\TrialPlugin;

/**
 * The store has everything except what a test removes.
 */
final class RequirementsTest extends TestCase {

	/**
	 * Plugin folder.
	 *
	 * @var TrialPlugin
	 */
	private TrialPlugin $plugin;

	/**
	 * Id of the user who is signed in for the suite.
	 *
	 * @var int
	 */
	private int $admin = 0;

	/**
	 * Version of WordPress.
	 *
	 * @var string
	 */
	private string $wp_version = '';

	/**
	 * Stores what the tests change.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->plugin     = new TrialPlugin();
		$this->admin      = get_current_user_id();
		$this->wp_version = $GLOBALS['wp_version'];
	}

	/**
	 * Restores what the tests changed.
	 */
	protected function tearDown(): void {
		$this->plugin->remove();
		wp_set_current_user( $this->admin );
		$GLOBALS['wp_version'] = $this->wp_version;
		$GLOBALS['pagenow']    = 'admin.php';
		parent::tearDown();
	}

	/**
	 * The shown notice.
	 */
	private function notice(): string {
		ob_start();
		( new Requirements( $this->plugin->directory() ) )->show();

		return (string) ob_get_clean();
	}

	public function test_the_notice_is_empty_when_nothing_is_missing(): void {
		$this->assertSame( '', $this->notice() );
	}

	public function test_a_missing_build_names_the_command(): void {
		$this->plugin->delete_build();

		$this->assertStringContainsString( '<code>npm ci &amp;&amp; npm run build</code>', $this->notice() );
	}

	public function test_an_old_wordpress_is_named_with_its_version(): void {
		$GLOBALS['wp_version'] = '6.5.2';
		$notice                = $this->notice();

		$this->assertStringContainsString( 'WordPress 6.6', $notice );
		$this->assertStringContainsString( 'WordPress 6.5.2', $notice );
	}

	public function test_a_development_version_of_wordpress_is_new_enough(): void {
		$GLOBALS['wp_version'] = '6.6-beta2-58000';

		$this->assertSame( '', $this->notice() );
	}

	public function test_the_notice_is_shown_only_to_users_who_can_activate_plugins(): void {
		$this->plugin->delete_build();
		wp_set_current_user( 0 );

		$this->assertSame( '', $this->notice() );
	}

	public function test_the_notice_is_shown_only_on_the_plugins_screen(): void {
		$this->plugin->delete_build();
		$requirements = new Requirements( $this->plugin->directory() );

		$GLOBALS['pagenow'] = 'index.php';
		ob_start();
		$requirements->show_on_plugins_screen();
		$this->assertSame( '', ob_get_clean() );

		$GLOBALS['pagenow'] = 'plugins.php';
		ob_start();
		$requirements->show_on_plugins_screen();
		$this->assertStringContainsString( 'npm run build', (string) ob_get_clean() );
	}
}
