<?php
/**
 * Tests of the currency and units of a country on older hosts.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\CurrencyRoute;
use WP_Error;

/**
 * The list of countries is ours, because the demo store has the route itself.
 */
final class CurrencyRouteTest extends TestCase {

	private const OPTIONS = array( 'woocommerce_currency', 'woocommerce_currency_pos', 'woocommerce_price_num_decimals', 'woocommerce_weight_unit' );

	/**
	 * Options before the test.
	 *
	 * @var array<string, mixed>
	 */
	private array $before = array();

	/**
	 * Keeps the options.
	 */
	protected function setUp(): void {
		parent::setUp();
		foreach ( self::OPTIONS as $option ) {
			$this->before[ $option ] = get_option( $option );
		}
	}

	/**
	 * Restores the options.
	 */
	protected function tearDown(): void {
		foreach ( $this->before as $option => $value ) {
			update_option( $option, $value );
		}
		parent::tearDown();
	}

	public function test_what_the_list_knows_is_saved_and_the_rest_stays(): void {
		update_option( 'woocommerce_weight_unit', 'lbs' );
		$response = CurrencyRoute::save_country(
			array(
				'JP' => array(
					'currency_code' => 'JPY',
					'currency_pos'  => 'left',
					'num_decimals'  => 0,
					'blogname'      => 'Never saved',
				),
			),
			'JP'
		);

		$this->assertNotInstanceOf( WP_Error::class, $response );
		$this->assertSame( 204, $response->get_status() );
		$this->assertSame( 'JPY', get_option( 'woocommerce_currency' ) );
		$this->assertSame( 'lbs', get_option( 'woocommerce_weight_unit' ) );
		$this->assertNotSame( 'Never saved', get_option( 'blogname' ) );
	}

	public function test_an_unknown_country_is_refused_and_changes_nothing(): void {
		$answer = CurrencyRoute::save_country( array( 'JP' => 'broken' ), 'JP' );

		$this->assertInstanceOf( WP_Error::class, $answer );
		$this->assertSame( 400, $answer->get_error_data()['status'] );
		$this->assertSame( $this->before['woocommerce_currency'], get_option( 'woocommerce_currency' ) );
	}
}
