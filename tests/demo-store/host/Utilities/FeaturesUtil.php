<?php
/**
 * Features of the features screen.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Utilities;

use DemoStore\Admin\EngineFeatures;

/** Methods that other plugins call about features. */
final class FeaturesUtil {

	/**
	 * All features with their state.
	 *
	 * @param bool $include_experimental Whether experimental ones are part of the answer.
	 * @param bool $include_enabled_info Whether the state is part of the answer.
	 * @return array<string, array<string, bool>>
	 */
	public static function get_features( bool $include_experimental = false, bool $include_enabled_info = false ): array {
		$features = $include_experimental ? EngineFeatures::states() : array_filter( EngineFeatures::states(), static fn ( array $feature ): bool => ! $feature['is_experimental'] );
		return $include_enabled_info ? $features : array_map( static fn ( array $feature ): array => array_diff_key( $feature, array( 'is_enabled' => true ) ), $features );
	}

	/** Whether a feature is on. */
	public static function feature_is_enabled( string $feature_id ): bool {
		return EngineFeatures::states()[ $feature_id ]['is_enabled'] ?? false;
	}

	/** Plugins declare what they can work with; nothing here depends on it. */
	public static function declare_compatibility( string $feature_id, string $plugin_file, bool $positive_compatibility = true ): bool {
		return isset( EngineFeatures::states()[ $feature_id ] ) && '' !== $plugin_file && $positive_compatibility;
	}
}
