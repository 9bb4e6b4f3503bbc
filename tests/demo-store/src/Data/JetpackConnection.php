<?php
/**
 * The connection to the hosted service.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

/**
 * The service does not exist here. The option demo_store_jetpack says what is simulated: nothing for a site that cannot reach it,
 * reachable for one that can, connected for one that did. The page that the service would show says yes at once.
 */
final class JetpackConnection {

	private const OPTION = 'demo_store_jetpack';
	private const ACTION = 'demo_store_connect_jetpack';

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'make' ) );
	}

	/** Whether the site is connected. */
	public static function is_made(): bool {
		return 'connected' === get_option( self::OPTION );
	}

	/** Whether the service answers. */
	public static function is_reachable(): bool {
		return in_array( get_option( self::OPTION ), array( 'reachable', 'connected' ), true );
	}

	/** Address of the page that makes the connection and then redirects. */
	public static function url( string $redirect ): string {
		return add_query_arg(
			array(
				'action'       => self::ACTION,
				'redirect_url' => rawurlencode( $redirect ),
				'_wpnonce'     => wp_create_nonce( self::ACTION ),
			),
			admin_url( 'admin-post.php' )
		);
	}

	/** Makes the connection and redirects back. */
	public function make(): void {
		check_admin_referer( self::ACTION );
		if ( current_user_can( 'manage_woocommerce' ) ) {
			update_option( self::OPTION, 'connected' );
		}
		wp_safe_redirect( esc_url_raw( wp_unslash( $_GET['redirect_url'] ?? '' ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- it is.
		exit;
	}
}
