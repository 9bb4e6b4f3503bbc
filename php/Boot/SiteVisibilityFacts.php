<?php
/**
 * Facts for the setting who can see the site.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

/**
 * Reads the options of the setting, and what it means for this site.
 */
final class SiteVisibilityFacts {

	/**
	 * Constants that managed hosts define when they keep copies of pages. Plugins for caching define the one of WordPress.
	 */
	private const CACHES = array( 'WPE_APIKEY', 'KINSTAMU_VERSION', 'FLYWHEEL_PLUGIN_DIR', 'PAGELYBIN', 'IS_PRESSABLE', 'IS_ATOMIC', 'VIP_GO_ENV', 'SiteGround_Optimizer\VERSION' );

	/**
	 * The template of the host for the page that visitors see.
	 */
	private const EDITOR = 'site-editor.php?postType=wp_template&postId=woocommerce%2Fwoocommerce%2F%2Fcoming-soon&canvas=edit';

	/**
	 * Everything that the setting shows.
	 *
	 * @return array{isComingSoon: bool, isStoreOnly: bool, hasPrivateLink: bool, shareKey: string, editorUrl: string, storePages: array<int, array{title: string, url: string}>, hasPageCache: bool}
	 */
	public function value(): array {
		return array(
			'isComingSoon'   => 'yes' === get_option( 'woocommerce_coming_soon' ),
			'isStoreOnly'    => 'yes' === get_option( 'woocommerce_store_pages_only' ),
			'hasPrivateLink' => 'yes' === get_option( 'woocommerce_private_link' ),
			'shareKey'       => $this->share_key(),
			'editorUrl'      => wp_is_block_theme() && current_user_can( 'edit_theme_options' ) ? admin_url( self::EDITOR ) : '',
			'storePages'     => $this->store_pages(),
			'hasPageCache'   => ( defined( 'WP_CACHE' ) && WP_CACHE ) || array() !== array_filter( self::CACHES, 'defined' ),
		);
	}

	/**
	 * The secret in the private link. Made here if there is none yet, as in the host.
	 */
	private function share_key(): string {
		add_option( 'woocommerce_share_key', wp_generate_password( 32, false ) );

		return Text::of( get_option( 'woocommerce_share_key' ) );
	}

	/**
	 * Pages that count as pages of the store, in addition to products and their categories and tags.
	 *
	 * @return array<int, array{title: string, url: string}>
	 */
	private function store_pages(): array {
		$ids = array(
			'shop'        => wc_get_page_id( 'shop' ),
			'cart'        => wc_get_page_id( 'cart' ),
			'checkout'    => wc_get_page_id( 'checkout' ),
			'terms'       => wc_get_page_id( 'terms' ),
			'coming_soon' => wc_get_page_id( 'coming_soon' ),
		);

		// phpcs:ignore WooCommerce.Commenting.CommentHooks, WordPress.NamingConventions.PrefixAllGlobals -- A filter of the host.
		$ids   = (array) apply_filters( 'woocommerce_store_pages', $ids );
		$pages = array();

		foreach ( array_filter( array_diff_key( $ids, array( 'coming_soon' => true ) ), 'is_numeric' ) as $id ) {
			$url = $id > 0 ? get_permalink( (int) $id ) : false;

			if ( false !== $url ) {
				$pages[] = array(
					'title' => Text::decoded( get_the_title( (int) $id ) ),
					'url'   => $url,
				);
			}
		}

		return $pages;
	}
}
