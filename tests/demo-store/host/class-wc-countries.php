<?php
/**
 * Countries under the name that other plugins ask.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/** Names of the countries. */
final class WC_Countries {

	/**
	 * Names by code.
	 *
	 * @return array<string, string>
	 */
	public function get_countries(): array {
		return (array) apply_filters( 'woocommerce_countries', DemoStore\Settings\Places::countries() );
	}
}
