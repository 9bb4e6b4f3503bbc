<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Zones with their places and methods, and what shipping to a place costs. Amounts are whole cents.
 */
final class ShippingZones {

	private const FREE_FROM = 15000;

	/** Name, places, methods with cost; the last entry is the rest of the world, which has no row of its own. */
	private const ZONES = array(
		array( 'Texas', array( array( 'US:TX', 'state' ) ), array( 'flat_rate' => 450, 'local_pickup' => 0 ) ),
		array( 'United States', array( array( 'US', 'country' ) ), array( 'flat_rate' => 790, 'free_shipping' => 0 ) ),
		array( 'Europe', array( array( 'EU', 'continent' ) ), array( 'flat_rate' => 1400 ) ),
		array( '', array(), array( 'flat_rate' => 2100 ) ),
	);

	public const TITLES = array(
		'flat_rate'     => 'Flat rate',
		'free_shipping' => 'Free shipping',
		'local_pickup'  => 'Local pickup',
	);

	private const EUROPE = array( 'GB', 'DE', 'FR', 'IT', 'NL', 'ES' );

	/** @var list<array<string, array{id: string, instance: int, cost: int}>> Methods of each zone by their id. */
	private array $methods = array();

	public function __construct( private readonly Database $database ) {
		$zones     = $database->sheet( 'woocommerce_shipping_zones' );
		$locations = $database->sheet( 'woocommerce_shipping_zone_locations' );
		foreach ( self::ZONES as $order => list( $name, $places, $methods ) ) {
			$zone_id = '' === $name ? 0 : $database->nextId( 'woocommerce_shipping_zones' );
			if ( 0 !== $zone_id ) {
				$zones->add(
					array(
						'zone_id'    => $zone_id,
						'zone_name'  => $name,
						'zone_order' => $order + 1,
					)
				);
			}
			foreach ( $places as list( $code, $type ) ) {
				$locations->add(
					array(
						'zone_id'       => $zone_id,
						'location_code' => $code,
						'location_type' => $type,
					)
				);
			}
			$this->addMethods( $zone_id, $methods );
		}
	}

	/**
	 * The method a buyer at this place gets.
	 *
	 * @return array{id: string, instance: int, cost: int}
	 */
	public function methodFor( Place $place, int $subtotal, bool $is_free ): array {
		$zone    = match ( true ) {
			'US' === $place->country && 'TX' === $place->state => 0,
			'US' === $place->country                           => 1,
			in_array( $place->country, self::EUROPE, true )    => 2,
			default                                            => 3,
		};
		$methods = $this->methods[ $zone ];
		if ( isset( $methods['free_shipping'] ) && ( $is_free || $subtotal >= self::FREE_FROM ) ) {
			return $methods['free_shipping'];
		}
		return $is_free ? array_merge( $methods['flat_rate'], array( 'cost' => 0 ) ) : $methods['flat_rate'];
	}

	/**
	 * @param array<string, int> $methods
	 */
	private function addMethods( int $zone_id, array $methods ): void {
		$sheet = $this->database->sheet( 'woocommerce_shipping_zone_methods' );
		$order = 0;
		$known = array();
		foreach ( $methods as $method => $cost ) {
			$instance = $this->database->nextId( 'woocommerce_shipping_zone_methods' );
			$sheet->add(
				array(
					'zone_id'      => $zone_id,
					'instance_id'  => $instance,
					'method_id'    => $method,
					'method_order' => ++$order,
					'is_enabled'   => 1,
				)
			);
			$this->database->setOption( "woocommerce_{$method}_{$instance}_settings", self::settings( $method, $cost ) );
			$known[ $method ] = array(
				'id'       => $method,
				'instance' => $instance,
				'cost'     => $cost,
			);
		}
		$this->methods[] = $known;
	}

	/**
	 * @return array<string, string>
	 */
	private static function settings( string $method, int $cost ): array {
		$settings = array( 'title' => self::TITLES[ $method ] );
		if ( 'free_shipping' === $method ) {
			return $settings + array(
				'requires'         => 'either',
				'min_amount'       => Money::text( self::FREE_FROM ),
				'ignore_discounts' => 'no',
			);
		}
		return $settings + array(
			'tax_status' => 'taxable',
			'cost'       => Money::text( $cost ),
		);
	}
}
