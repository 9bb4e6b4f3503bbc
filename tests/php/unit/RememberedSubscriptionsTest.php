<?php
/**
 * Tests of the subscriptions that are printed into the page.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Marketplace\RememberedSubscriptions;
use WP_Error;
use WP_REST_Request;

/**
 * The demo store has no account.
 */
final class RememberedSubscriptionsTest extends TestCase {

	public function test_without_an_account_nothing_is_known(): void {
		set_transient( '_woocommerce_helper_subscriptions', array() );
		$this->assertFalse( RememberedSubscriptions::are_known() );
		delete_transient( '_woocommerce_helper_subscriptions' );
	}

	public function test_the_route_of_the_host_is_not_run_because_it_ends_the_request(): void {
		$answer = RememberedSubscriptions::answer( null, null, new WP_REST_Request( 'GET', '/wc/v3/marketplace/subscriptions' ) );

		$this->assertInstanceOf( WP_Error::class, $answer );
	}

	public function test_all_other_routes_are_left_alone(): void {
		$this->assertNull( RememberedSubscriptions::answer( null, null, new WP_REST_Request( 'GET', '/wc/v3/marketplace/featured' ) ) );
		$this->assertSame( 'other', RememberedSubscriptions::answer( 'other', null, null ) );
	}
}
