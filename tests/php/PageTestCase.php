<?php
/**
 * Opens pages of wp-admin.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Plugin;

/**
 * Base class of tests that open a page, with the scripts and hooks of the store's host.
 */
abstract class PageTestCase extends TestCase {

	/**
	 * Our plugin, as if it was installed.
	 *
	 * @var TrialPlugin
	 */
	protected TrialPlugin $plugin;

	/**
	 * Users to delete at the end.
	 *
	 * @var int[]
	 */
	private array $users = array();

	/**
	 * Creates the plugin under test, and removes the hooks of the installed copy.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->plugin = new TrialPlugin();
		$this->unhook_installed_plugin();
	}

	/**
	 * Cleans up.
	 */
	protected function tearDown(): void {
		$this->plugin->remove();
		array_map( 'wp_delete_user', $this->users );
		parent::tearDown();
	}

	/**
	 * Opens page=wc-admin.
	 *
	 * @param array<string, string> $query Further arguments of the address.
	 * @return string HTML of the page.
	 */
	protected function open_app( array $query = array() ): string {
		return $this->open( array_merge( array( 'page' => 'wc-admin' ), $query ), 'woocommerce_page_wc-admin' );
	}

	/**
	 * Opens a classic page of the host.
	 */
	protected function open_settings(): string {
		return $this->open( array( 'page' => 'wc-settings' ), 'woocommerce_page_wc-settings' );
	}

	/**
	 * Opens a page the way wp-admin/admin.php and admin-header.php do. Of pages other than the app the content is left out.
	 *
	 * @param array<string, string> $query  Arguments of the address.
	 * @param string                $screen Screen id, which is the hook suffix too.
	 */
	protected function open( array $query, string $screen ): string {
		global $pagenow, $plugin_page, $hook_suffix;

		$_GET                   = $query;
		$_REQUEST               = $query;
		$pagenow                = isset( $query['page'] ) ? 'admin.php' : 'index.php';
		$plugin_page            = $query['page'] ?? null;
		$_SERVER['REQUEST_URI'] = '/wp-admin/' . add_query_arg( $query, $pagenow );
		$hook_suffix            = $screen;

		ob_start();
		do_action( 'admin_menu', '' );
		set_current_screen( $screen );
		do_action( 'admin_enqueue_scripts', $screen );
		do_action( 'admin_print_styles' );
		do_action( 'admin_print_scripts' );
		do_action( 'admin_notices' );

		if ( 'wc-admin' === $plugin_page ) {
			do_action( $screen ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress prints the content of a page by this hook.
		}

		do_action( 'admin_footer', '' );
		do_action( 'admin_print_footer_scripts' );

		return (string) ob_get_clean();
	}

	/**
	 * Adds the hooks of the plugin under test.
	 */
	protected function activate(): void {
		( new Plugin( $this->plugin->file() ) )->add_hooks();
	}

	/**
	 * Enqueues a script the way a third-party plugin does.
	 *
	 * @param string[] $dependencies Handles of its dependencies.
	 * @param string   $hook         Hook at which it is enqueued.
	 */
	protected function add_extension( array $dependencies, string $hook = 'admin_enqueue_scripts' ): void {
		add_action(
			$hook,
			static function () use ( $dependencies ): void {
				wp_enqueue_script( 'trial-extension', plugins_url( 'trial/script.js' ), $dependencies, '1', true );
			}
		);
	}

	/**
	 * Signs in as a user with a role.
	 *
	 * @param string $role Role.
	 */
	protected function sign_in_as( string $role ): void {
		$id = wp_insert_user(
			array(
				'user_login' => uniqid( 'trial' ),
				'user_pass'  => wp_generate_password(),
				'role'       => $role,
			)
		);

		$this->assertIsInt( $id );
		$this->users[] = $id;
		wp_set_current_user( $id );
	}

	/**
	 * Handles of the printed scripts, in order.
	 *
	 * @param string $page HTML of the page.
	 * @return string[]
	 */
	protected function printed_scripts( string $page ): array {
		$printed = (string) preg_replace( '#<template.*?</template>#s', '', $page );
		preg_match_all( '/<script[^>]*\bid=["\']([\w.-]+)-js["\'][^>]*\bsrc=|<script[^>]*\bsrc=[^>]*\bid=["\']([\w.-]+)-js["\']/', $printed, $matches, PREG_SET_ORDER );

		return array_map(
			static function ( array $found ): string {
				return '' !== $found[1] ? $found[1] : $found[2];
			},
			$matches
		);
	}

	/**
	 * The boot object that was printed.
	 *
	 * @param string $page HTML of the page.
	 * @return array<string, mixed>
	 */
	protected function boot_object( string $page ): array {
		$this->assertSame( 1, preg_match( '/window\.storeAdminSettings = (\{.*\});/', $page, $match ), 'The boot object is on the page once.' );

		return json_decode( $match[1], true, 512, JSON_THROW_ON_ERROR );
	}

	/**
	 * REST answers that were printed.
	 *
	 * @param string $page HTML of the page.
	 * @return array<string, mixed>
	 */
	protected function preloaded( string $page ): array {
		if ( 1 !== preg_match( '/createPreloadingMiddleware\( (\{.*\}) \) \);/', $page, $match ) ) {
			return array();
		}

		return json_decode( $match[1], true, 512, JSON_THROW_ON_ERROR );
	}

	/**
	 * Removes the hooks of the copy that is installed in the store.
	 */
	private function unhook_installed_plugin(): void {
		global $wp_filter;

		foreach ( array( 'admin_enqueue_scripts', 'load-plugins.php', 'admin_post_' . Plugin::CHOOSE_SCREEN ) as $hook ) {
			foreach ( isset( $wp_filter[ $hook ] ) ? $wp_filter[ $hook ]->callbacks : array() as $priority => $callbacks ) {
				foreach ( $callbacks as $callback ) {
					if ( is_array( $callback['function'] ) && $callback['function'][0] instanceof Plugin ) {
						remove_action( $hook, $callback['function'], $priority );
					}
				}
			}
		}
	}
}
