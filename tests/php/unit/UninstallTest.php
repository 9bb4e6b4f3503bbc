<?php
/**
 * Tests of uninstalling.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\OriginalScreen;
use StoreAdmin\Boot\NoteFacts;
use StoreAdmin\Plugin;

/**
 * Uses the store's database.
 */
final class UninstallTest extends TestCase {

	public function test_uninstalling_removes_only_what_we_added(): void {
		$user = get_current_user_id();
		update_user_option( $user, OriginalScreen::META_KEY, 'yes' );
		update_user_meta( $user, 'woocommerce_admin_trial', 'of the host' );
		update_user_meta( $user, 'woocommerce_admin_' . Plugin::QUIET_FIELD, 'yes' );
		delete_option( NoteFacts::OPTION );
		$options = wp_load_alloptions( true );
		update_option( NoteFacts::OPTION, array( 'alerts' => 1 ), true );

		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'store-admin/store-admin.php' );
		require dirname( __DIR__, 3 ) . '/uninstall.php';

		$this->assertFalse( get_user_option( OriginalScreen::META_KEY ) );
		$this->assertFalse( metadata_exists( 'user', $user, 'woocommerce_admin_' . Plugin::QUIET_FIELD ) );
		$this->assertSame( 'of the host', get_user_meta( $user, 'woocommerce_admin_trial', true ) );
		$this->assertSame( $options, wp_load_alloptions( true ) );
		delete_user_meta( $user, 'woocommerce_admin_trial' );
	}
}
