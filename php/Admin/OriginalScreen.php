<?php
/**
 * A user's choice to use the host's own screens.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Plugin;
use WP_Admin_Bar;

/**
 * Stores the choice per user, and shows the links that switch to the host's screens and back.
 */
final class OriginalScreen {

	public const META_KEY = 'store_admin_original_screen';

	/**
	 * Whether the signed-in user has chosen the original screens.
	 */
	public function is_chosen(): bool {
		return 'yes' === get_user_option( self::META_KEY );
	}

	/**
	 * Address that switches to the original screens (or back) and returns to the page it was opened from.
	 *
	 * @param bool $use_original True for the original screens, false for ours.
	 * @return string '' when the user may not see the screens at all.
	 */
	public function url( bool $use_original ): string {
		if ( ! $this->is_allowed() ) {
			return '';
		}

		return add_query_arg(
			array(
				'action'   => Plugin::CHOOSE_SCREEN,
				'original' => $use_original ? 'yes' : 'no',
				'_wpnonce' => wp_create_nonce( Plugin::CHOOSE_SCREEN ),
			),
			admin_url( 'admin-post.php' )
		);
	}

	/**
	 * Handles a request to admin-post.php: stores the choice and redirects back.
	 */
	public function save_choice(): void {
		check_admin_referer( Plugin::CHOOSE_SCREEN );

		if ( ! $this->is_allowed() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to change this.', 'store-admin' ), '', array( 'response' => 403 ) );
		}

		// The option is not global, because on a network each site has its own choice.
		if ( isset( $_GET['original'] ) && 'yes' === $_GET['original'] ) {
			update_user_option( get_current_user_id(), self::META_KEY, 'yes' );
		} else {
			delete_user_option( get_current_user_id(), self::META_KEY );
		}

		$home    = admin_url( 'admin.php?page=wc-admin' );
		$referer = wp_get_referer();

		// The link on the Plugins screen leads to Home, not back to the Plugins screen.
		$is_admin_page = $referer && false !== strpos( $referer, '/wp-admin/admin.php' );

		wp_safe_redirect( $is_admin_page ? $referer : $home );
		exit;
	}

	/**
	 * Adds the link back to our screens to the admin bar, since the host's app hides notices.
	 */
	public function offer_way_back(): void {
		add_action( 'admin_bar_menu', array( $this, 'add_way_back' ), 100 );
	}

	/**
	 * Adds the link back to the admin bar.
	 *
	 * @param WP_Admin_Bar $admin_bar The admin bar.
	 */
	public function add_way_back( WP_Admin_Bar $admin_bar ): void {
		$url = $this->url( false );

		if ( '' !== $url ) {
			$admin_bar->add_node(
				array(
					'id'    => 'store-admin-way-back',
					'title' => esc_html__( 'Use Store Admin', 'store-admin' ),
					'href'  => esc_url( $url ),
				)
			);
		}
	}

	/**
	 * Adds the link back to the row of the plugin on the Plugins screen.
	 *
	 * @param string $basename Name of the plugin as WordPress knows it.
	 */
	public function add_plugin_link( string $basename ): void {
		if ( $this->is_chosen() ) {
			add_filter( "plugin_action_links_{$basename}", array( $this, 'with_plugin_link' ) );
		}
	}

	/**
	 * The links of the plugin's row.
	 *
	 * @param mixed $links Links as HTML, by name; other plugins may have filtered them.
	 * @return array<int|string, mixed>
	 */
	public function with_plugin_link( $links ): array {
		$links = is_array( $links ) ? $links : array();
		$url   = $this->url( false );

		if ( '' !== $url ) {
			$links['store-admin'] = sprintf( '<a href="%1$s">%2$s</a>', esc_url( $url ), esc_html__( 'Use Store Admin', 'store-admin' ) );
		}

		return $links;
	}

	/**
	 * Whether the user may see the screens, and so may choose between them.
	 */
	private function is_allowed(): bool {
		return current_user_can( 'manage_woocommerce' ) || current_user_can( 'view_woocommerce_reports' );
	}

	/**
	 * Whether the app should be replaced here.
	 *
	 * @param string $page One of the PAGE_ constants.
	 */
	public static function is_replaced( string $page ): bool {
		/**
		 * Lets code switch Store Admin off, for everybody or by user or page. The host's own app is then shown.
		 *
		 * @since 0.1.0
		 *
		 * @param bool   $enabled Whether Store Admin replaces the app. Default true.
		 * @param string $page    'main' for page=wc-admin, 'embed' for the header of a classic page.
		 */
		return (bool) apply_filters( 'store_admin_enabled', true, $page );
	}
}
