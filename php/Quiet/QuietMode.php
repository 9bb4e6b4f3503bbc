<?php
/**
 * Quiet mode: no promotion, suggestion, banner or survey.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Quiet;

/**
 * Each user chooses it in the display options of Home (docs/quiet-mode.md). Here are the places of the host itself, which are switched off through
 * the host's own filters; our own places read the facts of the boot object.
 */
final class QuietMode {

	/**
	 * The field among the preferences of a user.
	 */
	public const FIELD = 'store_admin_quiet_mode';

	/**
	 * The host stores each preference under this prefix.
	 */
	private const PREFIX = 'woocommerce_admin_';

	/**
	 * Filters of the host that allow something to be shown.
	 */
	public const ALLOWING = array(
		'woocommerce_allow_marketplace_suggestions',
		'woocommerce_allow_payment_recommendations',
		'woocommerce_allow_shipping_partner_suggestions',
		'woocommerce_display_admin_footer_text',
	);

	/**
	 * Filters of the host that prevent something.
	 */
	public const SUPPRESSING = array( 'woocommerce_marketplace_suppress_promotions' );

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
	 * Adds the filters. They run last, because the choice of the user counts more than the wish of an extension.
	 */
	public function add_hooks(): void {
		add_filter( 'woocommerce_admin_get_user_data_fields', array( $this, 'add_field' ) );
		add_filter( 'woocommerce_admin_features', array( $this, 'without_promotions' ), PHP_INT_MAX );
		// The host enqueues it at priority 10.
		add_action( 'admin_enqueue_scripts', array( $this, 'drop_scripts' ), 20, 0 );

		foreach ( self::ALLOWING as $filter ) {
			add_filter( $filter, array( $this, 'refuse' ), PHP_INT_MAX );
		}

		foreach ( self::SUPPRESSING as $filter ) {
			add_filter( $filter, array( $this, 'suppress' ), PHP_INT_MAX );
		}
	}

	/**
	 * Adds the filters in a REST request.
	 */
	public static function start_rest(): void {
		( new self() )->add_hooks();
	}

	/**
	 * Whether the signed-in user wants it. Before WordPress knows the user (`init`), nobody does.
	 */
	public static function is_on(): bool {
		return did_action( 'init' ) > 0 && 'yes' === get_user_meta( get_current_user_id(), self::PREFIX . self::FIELD, true );
	}

	/**
	 * Lets the host store the choice among the preferences of the user.
	 *
	 * @param mixed $fields Names of the preferences. Plugins filter them, so the value may be anything.
	 * @return mixed[]
	 */
	public function add_field( $fields ): array {
		return array_merge( is_array( $fields ) ? $fields : array(), array( self::FIELD ) );
	}

	/**
	 * The features of the host without those that only promote or ask.
	 *
	 * @param mixed $features Names of features.
	 * @return mixed
	 */
	public function without_promotions( $features ) {
		return is_array( $features ) && self::is_on() ? array_values( array_diff( $features, self::FEATURES ) ) : $features;
	}

	/**
	 * Dequeues scripts of the host that only suggest something.
	 */
	public function drop_scripts(): void {
		foreach ( self::is_on() ? self::SCRIPTS : array() as $handle ) {
			wp_dequeue_script( $handle );
			wp_dequeue_style( $handle );
		}
	}

	/**
	 * False in quiet mode.
	 *
	 * @param mixed $is_allowed What is allowed otherwise.
	 * @return mixed
	 */
	public function refuse( $is_allowed ) {
		return self::is_on() ? false : $is_allowed;
	}

	/**
	 * True in quiet mode.
	 *
	 * @param mixed $is_suppressed What is prevented otherwise.
	 * @return mixed
	 */
	public function suppress( $is_suppressed ) {
		return self::is_on() ? true : $is_suppressed;
	}
}
