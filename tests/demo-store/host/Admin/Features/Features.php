<?php
/**
 * Features of the admin app.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features;

/** Features that are on or off; the host's filters can change them. */
final class Features {

	private const CONFIG = array(
		'activity-panels'                      => true,
		'analytics'                            => true,
		'analytics-scheduled-import'           => true,
		'product-block-editor'                 => true,
		'product-data-views'                   => false,
		'experimental-blocks'                  => false,
		'experimental-iapi-mini-cart'          => true,
		'coming-soon-newsletter-template'      => false,
		'coupons'                              => true,
		'core-profiler'                        => true,
		'customize-store'                      => true,
		'customer-effort-score-tracks'         => true,
		'import-products-task'                 => true,
		'experimental-fashion-sample-products' => true,
		'shipping-smart-defaults'              => true,
		'shipping-setting-tour'                => true,
		'homescreen'                           => true,
		'marketing'                            => true,
		'minified-js'                          => false,
		'mobile-app-banner'                    => true,
		'onboarding'                           => true,
		'onboarding-tasks'                     => true,
		'pattern-toolkit-full-composability'   => true,
		'product-custom-fields'                => true,
		'remote-inbox-notifications'           => true,
		'remote-free-extensions'               => true,
		'payment-gateway-suggestions'          => true,
		'printful'                             => true,
		'settings'                             => false,
		'shipping-label-banner'                => true,
		'subscriptions'                        => true,
		'store-alerts'                         => true,
		'transient-notices'                    => true,
		'woo-mobile-welcome'                   => true,
		'wc-pay-promotion'                     => true,
		'wc-pay-welcome-page'                  => true,
		'launch-your-store'                    => true,
	);

	/**
	 * All slugs with their state.
	 *
	 * @return array<string, bool>
	 */
	public static function get_config(): array {
		return (array) apply_filters( 'woocommerce_admin_get_feature_config', self::CONFIG );
	}

	/**
	 * Slugs of the features that the build has switched on.
	 *
	 * @return list<string>
	 */
	public static function get_features(): array {
		return array_values( (array) apply_filters( 'woocommerce_admin_features', array() ) );
	}

	/**
	 * Slugs of the features that may be used.
	 *
	 * @return list<string>
	 */
	public static function get_available_features(): array {
		$off = 'yes' === get_option( 'woocommerce_analytics_enabled', 'yes' ) ? array() : array( 'analytics' );
		return array_values( array_diff( self::get_features(), $off ) );
	}

	/** Whether a feature is on. */
	public static function is_enabled( string $feature ): bool {
		return in_array( $feature, self::get_available_features(), true );
	}

	/** Whether a feature is part of the store. */
	public static function exists( string $feature ): bool {
		return in_array( $feature, self::get_features(), true );
	}
}
