<?php
/**
 * Tests of the takeover on the store's real host.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Page;

use StoreAdmin\Admin\Manifests;
use StoreAdmin\Admin\Preload;
use StoreAdmin\Boot\Facts;
use StoreAdmin\Plugin;
use StoreAdmin\Tests\PageTestCase;
use StoreAdmin\Tests\TrialPlugin;

/**
 * Each test opens one page.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class TakeoverTest extends PageTestCase {

	public function test_home_runs_our_bundle_under_the_handle_of_the_host(): void {
		$this->activate();
		$page = $this->open_app();

		$this->assertContains( Plugin::HANDLE, $this->printed_scripts( $page ) );
		$this->assertMatchesRegularExpression( '#src="[^"]*/build/main\.js\?ver=abc"#', $page );
		$this->assertMatchesRegularExpression( '#href=["\'][^"\']*/build/main\.css\?ver=abc["\']#', $page );
		$this->assertSame( Plugin::PAGE_MAIN, $this->boot_object( $page )['page'] );
	}

	public function test_a_classic_page_runs_the_bundle_of_the_header(): void {
		$this->activate();
		$page = $this->open_settings();

		$this->assertMatchesRegularExpression( '#src="[^"]*/build/embed\.js\?ver=abc"#', $page );
		$boot = $this->boot_object( $page );
		$this->assertSame( Plugin::PAGE_EMBED, $boot['page'] );
		$this->assertNotSame( array(), $boot['breadcrumbs'] );
	}

	public function test_home_without_extensions_loads_no_package_of_the_host(): void {
		$this->activate();
		$page    = $this->open_app();
		$scripts = $this->printed_scripts( $page );

		foreach ( array( 'wc-components', 'wc-settings', 'wc-navigation', 'wc-store-data', 'wp-components', 'wp-core-data', 'wp-block-editor', 'wp-plugins', 'moment', 'lodash' ) as $handle ) {
			$this->assertNotContains( $handle, $scripts );
		}

		$this->assertFalse( $this->boot_object( $page )['isExtended'] );
		$this->assertStringNotContainsString( 'var wcSettings', $page );
	}

	public function test_home_has_the_rest_answers_that_it_reads_first(): void {
		$this->activate();

		$paths = ( new Preload( new Manifests( TrialPlugin::MANIFESTS ), new Facts() ) )->paths( '/', '' );

		$this->assertSame( $paths, array_keys( $this->preloaded( $this->open_app() ) ) );
	}

	public function test_late_answers_are_printed_after_our_script(): void {
		$this->activate();
		$page = $this->open_app( array( 'path' => '/page-of-an-extension' ) );

		$this->assertSame( array( '/wc-admin/onboarding/tasks' ), $this->boot_object( $page )['latePaths'] );
		$this->assertSame( 1, preg_match( '#build/main\.js.*<script[^>]* id="store-admin-late-answers"[^>]*>(.*?)</script>#s', $page, $match ) );
		$this->assertSame( array( '/wc-admin/onboarding/tasks' ), array_keys( json_decode( $match[1], true, 512, JSON_THROW_ON_ERROR ) ) );
	}

	public function test_home_has_no_late_answers_because_it_reads_the_same_first(): void {
		$this->activate();
		$page = $this->open_app();

		$this->assertSame( array(), $this->boot_object( $page )['latePaths'] );
		$this->assertStringNotContainsString( 'store-admin-late-answers', $page );
	}

	public function test_home_has_no_rest_answers_that_the_user_may_not_read(): void {
		$this->activate();
		$this->sign_in_as( 'subscriber' );
		$answers = $this->preloaded( $this->open_app() );

		$this->assertSame( array( '/wp/v2/users/me?context=edit' ), array_keys( $answers ) );
		$this->assertSame( get_current_user_id(), $answers['/wp/v2/users/me?context=edit']['body']['id'] );
	}

	public function test_the_data_of_the_handle_stays(): void {
		$this->activate();
		$page = $this->open_app();

		foreach ( array( 'wcAdminFeatures', 'wcMarketplace', 'wcAdminAssets' ) as $name ) {
			$this->assertStringContainsString( $name, $page );
		}
	}

	public function test_preload_tags_name_our_script_and_screen_and_no_file_of_the_host(): void {
		$this->activate();
		$page = $this->open_app();
		preg_match_all( '#<link[^>]*rel=["\']preload["\'][^>]*href=["\']([^"\']+)#', $page, $matches );

		$chunks = array_values( preg_grep( '#/build/chunks/#', $matches[1] ) );
		$this->assertCount( 3, $chunks );
		$this->assertStringContainsString( '/build/main.js?ver=abc', $matches[1][0] );
		$this->assertStringEndsWith( '/build/chunks/store-work.js', $chunks[0] );
		$this->assertStringEndsWith( '/build/chunks/home.css', $chunks[1] );
		$this->assertStringEndsWith( '/build/chunks/home.js', $chunks[2] );

		$scripts = array_diff( $matches[1], $chunks );
		$this->assertNotEmpty( preg_grep( '#/react-dom(\.min)?\.js\?ver=#', $scripts ), 'React is fetched while the page is made.' );

		foreach ( $scripts as $address ) {
			$this->assertStringContainsString( ' src="' . $address . '"', $page, 'Tag and script name the same address.' );
			$this->assertStringNotContainsString( '/plugins/woocommerce/', $address );
		}
	}

	public function test_packages_of_wordpress_are_printed_before_the_answers_and_once(): void {
		$this->activate();
		$page = $this->open_app();

		$this->assertSame( 1, substr_count( $page, 'id="react-dom-js"' ) );
		$this->assertGreaterThan( strpos( $page, 'id="wp-data-js"' ), strpos( $page, 'id="' . Plugin::HANDLE . '-js-before"' ) );
	}

	public function test_an_extension_gets_what_it_names_before_our_script(): void {
		$this->activate();
		$this->add_extension( array( 'wc-components', 'wp-plugins' ) );
		$page    = $this->open_app();
		$scripts = $this->printed_scripts( $page );
		$ours    = array_search( Plugin::HANDLE, $scripts, true );

		foreach ( array( 'wc-components', 'wp-plugins', 'wp-components', 'wc-settings' ) as $handle ) {
			$this->assertContains( $handle, $scripts );
			$this->assertLessThan( $ours, array_search( $handle, $scripts, true ) );
		}

		$this->assertTrue( $this->boot_object( $page )['isExtended'] );
		$this->assertStringContainsString( 'var wcSettings', $page );
	}

	public function test_an_extension_that_names_our_handle_gets_all_of_the_host_and_runs_after_us(): void {
		$this->activate();
		$this->add_extension( array( Plugin::HANDLE ) );
		$page    = $this->open_app();
		$scripts = $this->printed_scripts( $page );

		$this->assertLessThan( array_search( 'trial-extension', $scripts, true ), array_search( Plugin::HANDLE, $scripts, true ) );
		$this->assertLessThan( array_search( Plugin::HANDLE, $scripts, true ), array_search( 'wc-components', $scripts, true ) );
		$this->assertStringContainsString( 'var wcSettings', $page );
	}

	public function test_scripts_of_the_host_find_the_signed_in_user_in_the_store(): void {
		$this->activate();
		$this->add_extension( array( Plugin::HANDLE ) );
		$page = $this->open_app();

		$hydration = strpos( $page, 'core.receiveCurrentUser( user )' );
		$this->assertLessThan( $hydration, strpos( $page, 'var wcSettings' ) );
		$this->assertLessThan( strrpos( $page, '/build/main.js' ), $hydration );
	}

	public function test_an_extension_that_enqueues_while_the_page_is_printed_gets_its_packages(): void {
		$this->activate();
		$this->add_extension( array( 'wc-navigation' ), 'admin_footer' );
		$page    = $this->open_app();
		$scripts = $this->printed_scripts( $page );

		$this->assertLessThan( array_search( Plugin::HANDLE, $scripts, true ), array_search( 'wc-navigation', $scripts, true ) );
		$this->assertTrue( $this->boot_object( $page )['isExtended'] );
		$this->assertStringContainsString( 'var wcSettings', $page );
	}

	public function test_an_extension_that_needs_what_we_load_anyway_changes_nothing(): void {
		$this->activate();
		$this->add_extension( array( 'wp-hooks', 'wp-data', 'wp-element' ) );
		$page = $this->open_app();

		$this->assertContains( 'trial-extension', $this->printed_scripts( $page ) );
		$this->assertNotContains( 'wp-components', $this->printed_scripts( $page ) );
		$this->assertFalse( $this->boot_object( $page )['isExtended'] );
	}

	public function test_an_extension_that_wordpress_leaves_out_keeps_no_package(): void {
		$this->activate();
		$this->add_extension( array( 'wc-components', 'wc-of-another-version' ) );
		$page = $this->open_app();

		$this->assertNotContains( 'trial-extension', $this->printed_scripts( $page ) );
		$this->assertNotContains( 'wc-components', $this->printed_scripts( $page ) );
	}

	public function test_home_does_not_replace_characters_with_pictures(): void {
		$this->activate();

		$this->open_app();

		$this->assertFalse( has_action( 'admin_print_scripts', 'print_emoji_detection_script' ) );
	}

	public function test_classic_pages_keep_the_emoji_script_of_wordpress(): void {
		$this->activate();

		$this->open_settings();

		$this->assertNotFalse( has_action( 'admin_print_scripts', 'print_emoji_detection_script' ) );
	}

	/**
	 * Filters, and values of a wrong type that a plugin could return.
	 *
	 * @return array<string, array{string, mixed}>
	 */
	public function nonsense(): array {
		return array(
			'order statuses that are no texts' => array(
				'wc_order_statuses',
				array(
					'wc-odd'   => array( 'x' ),
					'wc-odder' => new \stdClass(),
					'wc-sent'  => 'Sent',
				),
			),
			'no order statuses'                => array( 'wc_order_statuses', null ),
			'a language that is none'          => array( 'locale', false ),
			'a date format that is a list'     => array( 'pre_option_date_format', array( 'Y' ) ),
			'a time format that is an object'  => array( 'pre_option_time_format', new \stdClass() ),
			'a currency position as a list'    => array( 'pre_option_woocommerce_currency_pos', array( 'left' ) ),
			'features that are no list'        => array( 'woocommerce_admin_features', new \stdClass() ),
			'task lists hidden by an object'   => array( 'pre_option_woocommerce_task_list_hidden_lists', new \stdClass() ),
		);
	}

	/**
	 * @dataProvider nonsense
	 *
	 * @param string $filter Name of the filter.
	 * @param mixed  $answer Value that the filter returns.
	 * @group stand-in-host
	 */
	public function test_home_runs_our_app_although_a_filter_returns_a_wrong_type( string $filter, $answer ): void {
		$this->activate();
		$complaints = array();
		set_error_handler(
			static function ( int $kind, string $message, string $file ) use ( &$complaints ): bool {
				if ( false !== strpos( $file, dirname( __DIR__, 3 ) . '/php/' ) ) {
					$complaints[] = $message;
				}

				return true;
			}
		);
		add_filter(
			$filter,
			static function () use ( $answer ) {
				return $answer;
			},
			99
		);
		$page = $this->open_app();
		restore_error_handler();

		$this->assertStringContainsString( '/build/main.js', $page );
		$this->assertIsArray( $this->boot_object( $page )['currency'] );
		$this->assertSame( array(), $complaints );
	}

	public function test_right_to_left_languages_get_the_mirrored_stylesheet(): void {
		$this->activate();
		$GLOBALS['wp_locale']->text_direction = 'rtl';
		wp_styles()->text_direction           = 'rtl';

		$this->assertMatchesRegularExpression( '#href=["\'][^"\']*/build/main-rtl\.css#', $this->open_app() );
	}
}
