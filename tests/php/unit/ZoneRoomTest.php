<?php
/**
 * Tests of the space for shipping zones.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use RuntimeException;
use StoreAdmin\Admin\ZoneRoom;
use StoreAdmin\Plugin;

/**
 * Stands in for the host's class that reads zones.
 */
final class ZoneRoomTest extends TestCase {

	/**
	 * What the host returns; an exception is thrown.
	 *
	 * @var mixed
	 */
	private static $zones = array();

	protected function setUp(): void {
		parent::setUp();
		wp_deregister_style( Plugin::HANDLE );
		wp_register_style( Plugin::HANDLE, 'http://localhost/app.css', array(), '1' );

		if ( ! class_exists( 'WC_Data_Store' ) ) {
			class_alias( self::class, 'WC_Data_Store' );
		}
	}

	protected function tearDown(): void {
		wp_deregister_style( Plugin::HANDLE );
		parent::tearDown();
	}

	/**
	 * The class that reads zones.
	 */
	public static function load(): object {
		return new class( self::$zones ) {
			/**
			 * What is returned.
			 *
			 * @var mixed
			 */
			private $zones;

			/**
			 * Stores what is returned.
			 *
			 * @param mixed $zones The value.
			 */
			public function __construct( $zones ) {
				$this->zones = $zones;
			}

			/**
			 * Returns or throws it.
			 *
			 * @return mixed
			 * @throws RuntimeException The exception that the test sets.
			 */
			public function get_zones() {
				if ( $this->zones instanceof RuntimeException ) {
					throw $this->zones;
				}

				return $this->zones;
			}
		};
	}

	/**
	 * The style that is added for these zones.
	 *
	 * @param mixed $zones What the host returns.
	 */
	private function style( $zones ): string {
		self::$zones = $zones;
		( new ZoneRoom() )->reserve();
		$added = wp_styles()->get_data( Plugin::HANDLE, 'after' );

		return is_array( $added ) ? implode( '', $added ) : '';
	}

	public function test_the_empty_table_is_as_high_as_its_rows_will_be(): void {
		self::assertStringContainsString( 'tbody:empty::before{content:"";display:table-row;height:255px}', $this->style( array( 1, 2, 3 ) ) );
	}

	/**
	 * Values for which nothing is known.
	 *
	 * @return array<string, array{0: mixed}>
	 */
	public static function unknown(): array {
		return array(
			'no zone'       => array( array() ),
			'another shape' => array( 'nonsense' ),
			'an exception'  => array( new RuntimeException( 'Broken.' ) ),
		);
	}

	/**
	 * Nothing is reserved then.
	 *
	 * @dataProvider unknown
	 * @param mixed $zones What the host returns.
	 */
	public function test_no_space_is_reserved_for( $zones ): void {
		self::assertSame( '', $this->style( $zones ) );
	}
}
