<?php
/**
 * Tests of preloading.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use RuntimeException;
use StoreAdmin\Admin\Manifests;
use StoreAdmin\Admin\Preload;
use StoreAdmin\Boot\Facts;
use StoreAdmin\Tests\TrialPlugin;
use WP_Error;

/**
 * Uses routes that fail in different ways.
 */
final class PreloadTest extends TestCase {

	/**
	 * Registers the routes of these tests.
	 */
	protected function setUp(): void {
		parent::setUp();
		rest_get_server();
		$this->register(
			'good',
			static function (): array {
				return array( 'html' => '</script><b>' );
			}
		);
		$this->register(
			'throwing',
			static function (): void {
				throw new RuntimeException( 'broken' );
			}
		);
		$this->register(
			'fatal',
			static function (): void {
				$nothing = null;
				$nothing->call();
			}
		);
		$this->register(
			'printing',
			static function (): array {
				echo 'Warning: something';

				return array( 'fine' => true );
			}
		);
		$this->register(
			'failing',
			static function (): WP_Error {
				return new WP_Error( 'trial', 'No', array( 'status' => 500 ) );
			}
		);
		$this->register( 'forbidden', '__return_true', '__return_false' );
	}

	/**
	 * Registers a route below /trial/v1/.
	 *
	 * @param string   $name       Name.
	 * @param callable $callback   Answers.
	 * @param callable $permission Decides who may ask.
	 */
	private function register( string $name, callable $callback, ?callable $permission = null ): void {
		rest_get_server()->register_route(
			'trial/v1',
			"/trial/v1/{$name}",
			array(
				array(
					'methods'             => 'GET',
					'callback'            => $callback,
					'permission_callback' => $permission ?? '__return_true',
				),
			)
		);
	}

	public function test_answers_are_listed_by_their_path(): void {
		$answers = ( new Preload( new Manifests( TrialPlugin::MANIFESTS ), new Facts() ) )->collect( array( '/trial/v1/good?x=1' ) );

		$this->assertSame( array( 'html' => '</script><b>' ), $answers['/trial/v1/good?x=1']['body'] );
	}

	/**
	 * Routes without a good answer.
	 *
	 * @return array<int, array{string}>
	 */
	public function bad_routes(): array {
		return array( array( 'throwing' ), array( 'fatal' ), array( 'failing' ), array( 'forbidden' ), array( 'unknown' ) );
	}

	/**
	 * Checks one route.
	 *
	 * @dataProvider bad_routes
	 * @param string $name Name of the route.
	 */
	public function test_a_failed_answer_is_left_out( string $name ): void {
		$answers = ( new Preload( new Manifests( TrialPlugin::MANIFESTS ), new Facts() ) )->collect( array( "/trial/v1/{$name}", '/trial/v1/good' ) );

		$this->assertSame( array( '/trial/v1/good' ), array_keys( $answers ) );
	}

	public function test_output_of_a_route_is_not_printed(): void {
		$this->expectOutputString( '' );
		$answers = ( new Preload( new Manifests( TrialPlugin::MANIFESTS ), new Facts() ) )->collect( array( '/trial/v1/printing' ) );

		$this->assertSame( array( 'fine' => true ), $answers['/trial/v1/printing']['body'] );
	}

	public function test_the_script_cannot_be_closed_by_an_answer(): void {
		$preload = new Preload( new Manifests( TrialPlugin::MANIFESTS ), new Facts() );
		$script  = $preload->script( $preload->collect( array( '/trial/v1/good' ) ) );

		$this->assertStringStartsWith( 'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( {', $script );
		$this->assertStringNotContainsString( '</script', $script );
		$this->assertSame( '', $preload->script( array() ) );
	}

	/**
	 * Paths of a screen, with the options of the store as given.
	 *
	 * @param string               $screen  Value of the query argument `path`.
	 * @param string               $task    Value of the query argument `task`.
	 * @param array<string, mixed> $options Options of the store.
	 * @param bool                 $is_late Whether to return the late paths.
	 * @return string[]
	 */
	private function paths( string $screen, string $task = '', array $options = array(), bool $is_late = false ): array {
		foreach ( $options as $option => $value ) {
			add_filter(
				"pre_option_{$option}",
				static function () use ( $value ) {
					return $value;
				},
				99
			);
		}

		$paths = ( new Preload( new Manifests( TrialPlugin::MANIFESTS ), new Facts() ) )->paths( $screen, $task, $is_late );

		foreach ( array_keys( $options ) as $option ) {
			remove_all_filters( "pre_option_{$option}", 99 );
		}

		return $paths;
	}

