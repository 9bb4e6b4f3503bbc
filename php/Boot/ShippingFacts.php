<?php
/**
 * Facts for the shipping settings.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

/**
 * Decides about the recommendation of the host's plugin for shipping labels.
 */
final class ShippingFacts {

	private const PLUGIN = 'woocommerce-shipping/woocommerce-shipping.php';

	/**
	 * How the plugin is recommended: 'install', 'activate', or '' when it is not. With the feature for smart defaults only stores in the
	 * United States get it, unless they sell nothing but downloads.
	 *
	 * @param string[] $features Names of the host's features that are on.
	 */
	public function offer( array $features ): string {
		$is_hidden = 'yes' === get_option( 'woocommerce_settings_shipping_recommendations_hidden' );
		$is_chosen = ! in_array( 'shipping-smart-defaults', $features, true ) || ( $this->is_in_us() && ! $this->sells_downloads_only() );

		if ( $is_hidden || ! $is_chosen || is_plugin_active( self::PLUGIN ) ) {
			return '';
		}

		return file_exists( constant( 'WP_PLUGIN_DIR' ) . '/' . self::PLUGIN ) ? 'activate' : 'install';
	}

	/**
	 * Whether the store is in the United States.
	 */
	private function is_in_us(): bool {
		return 0 === strpos( Text::of( get_option( 'woocommerce_default_country' ) ) . ':', 'US:' );
	}

	/**
	 * Whether the owner said so in the profile.
	 */
	private function sells_downloads_only(): bool {
		$profile = get_option( 'woocommerce_onboarding_profile' );

		return is_array( $profile ) && array( 'downloads' ) === ( $profile['product_types'] ?? null );
	}
}
