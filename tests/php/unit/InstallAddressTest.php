<?php
/**
 * Tests of the address by which the account installs a product.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Marketplace\InstallAddress;

/**
 * The host redirects My subscriptions to itself.
 */
final class InstallAddressTest extends TestCase {

	private const PLACE = array(
		'page'    => 'wc-admin',
		'path'    => '/extensions',
		'tab'     => 'my-subscriptions',
		'install' => 'key',
	);

	/**
	 * Query of the suite.
	 *
	 * @var array<string, mixed>
	 */
	private array $query = array();

	protected function setUp(): void {
		parent::setUp();
		$this->query = $_GET; // phpcs:ignore WordPress.Security.NonceVerification.Recommended
		set_current_screen( 'woocommerce_page_wc-admin' );
	}

	protected function tearDown(): void {
		$_GET = $this->query;
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	public function test_a_redirect_of_my_subscriptions_to_itself_is_left_out(): void {
		$_GET = self::PLACE;

		$this->assertSame( '', InstallAddress::stop_loop( admin_url( 'admin.php?page=wc-admin&tab=my-subscriptions&path=%2Fextensions&install=key' ) ) );
	}

	public function test_other_redirects_stay(): void {
		$there  = admin_url( 'admin.php?page=wc-admin&tab=my-subscriptions&path=%2Fextensions&install=key' );
		$others = array(
			array( array( 'page' => 'wc-addons' ) + self::PLACE, $there ),
			array( array( 'tab' => 'discover' ) + self::PLACE, $there ),
			array( array( 'install' => '' ) + self::PLACE, $there ),
			array( array( 'path' => '/marketing' ) + self::PLACE, $there ),
			array( self::PLACE, 'https://example.com/admin.php?page=wc-admin&install=key' ),
			array( self::PLACE, admin_url( 'admin.php' ) ),
			array( self::PLACE, array( 'broken' ) ),
		);
		foreach ( $others as list( $query, $location ) ) {
			$_GET = $query;
			$this->assertSame( $location, InstallAddress::stop_loop( $location ) );
		}
	}
}
