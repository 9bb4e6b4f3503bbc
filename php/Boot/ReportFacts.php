<?php
/**
 * What the reports still have to tell the owner.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

/**
 * Facts about announcements on the screens of the reports.
 */
final class ReportFacts {

	/**
	 * Option of the host by report: whether somebody has read which date the report counts by.
	 */
	private const DATE_TOURS = array(
		'orders'  => 'woocommerce_orders_report_date_tour_shown',
		'revenue' => 'woocommerce_revenue_report_date_tour_shown',
	);

	/**
	 * Reports that still announce which date they count by. Only those who can change that date get it.
	 *
	 * @return string[] Names of reports.
	 */
	public function date_tours(): array {
		$is_unread = static function ( string $option ): bool {
			return 'yes' !== get_option( $option, 'no' );
		};

		return current_user_can( 'manage_woocommerce' ) ? array_keys( array_filter( self::DATE_TOURS, $is_unread ) ) : array();
	}

	/**
	 * Whether the owner has never chosen when orders are imported into the reports. Only then the host announces the choice.
	 */
	public function is_update_mode_unset(): bool {
		return current_user_can( 'manage_woocommerce' ) && false === get_option( 'woocommerce_analytics_scheduled_import', false );
	}
}
