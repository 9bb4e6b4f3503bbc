<?php
/**
 * Tests of quiet mode.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Boot\HeaderFacts;
use StoreAdmin\Boot\StoreFacts;
use StoreAdmin\Plugin;
use StoreAdmin\Quiet\QuietMode;

/**
 * Changes the preference of the signed-in user.
 */
final class QuietModeTest extends TestCase {

	private const META = 'woocommerce_admin_' . QuietMode::FIELD;

	/**
	 * Lets the owner allow suggestions.
	 */
	protected function setUp(): void {
		parent::setUp();
		update_option( 'woocommerce_show_marketplace_suggestions', 'yes' );
	}

	/**
	 * Turns quiet mode off.
	 */
	protected function tearDown(): void {
		delete_user_meta( get_current_user_id(), self::META );
		remove_all_filters( 'woocommerce_allow_marketplace_suggestions' );
		update_option( 'woocommerce_allow_tracking', 'no' );
		update_option( 'woocommerce_show_marketplace_suggestions', 'no' );
		parent::tearDown();
	}

	public function test_is_off_by_default(): void {
		$this->assertFalse( QuietMode::is_on() );
		$this->assertTrue( QuietMode::refuse( true ) );
		$this->assertFalse( QuietMode::suppress( false ) );
		$this->assertSame( QuietMode::FEATURES, QuietMode::without_promotions( QuietMode::FEATURES ) );
		$this->assertTrue( ( new StoreFacts() )->shows_suggestions() );
	}

	public function test_turns_off_suggestions_surveys_and_features_that_only_promote(): void {
		update_user_meta( get_current_user_id(), self::META, 'yes' );
		update_option( 'woocommerce_allow_tracking', 'yes' );
		$this->assertFalse( QuietMode::refuse( true ) );
		$this->assertTrue( QuietMode::suppress( false ) );
		$this->assertSame( array( 'analytics', 'marketing' ), QuietMode::without_promotions( array( 'analytics', 'printful', 'marketing', 'wc-pay-promotion' ) ) );
		$this->assertFalse( ( new StoreFacts() )->shows_suggestions() );
		$this->assertTrue( ( new HeaderFacts() )->is_tracking_allowed() );
		$this->assertFalse( ( new HeaderFacts() )->asks_opinions() );
	}

	public function test_counts_more_than_the_filter_of_an_extension(): void {
		update_user_meta( get_current_user_id(), self::META, 'yes' );
		Plugin::add_shared_hooks();
		add_filter( 'woocommerce_allow_marketplace_suggestions', '__return_true', 999 );

		$this->assertFalse( apply_filters( 'woocommerce_allow_marketplace_suggestions', true ) );
	}

	public function test_m1_hides_the_link_to_more_payment_providers_of_older_hosts_also_where_the_owner_wants_no_suggestions(): void {
		$this->assertSame( '', $this->printed() );

		update_user_meta( get_current_user_id(), self::META, 'yes' );
		$this->assertStringContainsString( '#settings-other-payment-methods', $this->printed() );

		delete_user_meta( get_current_user_id(), self::META );
		update_option( 'woocommerce_show_marketplace_suggestions', 'no' );
		$this->assertStringContainsString( '#settings-other-payment-methods', $this->printed() );
	}

	/** What is printed above the list of payment methods. */
	private function printed(): string {
		ob_start();
		QuietMode::hide_provider_link();

		return (string) ob_get_clean();
	}

	public function test_adds_its_field_and_survives_values_of_other_types(): void {
		$this->assertContains( QuietMode::FIELD, Plugin::add_quiet_field( array( 'a' ) ) );
		$this->assertSame( array( QuietMode::FIELD ), Plugin::add_quiet_field( null ) );
		$this->assertNull( QuietMode::without_promotions( null ) );
	}
}
