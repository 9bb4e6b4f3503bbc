<?php
/**
 * Tests of screens without menu and toolbar.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\FullScreen;
use StoreAdmin\Admin\Manifests;

/**
 * Uses manifests of its own.
 */
final class FullScreenTest extends TestCase {

	private const SCREEN = array(
		'capability' => 'manage_woocommerce',
		'chunk'      => 'flow',
		'preloads'   => array(),
		'fullScreen' => 'flow-class',
	);

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	protected function tearDown(): void {
		remove_all_filters( 'admin_body_class' );
		wp_set_current_user( 1 );
		parent::tearDown();
	}

	private function manifests(): Manifests {
		return new Manifests(
			array(
				'hostPaths' => array(),
				'facts'     => array(),
				'app'       => array(
					'chunk'    => 'app',
					'preloads' => array(),
				),
				'screens'   => array(
					'/flow/*' => self::SCREEN,
					'/plain'  => array_diff_key( self::SCREEN, array( 'fullScreen' => '' ) ),
				),
				'tasks'     => array(),
				'islands'   => array(),
			)
		);
	}

	/**
	 * The pattern of a screen is that of all paths below, and of no path that only begins alike.
	 */
	public function test_a_screen_is_known_by_its_path_and_those_below(): void {
		foreach ( array( '/flow', '/flow/', '/flow/step', '/flow/step/more' ) as $path ) {
			$this->assertSame( 'flow-class', $this->manifests()->full_screen( $path ) );
			$this->assertSame( array( 'app', 'flow' ), $this->manifests()->chunks( $path, '' ) );
		}

		foreach ( array( '/flower', '/plain', '/', '' ) as $path ) {
			$this->assertSame( '', $this->manifests()->full_screen( $path ) );
		}
	}

	public function test_a_user_without_the_right_keeps_the_menu(): void {
		wp_set_current_user( 0 );
		$this->assertSame( '', $this->manifests()->full_screen( '/flow' ) );
	}

	public function test_body_has_the_classes_of_the_host_and_of_the_screen(): void {
		( new FullScreen( 'flow-class' ) )->add_hooks();
		$classes = explode( ' ', trim( apply_filters( 'admin_body_class', 'other' ) ) );
		$this->assertSame( array( 'other', 'woocommerce-admin-full-screen', 'is-wp-toolbar-disabled', 'flow-class' ), $classes );
	}

	public function test_body_of_other_screens_stays_as_it_is(): void {
		( new FullScreen( '' ) )->add_hooks();
		$this->assertSame( 'other', apply_filters( 'admin_body_class', 'other' ) );
	}
}
