<?php
/**
 * Tests of the notices about subscriptions.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Boot\SubscriptionNotices;

/**
 * The host keeps the time of each dismissal in user meta.
 */
final class SubscriptionNoticesTest extends TestCase {

	private const META = array( 'woo_subscription_expired_notice_dismiss', 'woo_subscription_expiring_notice_dismiss', 'woo_subscription_missing_notice_dismiss' );

	/**
	 * Id of the user who is signed in for the suite.
	 *
	 * @var int
	 */
	private int $admin = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->admin = get_current_user_id();
	}

	protected function tearDown(): void {
		wp_set_current_user( $this->admin );
		foreach ( self::META as $name ) {
			delete_user_meta( $this->admin, $name );
		}
		parent::tearDown();
	}

	public function test_a_notice_that_was_dismissed_comes_back_after_thirty_days(): void {
		update_user_meta( $this->admin, self::META[0], time() - 29 * DAY_IN_SECONDS );
		update_user_meta( $this->admin, self::META[1], time() - 31 * DAY_IN_SECONDS );
		update_user_meta( $this->admin, self::META[2], 'broken' );

		$this->assertSame( array( 'expired' ), ( new SubscriptionNotices() )->hidden() );
	}

	public function test_the_nonce_is_for_users_who_may_dismiss(): void {
		$this->assertSame( 1, wp_verify_nonce( ( new SubscriptionNotices() )->nonce(), 'dismiss_notice' ) );
		wp_set_current_user( 0 );
		$this->assertSame( '', ( new SubscriptionNotices() )->nonce() );
	}
}
