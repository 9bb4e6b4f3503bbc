<?php
/**
 * Cash on delivery.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Gateways;

use DemoStore\Data\ShippingMethods;
use DemoStore\Data\ShippingZones;

/** Payment on delivery, for all or for some shipping methods. */
final class Cod extends OfflineGateway {

	/** Names the method. */
	public function __construct() {
		$this->id                 = 'cod';
		$this->method_title       = __( 'Cash on delivery', 'woocommerce' );
		$this->method_description = __( 'Customers pay when the parcel arrives.', 'woocommerce' );
		parent::__construct();
	}

	/** Its fields. */
	public function init_form_fields(): void {
		$this->form_fields = self::common_fields(
			__( 'Cash on delivery', 'woocommerce' ),
			__( 'Pay when the parcel arrives.', 'woocommerce' ),
			__( 'Pay when the parcel arrives.', 'woocommerce' ),
			__( 'What customers see in the checkout.', 'woocommerce' ),
			__( 'What customers read after the order.', 'woocommerce' )
		) + array(
			'enable_for_methods' => array(
				'title'       => __( 'Shipping methods', 'woocommerce' ),
				'type'        => 'multiselect',
				'description' => __( 'Shipping methods for which it may be chosen; none means all.', 'woocommerce' ),
				'default'     => '',
				'desc_tip'    => true,
				'options'     => self::shipping_options(),
			),
			'enable_for_virtual' => array(
				'title'   => __( 'Also for orders that are not shipped', 'woocommerce' ),
				'type'    => 'checkbox',
				'default' => 'yes',
			),
		);
	}

	/**
	 * Every kind of method and every method of a zone, by kind.
	 *
	 * @return array<string, array<string, string>>
	 */
	private static function shipping_options(): array {
		$options = array();
		foreach ( ShippingMethods::kinds() as $kind => $definition ) {
			if ( 'local_pickup' === $kind ) {
				continue;
			}
			/* translators: %s: kind of shipping method. */
			$options[ $definition['title'] ][ $kind ] = sprintf( __( 'All of &quot;%s&quot;', 'woocommerce' ), $definition['title'] );
		}
		foreach ( ShippingZones::all() as $zone ) {
			foreach ( ShippingMethods::of_zone( $zone['id'] ) as $method ) {
				$kind = ShippingMethods::kinds()[ $method['method_id'] ]['title'];
				/* translators: 1: zone, 2: method, 3: number. */
				$options[ $kind ][ "{$method['method_id']}:{$method['instance_id']}" ] = sprintf( __( '%1$s &ndash; %2$s (#%3$s)', 'woocommerce' ), $zone['name'], $method['title'], $method['instance_id'] );
			}
		}
		return $options;
	}
}
