<?php
/**
 * Import of orders into the reports.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Internal\Admin\Schedulers;

/** Only how often orders are imported. */
final class OrdersScheduler {

	/** Seconds between two imports. */
	public static function get_import_interval(): int {
		return 12 * HOUR_IN_SECONDS;
	}
}
