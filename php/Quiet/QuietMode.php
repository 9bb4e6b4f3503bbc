<?php
/**
 * Quiet mode: no promotion, suggestion, banner or survey.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Quiet;

use StoreAdmin\Plugin;

/**
 * Each user chooses it in the display options of Home (docs/quiet-mode.md). Here are the places of the host itself, which are switched off through
 * the host's own filters (Plugin::QUIET_HOOKS, so that this file is loaded only when one of them runs); our own places read the facts of the boot object.
 */
final class QuietMode {

	/**
	 * The field among the preferences of a user.
	 */
	public const FIELD = Plugin::QUIET_FIELD;

	/**
	 * Features of the host that only promote or ask.
	 */
	public const FEATURES = array(
		'customer-effort-score-tracks',
		'mobile-app-banner',
		'printful',
		'shipping-label-banner',
		'wc-pay-promotion',
		'wc-pay-welcome-page',
	);

	/**
	 * Scripts of the host that only suggest something: extensions and articles below the list of coupons.
	 */
	public const SCRIPTS = array( 'wc-admin-marketing-coupons' );

	/**
	 * Whether the signed-in user wants it. Before WordPress knows the user (`init`), nobody does.
	 */
	public static function is_on(): bool {
		return Plugin::is_quiet();
	}

	/**
	 * The features of the host without those that only promote or ask.
	 *
	 * @param mixed $features Names of features.
	 * @return mixed
	 */
	public static function without_promotions( $features ) {
		return is_array( $features ) && self::is_on() ? array_values( array_diff( $features, self::FEATURES ) ) : $features;
	}

	/**
	 * Dequeues scripts of the host that only suggest something, which it prints in the footer. Runs with the views of the list of
	 * coupons, so that no other page loads this file.
	 *
	 * @param mixed $views Links above the list.
	 * @return mixed
	 */
	public static function drop_scripts( $views ) {
		foreach ( self::is_on() ? self::SCRIPTS : array() as $handle ) {
			wp_dequeue_script( $handle );
			wp_dequeue_style( $handle );
		}

		return $views;
	}

	/**
	 * Hides the row below the classic list of payment methods that leads to further providers. Older hosts print it without a filter, even where
	 * the owner turned off suggestions. Runs on the Payments tab, above the list.
	 */
	public static function hide_provider_link(): void {
		if ( self::is_on() || 'yes' !== get_option( 'woocommerce_show_marketplace_suggestions', 'yes' ) ) {
			echo '<style>.wc_gateways tr:has( #settings-other-payment-methods ) { display: none; }</style>';
		}
	}

	/**
	 * False in quiet mode.
	 *
	 * @param mixed $is_allowed What is allowed otherwise.
	 * @return mixed
	 */
	public static function refuse( $is_allowed ) {
		return self::is_on() ? false : $is_allowed;
	}

	/**
	 * True in quiet mode.
	 *
	 * @param mixed $is_suppressed What is prevented otherwise.
	 * @return mixed
	 */
	public static function suppress( $is_suppressed ) {
		return self::is_on() ? true : $is_suppressed;
	}
}
