<?php
/**
 * Tests of the offer of WooPayments.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use RuntimeException;
use StoreAdmin\Boot\PaymentsOffer;

/**
 * Is the class of the host itself.
 */
final class PaymentsOfferTest extends TestCase {

	private const NONE = array(
		'id'          => '',
		'description' => '',
		'action'      => '',
		'termsUrl'    => '',
	);

	/**
	 * What the class of the host returns; null to throw.
	 *
	 * @var mixed
	 */
	private static $settings;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		self::$settings = array();
	}

	/**
	 * The class of the host.
	 */
	public static function instance(): object {
		return new self( 'host' );
	}

	/**
	 * The settings of the host.
	 *
	 * @throws RuntimeException When it is broken.
	 *
	 * @return mixed
	 */
	public function shared_settings() {
		if ( null === self::$settings ) {
			throw new RuntimeException( 'Broken.' );
		}

		return self::$settings;
	}

	private function value(): array {
		return ( new PaymentsOffer( self::class ) )->value();
	}

	public function test_has_the_offer_that_an_extension_adds_on_a_host_without_one(): void {
		$add = static function ( array $settings ): array {
			return array( 'wcpayWelcomePageIncentive' => array( 'id' => 'offer-2' ) ) + $settings;
		};
		add_filter( 'woocommerce_admin_shared_settings', $add );
		$this->assertSame( 'offer-2', ( new PaymentsOffer( 'No_Such_Class' ) )->value()['id'] );

		wp_set_current_user( 0 );
		$this->assertSame( self::NONE, ( new PaymentsOffer( 'No_Such_Class' ) )->value() );
		remove_filter( 'woocommerce_admin_shared_settings', $add );
	}

	public function test_has_the_offer_of_the_host(): void {
		self::$settings = array(
			'wcpayWelcomePageIncentive' => array(
				'id'          => 'offer-1',
				'description' => 'Save <b>10%</b>',
				'tc_url'      => 'https://terms.test/',
				'other'       => array(),
			),
		);
		$this->assertSame(
			array(
				'id'          => 'offer-1',
				'description' => 'Save <b>10%</b>',
				'action'      => '',
				'termsUrl'    => 'https://terms.test/',
			),
			$this->value()
		);
	}

	public function test_is_empty_without_an_offer_and_for_nonsense(): void {
		foreach ( array( array(), null, 'nonsense', array( 'wcpayWelcomePageIncentive' => 'nonsense' ) ) as $settings ) {
			self::$settings = $settings;
			$this->assertSame( self::NONE, $this->value() );
		}
	}

	public function test_leaves_out_terms_at_an_address_that_runs_a_script(): void {
		self::$settings = array(
			'wcpayWelcomePageIncentive' => array(
				'id'     => 'offer-1',
				'tc_url' => 'javascript:alert(1)',
			),
		);
		$this->assertSame( '', $this->value()['termsUrl'] );
	}

	public function test_is_empty_on_newer_hosts_and_for_users_without_the_right(): void {
		$this->assertSame( self::NONE, ( new PaymentsOffer( FullScreenTest::class ) )->value() );
		self::$settings = array( 'wcpayWelcomePageIncentive' => array( 'id' => 'offer-1' ) );
		wp_set_current_user( 0 );
		$this->assertSame( self::NONE, $this->value() );
		wp_set_current_user( 1 );
	}
}
