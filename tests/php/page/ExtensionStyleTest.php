<?php
/**
 * Tests of the stylesheet that only extensions need.
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
final class ExtensionStyleTest extends PageTestCase {

	private const STYLE = '/build/extensions.css?ver=abc';

	public function test_home_without_extensions_does_not_load_the_style(): void {
		$this->activate();

		$this->assertStringNotContainsString( 'extensions.css', $this->open_app() );
	}

	public function test_a_classic_page_without_extensions_does_not_load_the_style(): void {
		$this->activate();

		$this->assertStringNotContainsString( 'extensions.css', $this->open_settings() );
	}

	public function test_an_extension_gets_the_style_behind_that_of_the_app(): void {
		$this->activate();
		$this->add_extension( array( 'wp-hooks' ) );
		$page = $this->open_app();

		$this->assertStringContainsString( self::STYLE, $page );
		$this->assertLessThan( strpos( $page, self::STYLE ), strpos( $page, '/build/main.css?ver=abc' ) );
	}

	public function test_an_extension_on_a_classic_page_gets_the_style(): void {
		$this->activate();
		$this->add_extension( array( 'wp-hooks' ) );

		$this->assertStringContainsString( self::STYLE, $this->open_settings() );
	}

	public function test_an_extension_that_enqueues_while_the_page_is_printed_gets_the_style(): void {
		$this->activate();
		$this->add_extension( array( 'wp-hooks' ), 'admin_footer' );

		$this->assertStringContainsString( self::STYLE, $this->open_app() );
	}

	public function test_an_extension_that_enqueues_while_the_page_is_printed_gets_the_styles_of_its_packages(): void {
		$this->activate();
		$this->add_extension( array( 'wc-components' ), 'admin_footer' );

		$this->assertSame( 1, preg_match( '#components\.css#', $this->open_app() ) );
	}

	public function test_an_extension_that_wordpress_leaves_out_brings_no_style(): void {
		$this->activate();
		$this->add_extension( array( 'wp-of-another-version' ) );

		$this->assertStringNotContainsString( 'extensions.css', $this->open_app() );
	}

	public function test_the_style_of_an_extension_that_comes_later_overrides_it(): void {
		$this->activate();
		$this->add_extension( array( 'wp-hooks' ) );
		add_action(
			'admin_enqueue_scripts',
			static function (): void {
				wp_enqueue_style( 'trial-extension', plugins_url( 'trial/style.css' ), array(), '1' );
			},
			20
		);
		$page = $this->open_app();

		$this->assertLessThan( strpos( $page, 'trial/style.css' ), strpos( $page, self::STYLE ) );
	}
}
