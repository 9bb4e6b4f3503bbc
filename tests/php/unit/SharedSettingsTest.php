<?php
/**
 * Tests of the values that extensions change in the host's settings for scripts.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use RuntimeException;
use StoreAdmin\Boot\SharedSettings;

/**
 * The test file stands for an extension.
 */
final class SharedSettingsTest extends TestCase {

	private const FILTER = 'woocommerce_admin_shared_settings';

	/**
	 * Functions of the test.
	 *
	 * @var array<int, array{callable, int}>
	 */
	private array $added = array();

	protected function tearDown(): void {
		foreach ( $this->added as list( $callback, $priority ) ) {
			remove_filter( self::FILTER, $callback, $priority );
		}

		parent::tearDown();
	}

	/**
	 * Adds a function of an extension.
	 *
	 * @param callable $callback Function.
	 * @param int      $priority Its priority.
	 */
	private function extend( callable $callback, int $priority = 10 ): void {
		$this->added[] = array( $callback, $priority );
		add_filter( self::FILTER, $callback, $priority );
	}

	/**
	 * Adds a group at the end.
	 *
	 * @param string $id Id of the group.
	 */
	private static function adding( string $id ): callable {
		return static function ( array $settings ) use ( $id ): array {
			$settings['groups'][] = $id;

			return $settings;
		};
	}

	public function test_extensions_add_in_the_order_of_their_priorities(): void {
		$this->extend( self::adding( 'late' ), 30 );
		$this->extend( self::adding( 'early' ), 5 );

		$this->assertSame( array( 'settings', 'early', 'late' ), SharedSettings::extended( 'groups', array( 'settings' ) ) );
	}

	public function test_one_that_fails_or_returns_nothing_changes_nothing(): void {
		$this->extend( '__return_null', 5 );
		$this->extend(
			static function (): array {
				throw new RuntimeException( 'Broken.' );
			},
			6
		);
		$this->extend( self::adding( 'good' ), 7 );

		$this->assertSame( array( 'settings', 'good' ), SharedSettings::extended( 'groups', array( 'settings' ) ) );
	}

	public function test_without_extensions_the_value_is_that_of_the_host(): void {
		$this->assertSame( array( 'settings' ), SharedSettings::extended( 'groups', array( 'settings' ) ) );
	}
}
