<?php
/**
 * Tests of what counts as a save of settings.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\History\SettingsRequest;

/**
 * The address of a request and the page that sent it decide.
 */
final class SettingsRequestTest extends TestCase {

	protected function tearDown(): void {
		unset( $_SERVER['HTTP_REFERER'] );
	}

	/**
	 * Requests and the page that sent them.
	 *
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function requests(): array {
		return array(
			'the form of a tab'        => array( '/wp-admin/admin.php?page=wc-settings&tab=tax&section=standard', 'admin.php?page=wc-settings&tab=tax&section=standard' ),
			'a part of a settings tab' => array( 'http://store.test/wp-admin/admin.php?page=wc-settings&tab=checkout&path=/offline&x=1', 'admin.php?page=wc-settings&tab=checkout&path=%2Foffline' ),
			'another page'             => array( '/wp-admin/admin.php?page=wc-admin', '' ),
			'an array in the address'  => array( '/wp-admin/admin.php?page=wc-settings&tab[]=tax', 'admin.php?page=wc-settings' ),
			'no referrer'              => array( '', '' ),
		);
	}

	/**
	 * The page of each request.
	 *
	 * @dataProvider requests
	 *
	 * @param string $referrer Referrer.
	 * @param string $place    Expected page.
	 */
	public function test_a_settings_page_is_known_by_the_referrer( string $referrer, string $place ): void {
		$_SERVER['HTTP_REFERER'] = $referrer;

		$this->assertSame( $place, ( new SettingsRequest() )->place() );
	}

	/**
	 * Addresses of requests that a settings page sends, and whether they save.
	 *
	 * @return array<string, array{0: string, 1: bool}>
	 */
	public function addresses(): array {
		return array(
			'the payment providers'                      => array( '/wp-json/wc-admin/settings/payments/providers?_locale=user', false ),
			'the payment providers with plain addresses' => array( '/index.php?rest_route=%2Fwc-admin%2Fsettings%2Fpayments%2Fproviders&_locale=user', false ),
			'the order of the payment providers'         => array( '/wp-json/wc-admin/settings/payments/providers/order?_locale=user', true ),
			'the form'                                   => array( '/wp-admin/admin.php?page=wc-settings&tab=checkout', true ),
		);
	}

	/**
	 * A POST that only reads is no save.
	 *
	 * @dataProvider addresses
	 *
	 * @param string $address  Address of the request.
	 * @param bool   $is_saved Whether it is recorded.
	 */
	public function test_a_request_that_only_reads_is_not_recorded( string $address, bool $is_saved ): void {
		$before                  = $_SERVER['REQUEST_URI'];
		$_SERVER['HTTP_REFERER'] = 'https://shop.test/wp-admin/admin.php?page=wc-settings&tab=checkout';
		$_SERVER['REQUEST_URI']  = $address;
		$place                   = ( new SettingsRequest() )->place();
		$_SERVER['REQUEST_URI']  = $before;

		$this->assertSame( $is_saved, '' !== $place );
	}
}
