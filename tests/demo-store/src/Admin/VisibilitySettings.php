<?php
/**
 * Saving who can see the site.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

/** Stores what the form of the tab Site visibility sends. */
final class VisibilitySettings {

	private const OPTIONS = array( 'woocommerce_coming_soon', 'woocommerce_store_pages_only', 'woocommerce_private_link' );

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_action( 'woocommerce_update_options_site-visibility', array( $this, 'save' ) );
	}

	/** Other values than yes and no change nothing. The form has checked the nonce. */
	public function save(): void {
		foreach ( self::OPTIONS as $option ) {
			// phpcs:ignore WordPress.Security -- compared with two values.
			$value = $_POST[ $option ] ?? '';
			if ( in_array( $value, array( 'yes', 'no' ), true ) ) {
				update_option( $option, $value );
			}
		}
	}
}
