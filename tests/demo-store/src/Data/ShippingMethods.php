<?php
/**
 * Shipping methods of zones.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

/** Rows of the methods; the settings of each are in an option of its own. */
final class ShippingMethods {

	/** A kind that belongs to the checkout and to no zone. */
	private const WITHOUT_ZONE = 'pickup_location';

	/**
	 * Kinds of methods by id.
	 *
	 * @return array<string, array{title: string, description: string, fields: array<string, array<string, mixed>>}>
	 */
	public static function kinds(): array {
		return JsonFile::read( 'shipping-methods' );
	}

	/** Whether a zone may have a method of this kind. */
	public static function fits_zone( string $kind ): bool {
		return isset( self::kinds()[ $kind ] ) && self::WITHOUT_ZONE !== $kind;
	}

	/**
	 * Methods of a zone in their order; rows of kinds that no longer exist are left out.
	 *
	 * @return list<array{zone_id: int, instance_id: int, method_id: string, order: int, enabled: bool, title: string, settings: array<string, mixed>}>
	 */
	public static function of_zone( int $zone ): array {
		$rows = self::table()->rows( array( 'zone_id' => $zone ), array( 'order' => 'method_order ASC, instance_id ASC' ) );
		return array_map( array( self::class, 'method' ), array_values( array_filter( $rows, static fn ( array $row ): bool => self::fits_zone( (string) $row['method_id'] ) ) ) );
	}

	/**
	 * One method, null when the zone does not have it.
	 *
	 * @return array{zone_id: int, instance_id: int, method_id: string, order: int, enabled: bool, title: string, settings: array<string, mixed>}|null
	 */
	public static function find( int $zone, int $instance ): ?array {
		foreach ( self::of_zone( $zone ) as $method ) {
			if ( $instance === $method['instance_id'] ) {
				return $method;
			}
		}
		return null;
	}

	/** Adds a method behind the others and gives its number. */
	public static function insert( int $zone, string $kind ): int {
		return self::table()->insert(
			array(
				'zone_id'      => $zone,
				'method_id'    => $kind,
				'method_order' => self::table()->count( array( 'zone_id' => $zone ) ) + 1,
				'is_enabled'   => 1,
			)
		);
	}

	/**
	 * Changes a method.
	 *
	 * @param array{instance_id: int, method_id: string} $method   Method.
	 * @param array<string, int>                          $columns  method_order, is_enabled.
	 * @param array<string, mixed>|null                   $settings Values of its fields, null when they stay.
	 */
	public static function update( array $method, array $columns, ?array $settings ): void {
		if ( $columns ) {
			self::table()->update( $columns, array( 'instance_id' => $method['instance_id'] ) );
		}
		if ( null !== $settings ) {
			update_option( self::option( $method['method_id'], $method['instance_id'] ), $settings );
		}
	}

	/**
	 * Removes a method.
	 *
	 * @param array{instance_id: int, method_id: string} $method Method.
	 */
	public static function delete( array $method ): void {
		self::table()->delete( array( 'instance_id' => $method['instance_id'] ) );
		delete_option( self::option( $method['method_id'], $method['instance_id'] ) );
	}

	/**
	 * @param array<string, string|null> $row Row.
	 * @return array{zone_id: int, instance_id: int, method_id: string, order: int, enabled: bool, title: string, settings: array<string, mixed>}
	 */
	private static function method( array $row ): array {
		$settings = (array) get_option( self::option( (string) $row['method_id'], (int) $row['instance_id'] ), array() );
		return array(
			'zone_id'     => (int) $row['zone_id'],
			'instance_id' => (int) $row['instance_id'],
			'method_id'   => (string) $row['method_id'],
			'order'       => (int) $row['method_order'],
			'enabled'     => (bool) $row['is_enabled'],
			'title'       => (string) ( $settings['title'] ?? self::kinds()[ $row['method_id'] ]['title'] ),
			'settings'    => $settings,
		);
	}

	private static function option( string $kind, int $instance ): string {
		return "woocommerce_{$kind}_{$instance}_settings";
	}

	private static function table(): Table {
		return new Table( 'woocommerce_shipping_zone_methods' );
	}
}
