<?php
/**
 * Tests of the facts about the account.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Boot\AccountFacts;

/**
 * The demo store has no account.
 */
final class AccountFactsTest extends TestCase {

	/**
	 * Id of the user who is signed in for the suite.
	 *
	 * @var int
	 */
	private int $admin = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->admin = get_current_user_id();
		update_option( 'woocommerce_helper_data', array( 'auth_user_data' => array( 'email' => 'me@shop.test' ) ) );
	}

	protected function tearDown(): void {
		delete_option( 'woocommerce_helper_data' );
		wp_set_current_user( $this->admin );
		parent::tearDown();
	}

	public function test_a_store_without_an_account_has_no_address_of_one(): void {
		$this->assertSame( array( false, '' ), array( ( new AccountFacts() )->account()['isConnected'], ( new AccountFacts() )->account()['email'] ) );
	}

	public function test_users_who_may_not_manage_the_store_get_empty_values(): void {
		wp_set_current_user( 0 );
		$facts = new AccountFacts();

		$this->assertSame( array( '', '', '' ), array( $facts->account()['url'], $facts->account()['email'], $facts->update_nonce() ) );
	}

	public function test_updates_are_made_in_place_where_files_can_be_written(): void {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		add_filter( 'filesystem_method', array( $this, 'directly' ) );
		$this->assertSame( 1, wp_verify_nonce( ( new AccountFacts() )->update_nonce(), 'updates' ) );
		remove_filter( 'filesystem_method', array( $this, 'directly' ) );

		add_filter( 'filesystem_method', array( $this, 'by_ftp' ) );
		$this->assertSame( '', ( new AccountFacts() )->update_nonce() );
		remove_filter( 'filesystem_method', array( $this, 'by_ftp' ) );
	}

	public function directly(): string {
		return 'direct';
	}

	public function by_ftp(): string {
		return 'ftpext';
	}
}
