<?php
/**
 * Breadcrumbs of a classic page.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

/**
 * Reads the breadcrumbs that the host has for the opened page.
 */
final class Breadcrumbs {

	/**
	 * Breadcrumbs, the opened page last.
	 *
	 * @return array<int, string|array{string, string}> Titles, or pairs of address and title.
	 */
	public function items(): array {
		$items = array();

		foreach ( HostCall::guarded( array( $this, 'host_items' ), array() ) as $item ) {
			if ( is_array( $item ) && isset( $item[0], $item[1] ) ) {
				$items[] = array( Text::of( $item[0] ), $this->title( $item[1] ) );
			} elseif ( is_scalar( $item ) ) {
				$items[] = $this->title( $item );
			}
		}

		return $items;
	}

	/**
	 * Breadcrumbs as the host returns them.
	 *
	 * @return array<mixed>
	 */
	public function host_items(): array {
		return function_exists( 'wc_admin_get_breadcrumbs' ) ? (array) wc_admin_get_breadcrumbs() : array();
	}

	/**
	 * Title as plain text.
	 *
	 * @param mixed $title May contain tags and entities.
	 */
	private function title( $title ): string {
		return Text::decoded( wp_strip_all_tags( Text::of( $title ) ) );
	}
}
