<?php
/**
 * Facts about the host's counts of waiting work.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

use Automattic\WooCommerce\Admin\API\ActivityPanelCounts;

/**
 * Newer hosts answer all counts of the header in one REST request.
 */
final class ActivityCounts {

	public const PATH = '/wc-analytics/activity-panel/counts';

	/**
	 * Whether the host has the route for all counts.
	 */
	public function has_route(): bool {
		if ( class_exists( ActivityPanelCounts::class ) ) {
			return true;
		}

		// Building the list of routes takes long, so the list is only read where REST requests of this page have already built it.
		return did_action( 'rest_api_init' ) && isset( rest_get_server()->get_routes( 'wc-analytics' )[ self::PATH ] );
	}
}
