<?php
/**
 * Tests of the last answer of the account.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Marketplace\LastAnswer;
use StoreAdmin\Plugin;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Writes the host's transient as the host does.
 */
final class LastAnswerTest extends TestCase {

	private const ROW = array(
		'product_key'  => 'secret',
		'product_id'   => 7,
		'product_name' => 'Sample',
		'zip_slug'     => 'sample',
		'expires'      => 1795000000,
		'expired'      => false,
		'expiring'     => false,
		'connections'  => array( 5, '31' ),
	);

	protected function setUp(): void {
		parent::setUp();
		remove_all_actions( 'set_transient_' . LastAnswer::TRANSIENT );
		Plugin::add_shared_hooks();
		update_option( 'woocommerce_helper_data', array( 'auth' => array( 'site_id' => 31 ) ) );
	}

	protected function tearDown(): void {
		delete_option( LastAnswer::OPTION );
		delete_option( 'woocommerce_helper_data' );
		delete_transient( LastAnswer::TRANSIENT );
		parent::tearDown();
	}

	/**
	 * The account answered.
	 *
	 * @param array<mixed> $rows Its answer.
	 */
	private function answer( array $rows ): void {
		delete_transient( LastAnswer::TRANSIENT );
		set_transient( LastAnswer::TRANSIENT, $rows, 3 * HOUR_IN_SECONDS );
	}

	/** The account did not answer. */
	private function fail_to_answer(): void {
		delete_transient( LastAnswer::TRANSIENT );
		set_transient( LastAnswer::TRANSIENT, array(), 15 * MINUTE_IN_SECONDS );
	}

	public function test_a_good_answer_stays_after_a_failure_without_keys_and_with_its_time(): void {
		$before = gmdate( 'Y-m-d\TH:i:s' );
		$this->answer( array( self::ROW, 'no row' ) );
		$this->fail_to_answer();
		$read = LastAnswer::read();

		$this->assertTrue( $read['failed'] );
		$this->assertGreaterThanOrEqual( $before, $read['at'] );
		$this->assertCount( 1, $read['subscriptions'] );
		$this->assertSame( 'Sample', $read['subscriptions'][0]['product_name'] );
		$this->assertTrue( $read['subscriptions'][0]['active'] );
		$this->assertSame( array( 'installed' => false ), array_intersect_key( $read['subscriptions'][0]['local'], array( 'installed' => 1 ) ) );
		$this->assertStringNotContainsString( 'secret', (string) wp_json_encode( array( $read, get_option( LastAnswer::OPTION ) ) ) );
	}

	public function test_a_refused_connection_is_told_apart_from_an_outage(): void {
		foreach ( array( 401, 403 ) as $code ) {
			$this->see_answer( array( 'response' => array( 'code' => $code ) ) );
			$this->fail_to_answer();
			$this->assertTrue( LastAnswer::read()['refused'] );
		}

		$this->see_answer( new WP_Error( 'http_request_failed', 'Timeout' ) );
		$this->fail_to_answer();
		$this->assertSame( array( true, false ), array( LastAnswer::read()['failed'], LastAnswer::read()['refused'] ) );
	}

	/**
	 * WordPress has an answer of the account. The host asks it after it has read what it remembers.
	 *
	 * @param mixed $response Answer or failure.
	 */
	private function see_answer( $response ): void {
		get_transient( LastAnswer::TRANSIENT );
		do_action( 'http_api_debug', $response, 'response', 'Requests', array(), 'https://woocommerce.com/wp-json/helper/1.0/subscriptions/?source=x' );
	}

	public function test_an_account_without_subscriptions_is_an_answer_too(): void {
		$this->answer( array( self::ROW ) );
		$this->answer( array() );

		$this->assertSame( array( false, array() ), array( LastAnswer::read()['failed'], LastAnswer::read()['subscriptions'] ) );
	}

	public function test_a_failure_is_over_when_another_request_got_an_answer(): void {
		$this->fail_to_answer();
		$this->assertTrue( LastAnswer::read()['failed'] );

		remove_all_actions( 'set_transient_' . LastAnswer::TRANSIENT );
		$this->answer( array( self::ROW ) );
		$this->assertFalse( LastAnswer::read()['failed'] );
	}

	public function test_the_answer_of_another_account_is_not_shown(): void {
		$this->answer( array( self::ROW ) );
		update_option( 'woocommerce_helper_data', array( 'auth' => array( 'site_id' => 32 ) ) );
		$this->assertSame( array(), LastAnswer::read()['subscriptions'] );

		update_option( 'woocommerce_helper_data', array( 'auth' => array() ) );
		$this->assertSame( array( '', array() ), array( LastAnswer::read()['at'], LastAnswer::read()['subscriptions'] ) );
	}

	public function test_what_is_stored_may_be_anything(): void {
		foreach ( array( 'text', array( 'site' => 31 ), array( 'site' => 31, 'at' => 'x', 'rows' => array( 1 ) ) ) as $stored ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One line is read more easily.
			update_option( LastAnswer::OPTION, $stored );
			$this->assertSame( array( '', array() ), array( LastAnswer::read()['at'], LastAnswer::read()['subscriptions'] ) );
		}
	}

	public function test_the_route_is_for_those_who_manage_the_store(): void {
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		$this->assertSame( 401, $this->ask()->get_status() );

		wp_set_current_user( 1 );
		$this->assertSame( array( 'failed', 'refused', 'at', 'subscriptions' ), array_keys( (array) $this->ask()->get_data() ) );
		wp_set_current_user( $user );
	}

	/** Asks the route. */
	private function ask(): WP_REST_Response {
		return rest_do_request( new WP_REST_Request( 'GET', '/store-admin/v1/subscriptions-answer' ) );
	}
}
