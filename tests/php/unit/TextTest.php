<?php
/**
 * Tests of values that plugins use as texts.
 *
 * @package StoreAdmin\Tests
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Boot\Text;

/**
 * Tests Text.
 */
final class TextTest extends TestCase {

	/**
	 * A value and its text.
	 *
	 * @return array<string, array{mixed, string}>
	 */
	public static function values(): array {
		return array(
			'entities'          => array( '&euro;&nbsp;&amp;', "€\u{a0}&" ),
			'tags'              => array( '<i class="x">kr</i>', 'kr' ),
			'a blank'           => array( ' ', ' ' ),
			'a comparison'      => array( 'size < 4 > 2', 'size < 4 > 2' ),
			'a tag in entities' => array( '&lt;b&gt;', '<b>' ),
			'an object'         => array( new \stdClass(), '' ),
			'a list'            => array( array( 'kr' ), '' ),
		);
	}

	/**
	 * @dataProvider values
	 *
	 * @param mixed  $given    Value of a filter.
	 * @param string $expected Expected text.
	 */
	public function test_decoded_gives_plain_text( $given, string $expected ): void {
		$this->assertSame( $expected, Text::decoded( $given ) );
	}
}
