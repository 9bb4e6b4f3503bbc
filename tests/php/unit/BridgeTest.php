<?php
/**
 * Tests of deciding which packages stay.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\AssetOwner;
use StoreAdmin\Admin\Bridge;
use StoreAdmin\Admin\Decision;
use StoreAdmin\Admin\DependencyGraph;
use StoreAdmin\Plugin;
use WP_Dependencies;

/**
 * Uses a small registry: two packages of the host, a few of WordPress, and one script under test.
 */
final class BridgeTest extends TestCase {

	/**
	 * The registry.
	 *
	 * @var WP_Dependencies
	 */
	private WP_Dependencies $scripts;

	/**
	 * Registers host and WordPress.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->scripts = new WP_Dependencies();

		foreach ( array( 'wp-data', 'wp-hooks', 'wp-i18n' ) as $handle ) {
			$this->add( $handle, '/wp-includes/js/dist/' . $handle . '.js', array() );
		}

		$this->add( 'jquery-core', '/wp-includes/js/jquery/jquery.js', array() );
		$this->add( 'wp-components', '/wp-includes/js/dist/components.js', array( 'wp-data' ) );
		$this->add( 'wp-core-data', '/wp-includes/js/dist/core-data.js', array( 'wp-data' ) );
		$this->add( 'wp-commands', '/wp-includes/js/dist/commands.js', array( 'wp-components' ) );
		$this->add( 'wc-settings', plugins_url( 'host/blocks/settings.js' ), array() );
		$this->add( 'wc-components', plugins_url( 'host/admin/components/index.js' ), array( 'wc-settings', 'wp-components' ) );
		$this->add( Plugin::HANDLE, plugins_url( 'store-admin/build/main.js' ), array() );
		$this->scripts->enqueue( array( 'wp-hooks', Plugin::HANDLE ) );
	}

	/**
	 * Registers a script.
	 *
	 * @param string       $handle       Handle.
	 * @param string|false $source       Address.
	 * @param string[]     $dependencies Dependencies.
	 */
	private function add( string $handle, $source, array $dependencies ): void {
		$this->scripts->remove( $handle );
		$this->scripts->add( $handle, $source, $dependencies );
	}

	/**
	 * Enqueues a script.
	 *
	 * @param string       $handle       Handle.
	 * @param string|false $source       Address.
	 * @param string[]     $dependencies Dependencies.
	 */
	private function enqueue( string $handle, $source, array $dependencies ): void {
		$this->add( $handle, $source, $dependencies );
		$this->scripts->enqueue( $handle );
	}

	/**
	 * Decides.
	 *
	 * @param string $page 'main' or 'embed'.
	 */
	private function decide( string $page = Plugin::PAGE_MAIN ): Decision {
		$owner    = new AssetOwner( plugins_url( 'host/admin/app/index.js' ), plugins_url( 'store-admin/' ) );
		$ours     = new DependencyGraph( $this->scripts, array( Plugin::HANDLE => array( 'wp-data', 'wp-hooks', 'wp-i18n' ) ) );
		$original = new DependencyGraph( $this->scripts, array( Plugin::HANDLE => array( 'wc-components', 'wp-core-data', 'wp-hooks' ) ) );

		return ( new Bridge( $page, $owner, $ours, $original ) )->decide();
	}

	public function test_the_bridge_keeps_nothing_without_other_scripts(): void {
		$decision = $this->decide();

		$this->assertSame( array(), $decision->kept() );
		$this->assertSame( array(), $decision->idle() );
		$this->assertFalse( $decision->is_extended() );
		$this->assertFalse( $decision->has_extension() );
	}

	public function test_a_third_party_script_is_an_extension_whatever_it_names(): void {
		$this->enqueue( 'extension', plugins_url( 'extension/script.js' ), array() );

		$this->assertTrue( $this->decide()->has_extension() );
	}

	public function test_inline_code_is_an_extension_only_when_it_uses_a_package(): void {
		$this->enqueue( 'host-inline', '', array( 'wp-hooks' ) );
		$this->assertFalse( $this->decide()->has_extension() );

		$this->enqueue( 'extension-inline', false, array( 'wc-settings' ) );
		$this->assertTrue( $this->decide()->has_extension() );
	}

	public function test_a_script_of_the_host_is_no_extension(): void {
		$this->enqueue( 'wc-admin-settings', plugins_url( 'host/admin/settings.js' ), array( Plugin::HANDLE, 'wc-components' ) );

		$this->assertFalse( $this->decide( Plugin::PAGE_EMBED )->has_extension() );
	}

