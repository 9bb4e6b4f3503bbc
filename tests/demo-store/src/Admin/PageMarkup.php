<?php
/**
 * Markup around the admin app.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

use Automattic\WooCommerce\Admin\PageController;

/** Notice catcher of the app's page, header of the classic pages, title of the document. */
final class PageMarkup {

	private const PAGES_WITH_LONG_TRAIL = array( 'wc-settings', 'wc-reports', 'wc-status' );

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_action( 'admin_notices', array( $this, 'open_notices' ), -9999 );
		add_action( 'admin_notices', array( $this, 'close_notices' ), PHP_INT_MAX );
		add_action( 'in_admin_header', array( $this, 'print_header' ) );
		add_filter( 'admin_title', array( $this, 'title' ) );
	}

	/** Opens the hidden list that collects notices. On the app page it has the element after which WordPress moves notices. */
	public function open_notices(): void {
		if ( ! PageController::is_admin_page() && ! PageController::is_embed_page() ) {
			return;
		}
		printf(
			'<div class="woocommerce-layout__jitm%s" id="jp-admin-notices"></div><div class="woocommerce-layout__notice-list-hide" id="wp__notice-list">',
			'/setup-wizard' === ScreenId::path() ? '-hide' : ''
		);
		if ( PageController::is_admin_page() ) {
			echo '<div class="wp-header-end" id="woocommerce-layout__notice-catcher"></div>';
		}
	}

	/** Closes that list. */
	public function close_notices(): void {
		if ( PageController::is_admin_page() || PageController::is_embed_page() ) {
			echo '</div>';
		}
	}

	/** Header of a classic page until a script takes it over. */
	public function print_header(): void {
		if ( ! PageController::is_embed_page() ) {
			return;
		}
		printf(
			'<div id="woocommerce-embedded-root" class="is-embed-loading"><div class="woocommerce-layout"><div class="woocommerce-layout__header is-embed-loading"><h1 class="woocommerce-layout__header-heading">%s</h1></div></div></div>',
			esc_html( $this->heading( wc_admin_get_breadcrumbs() ) )
		);
	}

	/**
	 * Title of the document on the app's page.
	 *
	 * @param string $title Title so far.
	 */
	public function title( string $title ): string {
		if ( ! PageController::is_admin_page() ) {
			return $title;
		}
		$parts = array_reverse( array_map( static fn ( $crumb ): string => is_array( $crumb ) ? $crumb[1] : $crumb, wc_admin_get_breadcrumbs() ) );
		/* translators: 1: pages from the innermost to the outermost, 2: name of the site. */
		return sprintf( __( '%1$s &lsaquo; %2$s', 'woocommerce' ), implode( ' &lsaquo; ', $parts ), get_bloginfo( 'name' ) );
	}

	/**
	 * Last crumb, or the second of a page with tabs.
	 *
	 * @param array<int, string|array{string, string}> $crumbs Breadcrumbs.
	 */
	private function heading( array $crumbs ): string {
		$crumb = end( $crumbs );
		if ( count( $crumbs ) > 2 && is_array( $crumbs[1] ) ) {
			foreach ( self::PAGES_WITH_LONG_TRAIL as $page ) {
				if ( str_contains( $crumbs[1][0], "admin.php?page=$page" ) ) {
					$crumb = $crumbs[1];
				}
			}
		}
		return is_array( $crumb ) ? $crumb[1] : (string) $crumb;
	}
}
