<?php
/**
 * Payment methods of the store.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

/** The offline methods, kept in the options that the host uses. */
final class Gateways {

	public const OFFLINE = array( 'bacs', 'cheque', 'cod' );

	/**
	 * Ids of the methods that are switched on.
	 *
	 * @return list<string>
	 */
	public static function enabled_ids(): array {
		return array_values( array_filter( self::OFFLINE, static fn ( string $id ): bool => 'yes' === ( self::settings( $id )['enabled'] ?? 'no' ) ) );
	}

	/**
	 * Stored settings of a method.
	 *
	 * @return array<string, mixed>
	 */
	public static function settings( string $id ): array {
		return (array) get_option( "woocommerce_{$id}_settings", array() );
	}
}
