<?php
/**
 * Id of the current screen.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

/** WordPress' screen id with the action, tab and section that the host adds. */
final class ScreenId {

	private const TABS = array(
		'wc-reports'  => 'orders',
		'wc-settings' => 'general',
		'wc-status'   => 'status',
		'wc-addons'   => 'browse-extensions',
	);

	/** The id, false before WordPress knows the screen. */
	public static function current(): string|false {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		if ( ! $screen ) {
			return false;
		}
		$parts = array( $screen->id );
		if ( '' !== $screen->action ) {
			$parts[] = $screen->action;
		}
		$page = self::query( 'page' );
		$tabs = (array) apply_filters( 'woocommerce_navigation_pages_with_tabs', self::TABS );
		if ( isset( $tabs[ $page ] ) ) {
			$tab     = self::query( 'tab' );
			$parts[] = '' === $tab ? $tabs[ $page ] : $tab;
			$parts   = array_merge( $parts, self::section( $tab ) );
		}
		if ( 'wc-orders' === $page && in_array( self::query( 'action' ), array( 'edit', 'new' ), true ) ) {
			$parts[] = 'new' === self::query( 'action' ) ? 'add' : 'edit';
		}
		return (string) apply_filters( 'woocommerce_navigation_current_screen_id', implode( '-', $parts ), $screen );
	}

	/** Path inside the admin app. */
	public static function path(): string {
		$path = self::query( 'path' );
		return '' === $path ? '/' : $path;
	}

	/**
	 * Whether a page was connected for a screen.
	 *
	 * @param mixed        $wanted Id or list of ids.
	 * @param string|false $screen Id of the current screen.
	 */
	public static function matches( mixed $wanted, string|false $screen ): bool {
		return false !== $screen && in_array( $screen, (array) $wanted, true );
	}

	/** A value of the address. */
	public static function query( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- read only.
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
	}

	/**
	 * Section of a tab, when it is one that the host knows.
	 *
	 * @return list<string>
	 */
	private static function section( string $tab ): array {
		$known   = (array) apply_filters(
			'woocommerce_navigation_page_tab_sections',
			array(
				'products' => array( 'inventory', 'downloadable', 'advanced' ),
				'shipping' => array( 'options', 'classes' ),
				'checkout' => array( 'bacs', 'cheque', 'cod', 'offline' ),
				'advanced' => array( 'keys', 'webhooks', 'legacy_api', 'woocommerce_com', 'features', 'blueprint' ),
			)
		);
		$section = self::query( 'section' );
		return array_merge(
			'' !== $section && in_array( $section, (array) ( $known[ $tab ] ?? array() ), true ) ? array( $section ) : array(),
			'shipping' === $tab && '' !== self::query( 'zone_id' ) ? array( 'edit_zone' ) : array()
		);
	}
}
