<?php
/**
 * Reserves space for store alerts.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Boot\NoteFacts;
use StoreAdmin\Plugin;

/**
 * The page is rendered before our script runs. Where the script will show an alert, this class reserves its space, so
 * that nothing moves then.
 */
final class AlertRoom {

	/**
	 * Our style reserves the space while the body has this class. Our script removes the class when it shows the alert,
	 * and assets/inline/start-guard.js removes it when our script did not start.
	 */
	private const BODY_CLASS = 'store-admin-has-alerts';

	/**
	 * Characters per line of an alert, in a wide window and on a phone.
	 */
	private const LETTERS_WIDE   = 78;
	private const LETTERS_NARROW = 32;

	/**
	 * Reserves the space when this user will see an alert.
	 *
	 * @param array<string, mixed> $settings The boot object.
	 */
	public function reserve( array $settings ): void {
		if ( 0 === $settings['alertCount'] || ! in_array( 'store-alerts', $settings['features'], true ) || ! current_user_can( 'manage_woocommerce' ) ) {
			return;
		}

		add_filter( 'admin_body_class', array( $this, 'add_class' ) );
		$length = ( new NoteFacts() )->alert_length();
		wp_add_inline_style(
			Plugin::HANDLE,
			sprintf( 'body{--store-admin-alert-lines:%d;--store-admin-alert-lines-narrow:%d}', ceil( $length / self::LETTERS_WIDE ), ceil( $length / self::LETTERS_NARROW ) )
		);
	}

	/**
	 * Adds our class to the classes of the body.
	 *
	 * @param mixed $classes Separated by spaces; a plugin may have returned another type.
	 */
	public function add_class( $classes ): string {
		return ( is_string( $classes ) ? $classes : '' ) . ' ' . self::BODY_CLASS . ' ';
	}
}