	public function test_a_third_party_keeps_what_it_names_and_what_is_below(): void {
		$this->enqueue( 'extension', plugins_url( 'extension/script.js' ), array( 'wc-components' ) );
		$decision = $this->decide();

		$this->assertEqualsCanonicalizing( array( 'wc-components', 'wc-settings', 'wp-components' ), $decision->kept() );
		$this->assertTrue( $decision->is_extended() );
		$this->assertTrue( $decision->needs( 'wc-settings' ) );
	}

	public function test_inline_code_without_a_file_is_a_third_party(): void {
		$this->enqueue( 'extension-inline', false, array( 'wc-settings' ) );

		$this->assertSame( array( 'wc-settings' ), $this->decide()->kept() );
	}

	public function test_a_script_that_depends_on_our_handle_gets_all_packages_of_the_host_app(): void {
		$this->enqueue( 'extension', plugins_url( 'extension/script.js' ), array( Plugin::HANDLE ) );

		$this->assertEqualsCanonicalizing( array( 'wc-components', 'wc-settings', 'wp-components', 'wp-core-data' ), $this->decide()->kept() );
	}

	public function test_a_package_that_depends_on_our_handle_is_not_kept_before_it(): void {
		$this->add( 'wc-after-us', plugins_url( 'host/admin/after/index.js' ), array( Plugin::HANDLE, 'wc-components' ) );
		$this->enqueue( 'extension', plugins_url( 'extension/script.js' ), array( 'wc-after-us' ) );
		$decision = $this->decide();

		$this->assertNotContains( 'wc-after-us', $decision->kept() );
		$this->assertNotContains( Plugin::HANDLE, $decision->kept() );
		$this->assertContains( 'wc-components', $decision->kept() );
	}

	public function test_a_script_of_the_host_that_only_loads_packages_is_dequeued(): void {
		$this->enqueue( 'wc-notice', plugins_url( 'host/admin/notice.js' ), array( Plugin::HANDLE, 'wc-settings' ) );
		$this->enqueue( 'wc-light', plugins_url( 'host/admin/light.js' ), array( 'wp-i18n', 'jquery-core' ) );

		$this->assertSame( array( 'wc-notice' ), $this->decide()->idle() );
	}

	public function test_a_script_of_the_host_stays_when_a_third_party_loads_the_same_packages(): void {
		$this->enqueue( 'wc-notice', plugins_url( 'host/admin/notice.js' ), array( Plugin::HANDLE, 'wc-settings' ) );
		$this->enqueue( 'extension', plugins_url( 'extension/script.js' ), array( 'wc-settings' ) );

		$this->assertSame( array(), $this->decide()->idle() );
	}

	public function test_scripts_of_the_host_stay_on_classic_pages_with_their_dependencies(): void {
		$this->enqueue( 'wc-admin-settings', plugins_url( 'host/admin/settings.js' ), array( Plugin::HANDLE, 'wc-components' ) );
		$decision = $this->decide( Plugin::PAGE_EMBED );

		$this->assertSame( array(), $decision->idle() );
		$this->assertEqualsCanonicalizing( array( 'wc-components', 'wc-settings', 'wp-components' ), $decision->kept() );
		$this->assertTrue( $decision->is_extended() );
	}

	public function test_scripts_that_the_host_adds_everywhere_are_dequeued_on_classic_pages(): void {
		$this->enqueue( 'wc-admin-wcsettings-deprecation', plugins_url( 'host/admin/deprecation.js' ), array( Plugin::HANDLE, 'wc-settings' ) );
		$decision = $this->decide( Plugin::PAGE_EMBED );

		$this->assertSame( array( 'wc-admin-wcsettings-deprecation' ), $decision->idle() );
		$this->assertFalse( $decision->is_extended() );
	}

	public function test_packages_of_the_gutenberg_plugin_are_packages_of_wordpress(): void {
		$this->add( 'wp-components', plugins_url( 'gutenberg/build/components.js' ), array( 'wp-data' ) );
		$this->enqueue( 'wp-core-commands', plugins_url( 'gutenberg/build/core-commands.js' ), array( 'wp-commands', 'wp-core-data' ) );
		$this->scripts->enqueue( 'wp-commands' );

		$this->assertFalse( $this->decide()->is_extended() );

		$this->enqueue( 'extension', plugins_url( 'extension/script.js' ), array( 'wp-components' ) );
		$this->assertSame( array( 'wp-components' ), $this->decide()->kept() );
	}

	public function test_classic_libraries_of_the_host_are_no_packages(): void {
		$this->add( 'wc-enhanced-select', plugins_url( 'host/js/select.js' ), array( 'jquery-core' ) );
		$this->enqueue( 'extension', plugins_url( 'extension/script.js' ), array( 'wc-enhanced-select' ) );
		$decision = $this->decide();

		$this->assertSame( array(), $decision->kept() );
		$this->assertFalse( $decision->is_extended() );
	}
}
