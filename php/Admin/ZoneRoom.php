<?php
/**
 * Reserves space for the shipping zones.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Boot\HostCall;
use StoreAdmin\Plugin;
use WC_Data_Store;

/**
 * The host prints the table of shipping zones without rows, and its script adds them when everything is loaded. The row below them
 * would move then.
 */
final class ZoneRoom {

	/**
	 * Height of a row in a wide window, in pixels. Only a zone with many regions or methods is higher.
	 */
	private const ROW_HEIGHT = 85;

	/**
	 * Makes the table as high as its zones need, until it has a row. Without JavaScript it stays as the host prints it.
	 */
	public function reserve(): void {
		$zones = $this->count();

		if ( 0 === $zones ) {
			return;
		}

		wp_add_inline_style(
			Plugin::HANDLE,
			sprintf( '.js .wc-shipping-zones tbody:empty::before{content:"";display:table-row;height:%dpx}', $zones * self::ROW_HEIGHT )
		);
	}

	/**
	 * Number of the zones that the owner has made.
	 */
	private function count(): int {
		return HostCall::guarded(
			static function (): int {
				$read  = class_exists( 'WC_Data_Store' ) ? array( WC_Data_Store::load( 'shipping-zone' ), 'get_zones' ) : null;
				$zones = is_callable( $read ) ? $read() : array();

				return is_array( $zones ) ? count( $zones ) : 0;
			},
			0
		);
	}
}
