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
use StoreAdmin\Quiet\QuietMode;

/**
 * Changes the preference of the signed-in user.
 */
final class QuietModeTest extends TestCase {

	private const META = 'woocommerce_admin_' . QuietMode::FIELD;

	/**
	 * Turns quiet mode off.
	 */
	protected function tearDown(): void {
		delete_user_meta( get_current_user_id(), self::META );
		remove_all_filters( 'woocommerce_allow_marketplace_suggestions' );
		update_option( 'woocommerce_allow_tracking', 'no' );
		parent::tearDown();
	}

	public function test_is_off_by_default(): void {
		$quiet = new QuietMode();

		$this->assertFalse( QuietMode::is_on() );
		$this->assertTrue( $quiet->refuse( true ) );
		$this->assertFalse( $quiet->suppress( false ) );
		$this->assertSame( QuietMode::FEATURES, $quiet->without_promotions( QuietMode::FEATURES ) );
		$this->assertTrue( ( new StoreFacts() )->shows_suggestions() );
	}

	public function test_turns_off_suggestions_surveys_and_features_that_only_promote(): void {
		update_user_meta( get_current_user_id(), self::META, 'yes' );
		update_option( 'woocommerce_allow_tracking', 'yes' );
		$quiet = new QuietMode();

		$this->assertFalse( $quiet->refuse( true ) );
		$this->assertTrue( $quiet->suppress( false ) );
		$this->assertSame( array( 'analytics', 'marketing' ), $quiet->without_promotions( array( 'analytics', 'printful', 'marketing', 'wc-pay-promotion' ) ) );
		$this->assertFalse( ( new StoreFacts() )->shows_suggestions() );
		$this->assertTrue( ( new HeaderFacts() )->is_tracking_allowed() );
		$this->assertFalse( ( new HeaderFacts() )->asks_opinions() );
	}

	public function test_counts_more_than_the_filter_of_an_extension(): void {
		update_user_meta( get_current_user_id(), self::META, 'yes' );
		( new QuietMode() )->add_hooks();
		add_filter( 'woocommerce_allow_marketplace_suggestions', '__return_true', 999 );

		$this->assertFalse( apply_filters( 'woocommerce_allow_marketplace_suggestions', true ) );
	}

	public function test_adds_its_field_and_survives_values_of_other_types(): void {
		$quiet = new QuietMode();

		$this->assertContains( QuietMode::FIELD, $quiet->add_field( array( 'a' ) ) );
		$this->assertSame( array( QuietMode::FIELD ), $quiet->add_field( null ) );
		$this->assertNull( $quiet->without_promotions( null ) );
	}
}
