<?php
/**
 * Tests of the facts that decide which parts a settings tab gets.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Boot\ShippingFacts;
use StoreAdmin\Boot\TourFacts;

/**
 * Uses the options of the store.
 */
final class SettingsFactsTest extends TestCase {

	private const SMART = array( 'shipping-smart-defaults' );

	/**
	 * Options of a new store in the United States.
	 */
	private const OPTIONS = array(
		'woocommerce_default_country'                      => 'US:TX',
		'woocommerce_onboarding_profile'                   => array( 'product_types' => array( 'physical', 'downloads' ) ),
		'woocommerce_settings_shipping_recommendations_hidden' => 'no',
		'woocommerce_admin_created_default_shipping_zones' => 'yes',
		'woocommerce_admin_reviewed_default_shipping_zones' => 'no',
		'woocommerce_store_address'                        => '',
		'woocommerce_store_city'                           => ' ',
		'woocommerce_store_postcode'                       => '',
	);

	protected function tearDown(): void {
		$_GET = array();
		array_map( 'remove_all_filters', preg_replace( '/^/', 'pre_option_', array_keys( self::OPTIONS ) ) );
		parent::tearDown();
	}

	/**
	 * Sets the options.
	 *
	 * @param array<string, mixed> $changes Those that differ from a new store.
	 */
	private function store( array $changes = array() ): void {
		foreach ( $changes + self::OPTIONS as $name => $value ) {
			add_filter(
				"pre_option_$name",
				static function () use ( $value ) {
					return $value;
				}
			);
		}
	}

	/**
	 * Stores, and how shipping labels are recommended to them.
	 *
	 * @return array<string, array{0: array<string, mixed>, 1: string[], 2: string}>
	 */
	public function stores(): array {
		return array(
			'in the United States' => array( array(), self::SMART, 'install' ),
			'elsewhere'            => array( array( 'woocommerce_default_country' => 'DE:BE' ), self::SMART, '' ),
			'elsewhere, other way' => array( array( 'woocommerce_default_country' => 'DE:BE' ), array(), 'install' ),
			'downloads only'       => array( array( 'woocommerce_onboarding_profile' => array( 'product_types' => array( 'downloads' ) ) ), self::SMART, '' ),
			'a broken profile'     => array( array( 'woocommerce_onboarding_profile' => 'none' ), self::SMART, 'install' ),
			'hidden'               => array( array( 'woocommerce_settings_shipping_recommendations_hidden' => 'yes' ), self::SMART, '' ),
		);
	}

	/**
	 * Each of them.
	 *
	 * @dataProvider stores
	 *
	 * @param array<string, mixed> $changes  Options that differ from a new store.
	 * @param string[]             $features Features of the host.
	 * @param string               $offer    The recommendation.
	 */
	public function test_recommends_shipping_labels( array $changes, array $features, string $offer ): void {
		$this->store( $changes );
		$this->assertSame( $offer, ( new ShippingFacts() )->offer( $features ) );
	}

	public function test_explains_the_zones_once(): void {
		$this->store();
		$this->assertTrue( ( new TourFacts() )->wants_zones() );
		$this->tearDown();
		$this->store( array( 'woocommerce_admin_reviewed_default_shipping_zones' => 'yes' ) );
		$this->assertFalse( ( new TourFacts() )->wants_zones() );
	}

	public function test_explains_the_address_only_when_nothing_of_it_is_known(): void {
		$this->store();
		$this->assertFalse( ( new TourFacts() )->wants_address() );
		$_GET['tutorial'] = 'true';
		$this->assertTrue( ( new TourFacts() )->wants_address() );
		$this->tearDown();
		$_GET['tutorial'] = 'true';
		$this->store( array( 'woocommerce_store_city' => 'Austin' ) );
		$this->assertFalse( ( new TourFacts() )->wants_address() );
	}
}
