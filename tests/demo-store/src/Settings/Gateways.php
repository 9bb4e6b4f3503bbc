<?php
/**
 * Payment methods of the store.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

use WC_Payment_Gateway;

/** Reads of the methods, whoever brought them. */
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

	/** Whether a method that is not offline still has to be set up. */
	public static function has_unfinished(): bool {
		foreach ( WC()->payment_gateways()->payment_gateways() as $id => $gateway ) {
			if ( ! in_array( $id, self::OFFLINE, true ) && $gateway->needs_setup() ) {
				return true;
			}
		}
		return false;
	}

	/** Place of a method in the list. */
	public static function order_of( string $id ): int {
		$stored = (array) get_option( self::ORDER, array() );
		return (int) ( $stored[ $id ] ?? array_search( $id, array_keys( WC()->payment_gateways()->payment_gateways() ), true ) );
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
