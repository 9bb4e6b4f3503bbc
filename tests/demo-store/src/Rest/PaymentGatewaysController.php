<?php
/**
 * Routes of payment methods.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Settings\Gateways;
use DemoStore\Settings\MethodFields;
use WC_Payment_Gateway;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Payment methods of the store and of plugins, with what they still need. */
final class PaymentGatewaysController extends Controller {

	private const BASE = 'wc/v3/payment_gateways';

	/** Fields that have a place of their own in the answer. */
	private const TOP_FIELDS = array(
		'enabled'     => true,
		'description' => true,
	);

	/** Registers the routes. */
	public function register(): void {
		$args = array(
			'enabled'     => array( 'type' => 'boolean' ),
			'title'       => array( 'type' => 'string' ),
			'description' => array( 'type' => 'string' ),
			'order'       => array( 'type' => 'integer' ),
			'settings'    => array( 'type' => 'object' ),
		);
		$this->route( self::BASE, $this->endpoint( self::READ, array( $this, 'list' ), Access::needs( 'manage_woocommerce' ) ) );
		$this->route(
			self::BASE . '/(?P<id>[\w-]+)',
			$this->endpoint( self::READ, array( $this, 'one' ), Access::needs( 'manage_woocommerce', 'view', __( 'You may not see this.', 'woocommerce' ) ) ),
			$this->endpoint( self::WRITE, array( $this, 'update' ), Access::needs( 'manage_woocommerce', 'edit' ), $args )
		);
	}

	/** All of them. */
	public function list(): WP_REST_Response {
		return $this->whole( array_map( array( $this, 'gateway' ), array_values( WC()->payment_gateways()->payment_gateways() ) ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function one( WP_REST_Request $request ): array|WP_Error {
		$gateway = $this->find( $request );
		return $gateway ? $this->gateway( $gateway ) : $this->no_gateway();
	}

	/** @return array<string, mixed>|WP_Error */
	public function update( WP_REST_Request $request ): array|WP_Error {
		$gateway = $this->find( $request );
		if ( ! $gateway ) {
			return $this->no_gateway();
		}
		$gateway->init_settings();
		$values = MethodFields::apply( $gateway->get_form_fields(), $gateway->settings, (array) ( $request['settings'] ?? array() ) );
		if ( is_wp_error( $values ) ) {
			return $values;
		}
		if ( null !== $request['enabled'] ) {
			$values['enabled'] = wc_bool_to_string( $request['enabled'] );
		}
		foreach ( array( 'title', 'description' ) as $name ) {
			if ( null !== $request[ $name ] ) {
				$values[ $name ] = wp_kses_post( trim( (string) $request[ $name ] ) );
			}
		}
		Gateways::store( $gateway, $values );
		if ( null !== $request['order'] ) {
			Gateways::set_order( $gateway->id, (int) $request['order'] );
		}
		return $this->gateway( $gateway );
	}

	/** @return array<string, mixed> */
	private function gateway( WC_Payment_Gateway $gateway ): array {
		$gateway->init_settings();
		return $this->item(
			array(
				'id'                     => $gateway->id,
				'title'                  => $gateway->title,
				'description'            => $gateway->description,
				'order'                  => Gateways::order_of( $gateway->id ),
				'enabled'                => 'yes' === $gateway->enabled,
				'method_title'           => $gateway->get_method_title(),
				'method_description'     => $gateway->get_method_description(),
				'method_supports'        => $gateway->supports,
				'settings'               => MethodFields::shape( array_diff_key( $gateway->get_form_fields(), self::TOP_FIELDS ), $gateway->settings ),
				'needs_setup'            => $gateway->needs_setup(),
				'post_install_scripts'   => self::scripts( $gateway ),
				'settings_url'           => self::ask( $gateway, 'get_settings_url' ) ?? admin_url( "admin.php?page=wc-settings&tab=checkout&section={$gateway->id}" ),
				'connection_url'         => self::ask( $gateway, 'get_connection_url', self::return_url( $gateway->id ) ),
				'setup_help_text'        => self::ask( $gateway, 'get_setup_help_text' ),
				'required_settings_keys' => self::ask( $gateway, 'get_required_settings_keys' ) ?? array(),
			),
			$this->links( self::BASE, $gateway->id )
		);
	}

	/** Calls a method that only some gateways have; null when this one does not have it. */
	private static function ask( WC_Payment_Gateway $gateway, string $method, mixed ...$arguments ): mixed {
		return method_exists( $gateway, $method ) ? $gateway->$method( ...$arguments ) : null;
	}

	/** Address that a provider redirects back to. */
	private static function return_url( string $id ): string {
		return wc_admin_url( '&task=payments&connection-return=' . strtolower( $id ) . '&_wpnonce=' . wp_create_nonce( 'connection-return' ) );
	}

	/**
	 * Registered scripts that the set-up of a gateway needs.
	 *
	 * @return list<object>
	 */
	private static function scripts( WC_Payment_Gateway $gateway ): array {
		$scripts = array_map( static fn ( string $handle ) => wp_scripts()->query( $handle, 'registered' ), (array) self::ask( $gateway, 'get_post_install_script_handles' ) );
		return array_values( array_filter( $scripts ) );
	}

	private function find( WP_REST_Request $request ): ?WC_Payment_Gateway {
		return WC()->payment_gateways()->payment_gateways()[ (string) $request['id'] ] ?? null;
	}

	private function no_gateway(): WP_Error {
		return $this->error( 'woocommerce_rest_payment_gateway_invalid', __( 'Nothing has this id.', 'woocommerce' ), 404 );
	}
}
