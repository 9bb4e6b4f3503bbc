<?php
/**
 * Room for store alerts.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Boot\NoteFacts;
use StoreAdmin\Plugin;

/**
 * Pages are drawn before our script runs. Where an alert is to come, its room is kept, so that nothing moves when it does.
 */
final class AlertRoom {

	/**
	 * Our style keeps the room while the body has this class; our script takes it away once the alert is there.
	 */
	private const BODY_CLASS = 'store-admin-has-alerts';

	/**
	 * Letters on a line of an alert, in a wide window and on a phone.
	 */
	private const LETTERS_WIDE   = 78;
	private const LETTERS_NARROW = 32;

	/**
	 * Keeps the room, when there is something to show to this user.
	 *
	 * @param array{alertCount: int, features: string[]} $settings The boot object.
	 */
	public function reserve( array $settings ): void {
		if ( 0 === $settings['alertCount'] || ! in_array( 'store-alerts', $settings['features'], true ) || ! current_user_can( 'manage_woocommerce' ) ) {
			return;
		}

		add_filter( 'admin_body_class', array( $this, 'add_class' ) );
		wp_add_inline_script( Plugin::HANDLE, $this->release(), 'after' );
		$length = ( new NoteFacts() )->alert_length();
		wp_add_inline_style(
			Plugin::HANDLE,
			sprintf( 'body{--store-admin-alert-lines:%d;--store-admin-alert-lines-narrow:%d}', ceil( $length / self::LETTERS_WIDE ), ceil( $length / self::LETTERS_NARROW ) )
		);
	}

	/**
	 * Script that gives the room up when ours did not start: its file is blocked, gone or cut off. By then, the header still is what PHP printed.
	 *
	 * When the file neither comes nor fails, the style ends the wait.
	 */
	private function release(): string {
		return sprintf(
			'addEventListener( "load", () => document.querySelector( "#woocommerce-embedded-root.is-embed-loading" ) && document.body.classList.remove( "%s" ) );',
			self::BODY_CLASS
		);
	}

	/**
	 * Adds the class to those of the body.
	 *
	 * @param mixed $classes Divided by spaces; other plugins may have broken it.
	 */
	public function add_class( $classes ): string {
		return ( is_string( $classes ) ? $classes : '' ) . ' ' . self::BODY_CLASS . ' ';
	}
}