	public function test_home_has_the_same_paths_with_and_without_a_slash(): void {
		$this->assertSame( $this->paths( '' ), $this->paths( '/' ) );
		$this->assertContains( '/wc-admin/onboarding/tasks', $this->paths( '' ) );
	}

	public function test_other_screens_have_the_paths_of_every_page(): void {
		$this->assertSame( array( '/wp/v2/users/me?context=edit' ), $this->paths( '/page-of-an-extension', 'tax', array( 'woocommerce_allow_tracking' => 'no' ) ) );
	}

	public function test_a_path_is_left_out_when_its_fact_does_not_hold(): void {
		$questions = '/wc-admin/options?options=woocommerce_ces_tracks_queue';

		$this->assertContains( $questions, $this->paths( '', '', array( 'woocommerce_allow_tracking' => 'yes' ) ) );
		$this->assertNotContains( $questions, $this->paths( '', '', array( 'woocommerce_allow_tracking' => 'no' ) ) );
	}

	public function test_a_task_adds_its_paths_on_home_also_for_a_fact_that_must_not_hold(): void {
		$own   = '/wc-admin/options?options=woocommerce_calc_taxes';
		$begun = array(
			'woocommerce_task_list_hidden_lists'    => array(),
			'woocommerce_task_list_completed_lists' => array(),
		);
		$over  = array( 'woocommerce_task_list_hidden_lists' => array( 'setup' ) ) + $begun;

		$this->assertContains( $own, $this->paths( '', 'tax', $begun ) );
		$this->assertNotContains( $own, $this->paths( '', 'tax', $over ) );
		$this->assertNotContains( $own, $this->paths( '', 'payments', $begun ) );
	}

	public function test_a_list_becomes_one_argument_per_value(): void {
		$options = array(
			'woocommerce_task_list_hidden_lists'    => array( 'setup' ),
			'woocommerce_actionable_order_statuses' => array( 'processing', 'gone', 'at work' ),
		);
		$orders  = '/wc-analytics/orders?page=1&per_page=1&status%5B0%5D=processing&status%5B1%5D=at%20work&_fields[0]=id';

		$statuses = static function (): array {
			return array(
				'wc-processing' => 'Processing',
				'wc-at work'    => 'At work',
			);
		};
		add_filter( 'wc_order_statuses', $statuses );

		$this->assertContains( $orders, $this->paths( '', '', $options ), 'A status that no plugin brings any more is left out.' );
		$this->assertSame( array(), preg_grep( '#/wc-analytics/orders#', $this->paths( '', '', array( 'woocommerce_actionable_order_statuses' => array() ) + $options ) ), 'An empty list does not hold.' );
	}

	public function test_the_paths_of_a_screen_need_its_capability(): void {
		$admin = get_current_user_id();
		wp_set_current_user( 0 );
		$paths = $this->paths( '', 'tax' );
		wp_set_current_user( $admin );

		$this->assertSame( array( '/wp/v2/users/me?context=edit' ), $paths );
	}

	public function test_a_late_path_is_not_among_those_that_are_read_first(): void {
		$options = array(
			'woocommerce_task_list_hidden_lists'    => array(),
			'woocommerce_task_list_completed_lists' => array(),
		);
		$tasks   = '/wc-admin/onboarding/tasks';

		$this->assertNotContains( $tasks, $this->paths( '/page-of-an-extension', '', $options ) );
		$this->assertSame( array( $tasks ), $this->paths( '/page-of-an-extension', '', $options, true ) );
		$this->assertSame( array(), $this->paths( '/page-of-an-extension', '', array( 'woocommerce_task_list_hidden_lists' => array( 'setup' ) ) + $options, true ), 'Its conditions must hold too.' );
	}

	public function test_a_screen_without_the_header_has_no_late_paths(): void {
		$options = array(
			'woocommerce_task_list_hidden_lists'    => array(),
			'woocommerce_task_list_completed_lists' => array(),
		);

		$this->assertSame( array(), $this->paths( '/extensions', '', $options, true ) );
	}

	public function test_there_are_no_paths_without_a_build(): void {
		$this->assertSame( array(), ( new Preload( new Manifests( null ), new Facts() ) )->paths( '', '' ) );
	}
}
