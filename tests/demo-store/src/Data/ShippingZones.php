<?php
/**
 * Shipping zones.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

use DemoStore\Settings\Places;

/** Rows of the zones and of their places. The rest of the world is zone 0, which has no row. */
final class ShippingZones {

	public const REST_OF_WORLD = 0;

	private const LOCATION_TYPES = array( 'postcode', 'state', 'country', 'continent' );

	/**
	 * Zones with a row, in their order.
	 *
	 * @return list<array{id: int, name: string, order: int}>
	 */
	public static function all(): array {
		return array_map( array( self::class, 'zone' ), self::table()->rows( array(), array( 'order' => 'zone_order ASC, zone_id ASC' ) ) );
	}

	/**
	 * One zone, null when there is none.
	 *
	 * @return array{id: int, name: string, order: int}|null
	 */
	public static function find( int $id ): ?array {
		if ( self::REST_OF_WORLD === $id ) {
			return array(
				'id'    => self::REST_OF_WORLD,
				'name'  => __( 'Everywhere else', 'woocommerce' ),
				'order' => 0,
			);
		}
		$row = self::table()->row( array( 'zone_id' => $id ) );
		return $row ? self::zone( $row ) : null;
	}

	/** Adds a zone and gives its id. */
	public static function insert( string $name, int $order ): int {
		return self::table()->insert(
			array(
				'zone_name'  => '' === $name ? self::name_of( array() ) : $name,
				'zone_order' => $order,
			)
		);
	}

	/** Changes a zone; a zone without a name is named after its places. */
	public static function update( int $id, string $name, int $order ): void {
		self::table()->update(
			array(
				'zone_name'  => '' === $name ? self::name_of( self::locations( $id ) ) : $name,
				'zone_order' => $order,
			),
			array( 'zone_id' => $id )
		);
	}

	/** Removes a zone with its places and methods. */
	public static function delete( int $id ): void {
		foreach ( ShippingMethods::of_zone( $id ) as $method ) {
			ShippingMethods::delete( $method );
		}
		self::places()->delete( array( 'zone_id' => $id ) );
		self::table()->delete( array( 'zone_id' => $id ) );
	}

	/**
	 * Places of a zone.
	 *
	 * @return list<array{code: string, type: string}>
	 */
	public static function locations( int $id ): array {
		return array_map(
			static fn ( array $row ): array => array(
				'code' => (string) $row['location_code'],
				'type' => (string) $row['location_type'],
			),
			self::places()->rows( array( 'zone_id' => $id ), array( 'order' => 'location_id ASC' ) )
		);
	}

	/**
	 * Replaces the places of a zone; places of unknown kinds are dropped.
	 *
	 * @param list<mixed> $locations Places with code and type; a place without type is a country.
	 */
	public static function set_locations( int $id, array $locations ): void {
		self::places()->delete( array( 'zone_id' => $id ) );
		foreach ( $locations as $location ) {
			$type = (string) ( $location['type'] ?? 'country' );
			if ( empty( $location['code'] ) || ! in_array( $type, self::LOCATION_TYPES, true ) ) {
				continue;
			}
			self::places()->insert(
				array(
					'zone_id'       => $id,
					'location_code' => sanitize_text_field( (string) $location['code'] ),
					'location_type' => $type,
				)
			);
		}
	}

	/** @param list<array{code: string, type: string}> $locations Places. */
	private static function name_of( array $locations ): string {
		$names = array_map( static fn ( array $location ): string => Places::countries()[ $location['code'] ] ?? Places::with_states()[ $location['code'] ] ?? $location['code'], $locations );
		return $names ? implode( ', ', $names ) : __( 'Everywhere', 'woocommerce' );
	}

	/**
	 * @param array<string, string|null> $row Row.
	 * @return array{id: int, name: string, order: int}
	 */
	private static function zone( array $row ): array {
		return array(
			'id'    => (int) $row['zone_id'],
			'name'  => (string) $row['zone_name'],
			'order' => (int) $row['zone_order'],
		);
	}

	private static function table(): Table {
		return new Table( 'woocommerce_shipping_zones' );
	}

	private static function places(): Table {
		return new Table( 'woocommerce_shipping_zone_locations' );
	}
}
