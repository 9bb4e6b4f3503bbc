<?php
/**
 * How orders get into the reports.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

use Automattic\WooCommerce\Admin\API\AnalyticsImports;

/**
 * Facts about imports of orders. Older hosts import every order immediately and remember no failed ones.
 */
final class ImportFacts {

	/** Class of the host that imports orders. */
	private const SCHEDULER = 'Automattic\\WooCommerce\\Internal\\Admin\\Schedulers\\OrdersScheduler';

	/** Option of the host: orders whose import failed. */
	private const FAILED = 'woocommerce_admin_analytics_failed_order_imports';

	/**
	 * How often a host that can import in batches does so, in words of the user: "12 hours".
	 *
	 * @return string Empty when the host imports every order immediately.
	 */
	public function interval(): string {
		$seconds = HostCall::method( self::SCHEDULER, 'get_import_interval' );

		return is_numeric( $seconds ) && $seconds > 0 ? human_time_diff( 0, (int) $seconds ) : '';
	}

	/**
	 * Number of orders whose import failed.
	 *
	 * @return int 0 when the host cannot import them again.
	 */
	public function failed_orders(): int {
		$can_retry = in_array( 'retry_failed_imports', class_exists( AnalyticsImports::class ) ? get_class_methods( AnalyticsImports::class ) : array(), true );
		$failed    = $can_retry ? get_option( self::FAILED, array() ) : array();

		return is_array( $failed ) ? count( $failed ) : 0;
	}
}
