<?php
/**
 * The site visibility badge in the admin bar.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

use WP_Admin_Bar;

/** Says Live, Store coming soon or Coming soon, and leads to the setting. */
final class VisibilityBadge {

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_action( 'admin_bar_menu', array( $this, 'add' ), 31 );
	}

	/** Adds the entry, for those who may change it. */
	public function add( WP_Admin_Bar $bar ): void {
		if ( ! current_user_can( 'manage_woocommerce' ) || ! apply_filters( 'woocommerce_show_site_visibility_badge', 'yes' === get_option( 'woocommerce_show_site_visibility_badge', 'yes' ) ) ) {
			return;
		}
		$state  = 'live';
		$labels = array(
			'live'              => __( 'Live', 'woocommerce' ),
			'store-coming-soon' => __( 'Store coming soon', 'woocommerce' ),
			'coming-soon'       => __( 'Coming soon', 'woocommerce' ),
		);
		if ( 'yes' === get_option( 'woocommerce_coming_soon' ) ) {
			$state = 'yes' === get_option( 'woocommerce_store_pages_only' ) ? 'store-coming-soon' : 'coming-soon';
		}
		$bar->add_node(
			array(
				'id'    => 'woocommerce-site-visibility-badge',
				'title' => $labels[ $state ],
				'href'  => admin_url( 'admin.php?page=wc-settings&tab=site-visibility' ),
				'meta'  => array( 'class' => 'woocommerce-site-status-badge-' . ( 'live' === $state ? 'live' : 'coming-soon' ) ),
			)
		);
	}
}
