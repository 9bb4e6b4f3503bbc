<?php
/**
 * Tests of loading the command palette later.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Page;

use StoreAdmin\Plugin;
use StoreAdmin\Tests\PageTestCase;

/**
 * WordPress before 6.9 has no palette. The tests then register handles of the same names.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class CommandPaletteTest extends PageTestCase {

	/**
	 * Makes sure that there is a palette.
	 */
	protected function setUp(): void {
		parent::setUp();
		add_action( 'admin_enqueue_scripts', array( $this, 'add_palette' ), 9 );
	}

	/**
	 * Enqueues a palette where WordPress has none.
	 */
	public function add_palette(): void {
		if ( ! function_exists( 'wp_enqueue_command_palette_assets' ) ) {
			wp_deregister_script( 'wp-core-commands' );
			wp_register_script( 'wp-core-commands', '/wp-includes/js/dist/core-commands.min.js', array( 'wp-commands', 'wp-core-data' ), '1', true );
			wp_add_inline_script( 'wp-core-commands', 'wp.coreCommands.initializeCommandPalette( {} );' );
			wp_enqueue_script( 'wp-commands' );
			wp_enqueue_style( 'wp-commands' );
			wp_enqueue_script( 'wp-core-commands' );
		}
	}

	/**
	 * Content of the template.
	 *
	 * @param string $page HTML of the page.
	 */
	private function waiting( string $page ): string {
		return 1 === preg_match( '#<template id="store-admin-command-palette">(.*?)</template>#s', $page, $match ) ? $match[1] : '';
	}

	public function test_the_palette_waits_in_a_template_with_all_its_dependencies(): void {
		$this->activate();
		$page    = $this->open_app();
		$waiting = $this->waiting( $page );

		foreach ( array( 'wp-commands', 'wp-core-commands', 'wp-components', 'wp-core-data' ) as $handle ) {
			$this->assertStringContainsString( "{$handle}-js", $waiting );
			$this->assertNotContains( $handle, $this->printed_scripts( $page ) );
		}

		$this->assertStringContainsString( 'initializeCommandPalette', $waiting );
		$this->assertStringContainsString( 'wp-commands-css', $waiting );
		$this->assertSame( 1, substr_count( $page, 'initializeCommandPalette' ) );
	}

	public function test_the_template_leaves_out_scripts_that_the_page_has(): void {
		$this->activate();

		$this->assertStringNotContainsString( 'id="wp-data-js"', $this->waiting( $this->open_app() ) );
	}

	public function test_the_palette_is_enqueued_while_the_admin_bar_is_printed(): void {
		$this->activate();
		$is_enqueued = false;
		add_action(
			'admin_notices',
			static function () use ( &$is_enqueued ): void {
				$is_enqueued = wp_script_is( 'wp-core-commands', 'enqueued' );
			}
		);
		$this->open_app();

		$this->assertTrue( $is_enqueued );
	}

	public function test_the_palette_stays_on_the_page_when_an_extension_depends_on_it(): void {
		$this->activate();
		$this->add_extension( array( 'wp-commands' ) );
		$page = $this->open_app();

		$this->assertContains( 'wp-core-commands', $this->printed_scripts( $page ) );
		$this->assertSame( '', $this->waiting( $page ) );
	}

	public function test_the_palette_waits_on_settings_pages(): void {
		$this->activate();
		$page = $this->open_settings();

		$this->assertStringContainsString( 'wp-core-commands-js', $this->waiting( $page ) );
		$this->assertNotContains( 'wp-core-commands', $this->printed_scripts( $page ) );
	}

	public function test_sv1_settings_pages_have_the_style_of_the_save_button_without_the_palette(): void {
		$this->activate();
		$is_printed = false;
		add_action(
			'admin_print_styles',
			static function () use ( &$is_printed ): void {
				$is_printed = wp_style_is( 'wp-components', 'done' );
			},
			PHP_INT_MAX
		);
		$this->open_settings();

		$this->assertTrue( $is_printed );
	}

	public function test_the_palette_stays_on_other_classic_pages(): void {
		$this->activate();
		$page = $this->open( array( 'page' => 'wc-status' ), 'woocommerce_page_wc-status' );

		$this->assertContains( 'wp-core-commands', $this->printed_scripts( $page ) );
		$this->assertSame( '', $this->waiting( $page ) );
	}

	public function test_the_palette_alone_does_not_make_the_page_extended(): void {
		$this->activate();

		$this->assertFalse( $this->boot_object( $this->open_app() )['isExtended'] );
		$this->assertNotContains( 'wc-components', wp_scripts()->registered[ Plugin::HANDLE ]->deps );
	}
}
