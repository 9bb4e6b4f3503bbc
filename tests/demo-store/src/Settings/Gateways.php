<?php
/**
 * Payment methods of the store.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

use WC_Payment_Gateway;

/** Finds and saves payment methods, also those of other plugins. */
final class Gateways {

	public const OFFLINE = array( 'bacs', 'cheque', 'cod' );

	private const ORDER = 'woocommerce_gateway_order';

	/**
	 * Ids of the methods that are switched on.
	 *
	 * @return list<string>
	 */
	public static function enabled_ids(): array {
		return array_keys( WC()->payment_gateways()->get_available_payment_gateways() );
	}

	/** Whether a method exists and needs set-up. */
	public static function needs_setup( string $id ): bool {
		$gateway = WC()->payment_gateways()->payment_gateways()[ $id ] ?? null;
		return null !== $gateway && $gateway->needs_setup();
	}

	/**
	 * Whether any method needs set-up, except the given ones.
	 *
	 * @param list<string> $except Ids.
	 */
	public static function some_need_setup( array $except ): bool {
		$ids = array_diff( array_keys( WC()->payment_gateways()->payment_gateways() ), $except );
		return array() !== array_filter( $ids, array( self::class, 'needs_setup' ) );
	}

	/** Place of a method in the list, an empty text when it was never given one. */
	public static function order_of( string $id ): int|string {
		return ( (array) get_option( self::ORDER, array() ) )[ $id ] ?? '';
	}

	/** Moves a method in the list. */
	public static function set_order( string $id, int $place ): void {
		$all = array_keys( WC()->payment_gateways()->payment_gateways() );
		update_option( self::ORDER, array( $id => absint( $place ) ) + (array) get_option( self::ORDER, array() ) + array_flip( $all ) );
	}

	/**
	 * Stores values of a method and switches it on or off.
	 *
	 * @param array<string, mixed> $values Values by key.
	 */
	public static function store( WC_Payment_Gateway $gateway, array $values ): void {
		$gateway->settings = $values;
		$gateway->enabled  = 'yes' === ( $values['enabled'] ?? 'no' ) ? 'yes' : 'no';
		$gateway->title    = (string) ( $values['title'] ?? $gateway->title );

		$gateway->description = (string) ( $values['description'] ?? $gateway->description );
		update_option( $gateway->get_option_key(), apply_filters( 'woocommerce_gateway_' . $gateway->id . '_settings_values', $values, $gateway ) );
	}
}
