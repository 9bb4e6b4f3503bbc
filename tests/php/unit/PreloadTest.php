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
use StoreAdmin\Admin\Preload;
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

	public function test_f5_no_report_is_calculated_for_the_page(): void {
		$paths = ( new Preload() )->paths( '' );

		$this->assertNotSame( array(), $paths );
		$this->assertSame( array(), preg_grep( '#/wc-analytics/(reports|leaderboards|performance)#', $paths ) );
	}

	public function test_answers_are_listed_by_their_path(): void {
		$answers = ( new Preload() )->collect( array( '/trial/v1/good?x=1' ) );

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
		$answers = ( new Preload() )->collect( array( "/trial/v1/{$name}", '/trial/v1/good' ) );

		$this->assertSame( array( '/trial/v1/good' ), array_keys( $answers ) );
	}

	public function test_output_of_a_route_is_not_printed(): void {
		$this->expectOutputString( '' );
		$answers = ( new Preload() )->collect( array( '/trial/v1/printing' ) );

		$this->assertSame( array( 'fine' => true ), $answers['/trial/v1/printing']['body'] );
	}

	public function test_the_script_cannot_be_closed_by_an_answer(): void {
		$preload = new Preload();
		$script  = $preload->script( $preload->collect( array( '/trial/v1/good' ) ) );

		$this->assertStringStartsWith( 'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( {', $script );
		$this->assertStringNotContainsString( '</script', $script );
		$this->assertSame( '', $preload->script( array() ) );
	}

	public function test_home_has_the_same_paths_with_and_without_a_slash(): void {
		$preload = new Preload();

		$this->assertSame( $preload->paths( '' ), $preload->paths( '/' ) );
		$this->assertContains( '/wc-admin/onboarding/tasks', $preload->paths( '' ) );
		$this->assertNotContains( '/wc-admin/onboarding/tasks', $preload->paths( '/setup-wizard' ) );
		$this->assertContains( '/wp/v2/users/me?context=edit', $preload->paths( '/page-of-an-extension' ) );
	}
}
