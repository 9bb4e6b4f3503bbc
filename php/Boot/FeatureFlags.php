<?php
/**
 * The enabled features of the host.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

use Automattic\WooCommerce\Admin\Features\Features;
use Automattic\WooCommerce\Utilities\FeaturesUtil;
use StoreAdmin\Plugin;

/**
 * Collects the features of the host's admin app and those of its settings screen "Features".
 */
final class FeatureFlags {

	/**
	 * Beginning of the inline script in which the host prints the features of its app.
	 */
	private const SCRIPT_START = 'window.wcAdminFeatures = ';

	/**
	 * Names of the enabled features.
	 *
	 * @return string[]
	 */
	public function names(): array {
		$names = array_merge(
			HostCall::guarded( array( $this, 'app_features' ), array() ),
			HostCall::guarded( array( $this, 'settings_features' ), array() )
		);

		return array_values( array_unique( $names ) );
	}

	/**
	 * Features of the admin app.
	 *
	 * @return string[]
	 */
	public function app_features(): array {
		// Hosts that retired features have their values only in what they print, and log a warning when PHP reads them.
		if ( class_exists( Features::class ) && ! property_exists( Features::class, 'retired_feature_compatibility_versions' ) ) {
			return array_values( array_filter( Features::get_available_features(), 'is_string' ) );
		}

		return $this->printed_features();
	}

	/**
	 * Features of the settings screen.
	 *
	 * @return string[]
	 */
	public function settings_features(): array {
		$features = class_exists( FeaturesUtil::class ) ? FeaturesUtil::get_features( true, true ) : array();
		$is_on    = static function ( array $feature ): bool {
			return ! empty( $feature['is_enabled'] );
		};

		return array_map( 'strval', array_keys( array_filter( $features, $is_on ) ) );
	}

	/**
	 * Features that the host printed as enabled for its scripts.
	 *
	 * @return string[]
	 */
	private function printed_features(): array {
		foreach ( (array) wp_scripts()->get_data( Plugin::HANDLE, 'before' ) as $script ) {
			if ( is_string( $script ) && 0 === strpos( $script, self::SCRIPT_START ) ) {
				$features = json_decode( rtrim( substr( $script, strlen( self::SCRIPT_START ) ), "; \n" ), true );

				return is_array( $features ) ? array_map( 'strval', array_keys( array_filter( $features ) ) ) : array();
			}
		}

		return array();
	}
}
