<?php
/**
 * Keeps space free for store alerts.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Boot\NoteFacts;
use StoreAdmin\Plugin;

/**
 * A page is drawn before our script runs. Where our script will show an alert, this keeps the space free, so that nothing moves then.
 */
final class AlertRoom {

	/**
	 * Our style keeps the space while the body has this class. Our script removes the class once the alert is shown, and
	 * assets/inline/start-guard.js when our script did not start.
	 */
	private const BODY_CLASS = 'store-admin-has-alerts';

	/**
	 * Characters per line of an alert, in a wide window and on a phone.
	 */
	private const LETTERS_WIDE   = 78;
	private const LETTERS_NARROW = 32;

	/**
	 * Keeps the space, when this user will see an alert.
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
	 * @param mixed $classes Divided by spaces; other plugins may have broken it.
	 */
	public function add_class( $classes ): string {
		return ( is_string( $classes ) ? $classes : '' ) . ' ' . self::BODY_CLASS . ' ';
	}
}
