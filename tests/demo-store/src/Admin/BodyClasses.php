<?php
/**
 * Classes of the body element.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

use Automattic\WooCommerce\Admin\Features\Features;
use Automattic\WooCommerce\Admin\PageController;

/** Adds the classes that styles of extensions rely on. */
final class BodyClasses {

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_filter( 'admin_body_class', array( $this, 'add' ) );
	}

	/**
	 * Adds them.
	 *
	 * @param string $classes Classes so far.
	 */
	public function add( string $classes ): string {
		if ( ! PageController::is_admin_or_embed_page() ) {
			return $classes;
		}
		$added = array( $classes, 'woocommerce-admin-page' );
		if ( PageController::is_embed_page() ) {
			$added[] = 'woocommerce-embed-page';
		}
		$added[] = (string) ScreenId::current();
		if ( (bool) apply_filters( 'woocommerce_admin_is_loading', false ) ) {
			$added[] = 'woocommerce-admin-is-loading';
		}
		if ( PageController::is_admin_page() && '/setup-wizard' === ScreenId::path() ) {
			$added[] = 'woocommerce-admin-full-screen';
		}
		if ( 'wc-settings' === ScreenId::query( 'page' ) && 'checkout' === ScreenId::query( 'tab' ) ) {
			$added[] = 'woocommerce-settings-payments-tab';
		}
		foreach ( Features::get_available_features() as $feature ) {
			$added[] = 'woocommerce-feature-enabled-' . sanitize_html_class( $feature );
		}
		return implode( ' ', array_filter( $added ) ) . ' ';
	}
}
