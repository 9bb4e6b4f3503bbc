<?php
/**
 * Kinds of product that need a plugin that is paid for.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

/** Paid product types chosen in the profile, and those whose plugin is missing. */
final class PaidProducts {

	private const PROFILE = 'woocommerce_onboarding_profile';

	/**
	 * Paid kinds of product that were chosen in the wizard.
	 *
	 * @return list<array{label: string, product: int, plugin: string}>
	 */
	public static function chosen(): array {
		$catalogues = JsonFile::read( 'catalogues' );
		$names      = (array) ( ( (array) get_option( self::PROFILE, array() ) )['product_types'] ?? array() );
		$chosen     = array();
		foreach ( array_intersect( $names, array_keys( $catalogues['product_type_plugins'] ) ) as $name ) {
			$chosen[] = $catalogues['product_types'][ $name ] + array( 'plugin' => $catalogues['product_type_plugins'][ $name ] );
		}
		return $chosen;
	}

	/**
	 * Those whose plugin is not installed.
	 *
	 * @return list<array{label: string, product: int, plugin: string}>
	 */
	public static function missing(): array {
		$installed = PluginList::installed();
		return array_values( array_filter( self::chosen(), static fn ( array $type ): bool => ! in_array( $type['plugin'], $installed, true ) ) );
	}
}
