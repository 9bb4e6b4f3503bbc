<?php
/**
 * Tests of the facts of the Payments settings.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Boot\PaymentFacts;
use WC_Payment_Gateway;

/**
 * Uses the gateways of the store, and one of an extension.
 */
final class PaymentFactsTest extends TestCase {

	protected function tearDown(): void {
		remove_all_filters( 'woocommerce_payment_gateways' );
		WC()->payment_gateways()->init();
		parent::tearDown();
	}

	public function test_the_store_has_only_gateways_of_the_host(): void {
		WC()->payment_gateways()->init();
		$this->assertTrue( ( new PaymentFacts() )->has_only_own_gateways() );
	}

	public function test_a_gateway_of_an_extension_is_told_apart_by_its_file(): void {
		add_filter(
			'woocommerce_payment_gateways',
			static function ( array $gateways ): array {
				$gateways[] = new class() extends WC_Payment_Gateway {

					/**
					 * Id of the gateway.
					 *
					 * @var string
					 */
					public $id = 'trial';
				};
				return $gateways;
			}
		);
		WC()->payment_gateways()->init();
		$this->assertFalse( ( new PaymentFacts() )->has_only_own_gateways() );
	}

	public function test_recommended_providers_are_wanted_until_they_are_hidden(): void {
		$option = 'woocommerce_setting_payments_recommendations_hidden';
		delete_option( $option );
		$this->assertTrue( ( new PaymentFacts() )->wants_suggestions() );
		update_option( $option, 'yes' );
		$this->assertFalse( ( new PaymentFacts() )->wants_suggestions() );
		delete_option( $option );
	}
}
