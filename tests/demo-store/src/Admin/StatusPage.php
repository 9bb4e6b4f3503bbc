<?php
/**
 * The status page.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

use DemoStore\Data\Table;
use DemoStore\Install\Tables;

/** Versions and sizes of the tables. */
final class StatusPage {

	/**
	 * Titles of the tabs by slug.
	 *
	 * @return array<string, string>
	 */
	public static function tabs(): array {
		return array(
			'status' => __( 'System status', 'woocommerce' ),
			'tools'  => __( 'Tools', 'woocommerce' ),
			'logs'   => __( 'Logs', 'woocommerce' ),
		);
	}

	/** Prints the page. */
	public function render(): void {
		echo '<div class="wrap woocommerce"><nav class="nav-tab-wrapper woo-nav-tab-wrapper">';
		foreach ( self::tabs() as $slug => $title ) {
			$is_current = ( '' === ScreenId::query( 'tab' ) ? 'status' : ScreenId::query( 'tab' ) ) === $slug;
			printf( '<a href="%s" class="nav-tab%s">%s</a>', esc_url( admin_url( "admin.php?page=wc-status&tab=$slug" ) ), $is_current ? ' nav-tab-active' : '', esc_html( $title ) );
		}
		printf( '</nav><h1 class="screen-reader-text">%s</h1>', esc_html__( 'System status', 'woocommerce' ) );
		echo '<table class="widefat striped"><tbody>';
		printf( '<tr><td>%s</td><td>%s</td></tr>', esc_html__( 'WordPress version', 'woocommerce' ), esc_html( get_bloginfo( 'version' ) ) );
		foreach ( array_keys( Tables::definitions() ) as $name ) {
			$table = new Table( $name );
			printf( '<tr><td>%s</td><td>%d</td></tr>', esc_html( $table->name ), (int) $table->count() );
		}
		echo '</tbody></table></div>';
	}
}
