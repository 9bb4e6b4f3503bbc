<?php
/**
 * Tests of finding the owner of a script.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\AssetOwner;

/**
 * Addresses as plugins, WordPress and the host register them.
 */
final class AssetOwnerTest extends TestCase {

	/**
	 * Addresses, and their owners.
	 *
	 * @return array<string, array{string, string}>
	 */
	public function addresses(): array {
		return array(
			'the app of the host'              => array( plugins_url( 'any-host/assets/client/admin/app/index.js' ), AssetOwner::HOST ),
			'a library of the host'            => array( plugins_url( 'any-host/vendor/lib/script.js?minify=false' ), AssetOwner::HOST ),
			'a plugin whose name starts alike' => array( plugins_url( 'any-host-extra/script.js' ), AssetOwner::THIRD_PARTY ),
			'the same without scheme'          => array( (string) preg_replace( '#^https?:#', '', plugins_url( 'any-host/script.js' ) ), AssetOwner::HOST ),
			'ours'                             => array( plugins_url( 'store-admin/build/main.js' ), AssetOwner::OURS ),
			'WordPress, from the root'         => array( '/wp-includes/js/dist/components.min.js', AssetOwner::WORDPRESS ),
			'wp-admin, from the root'          => array( '/wp-admin/js/common.min.js', AssetOwner::WORDPRESS ),
			'WordPress, in full'               => array( includes_url( 'js/underscore.min.js' ), AssetOwner::WORDPRESS ),
			'a theme'                          => array( content_url( 'themes/any/script.js' ), AssetOwner::THIRD_PARTY ),
			'another server'                   => array( 'https://cdn.example.com/any-host/script.js', AssetOwner::THIRD_PARTY ),
			'inline code only'                 => array( '', AssetOwner::NONE ),
		);
	}

	/**
	 * Finds the owner of one address.
	 *
	 * @dataProvider addresses
	 * @param string $address Address as registered.
	 * @param string $owner   Expected owner.
	 */
	public function test_the_address_decides_about_the_owner( string $address, string $owner ): void {
		$owners = new AssetOwner( plugins_url( 'any-host/assets/client/admin/app/index.js' ), plugins_url( 'store-admin/' ) );

		$this->assertSame( $owner, $owners->of( $address ) );
	}

	public function test_a_host_outside_the_plugins_folder_is_known_by_its_scripts(): void {
		$owners = new AssetOwner( 'https://cdn.example.com/shop/admin/app/index.js', plugins_url( 'store-admin/' ) );

		$this->assertSame( AssetOwner::HOST, $owners->of( 'https://cdn.example.com/shop/admin/components/index.js' ) );
		$this->assertSame( AssetOwner::THIRD_PARTY, $owners->of( 'https://cdn.example.com/other/script.js' ) );
		$this->assertSame( AssetOwner::THIRD_PARTY, $owners->of( plugins_url( 'any/script.js' ) ) );
	}
}
