<?php
/**
 * Routes of the payments settings.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Settings\PaymentProviders;
use WP_Error;
use WP_REST_Request;

/** Payment methods of the store and of plugins, with suggestions of more, their order, and the country they are for. */
final class PaymentProvidersController extends Controller {

	private const BASE = 'wc-admin/settings/payments';

	/** Ids that the order accepts. */
	private const ID = '/^[a-z0-9_-]+$/i';

	/** Registers the routes. */
	public function register(): void {
		$location = array(
			'type'    => 'string',
			'pattern' => '[a-zA-Z]{2}',
		);
		$this->write( '/providers', 'providers', array( 'location' => $location ), self::POST );
		$this->write( '/country', 'country', array( 'location' => $location + array( 'required' => true ) ) );
		$order = array(
			'type'              => 'object',
			'required'          => true,
			'validate_callback' => array( self::class, 'is_order' ),
		);
		$this->write( '/providers/order', 'order', array( 'order_map' => $order ) );
		$this->write( '/suggestion/(?P<id>[\w\d\-]+)/attach', 'attach' );
		$this->write( '/suggestion/(?P<id>[\w\d\-]+)/hide', 'hide' );
		$this->write( '/suggestion/(?P<id>[\w\d\-]+)/incentive/(?P<incentive>[\w\d\-]+)/dismiss', 'dismiss', array( 'context' => array( 'type' => 'string' ) ) );
		$this->write( '/woopayments/woopay-eligibility', 'eligibility', array(), self::POST );
	}

	/**
	 * One route.
	 *
	 * @param string               $path    Path below the base.
	 * @param string               $method  Method of this class.
	 * @param array<string, mixed> $args    Arguments.
	 * @param string               $methods HTTP methods.
	 */
	private function write( string $path, string $method, array $args = array(), string $methods = self::WRITE ): void {
		$this->route( self::BASE . $path, $this->endpoint( $methods, array( $this, $method ), Access::needs( 'manage_woocommerce', 'edit' ), $args ) );
	}

	/** @return array<string, mixed> */
	public function providers( WP_REST_Request $request ): array {
		return PaymentProviders::answer( (string) ( $request['location'] ?? PaymentProviders::country() ) );
	}

	/** @return array{success: bool} */
	public function country( WP_REST_Request $request ): array {
		return array( 'success' => PaymentProviders::remember( 'business_country_code', (string) $request['location'] ) );
	}

	/** @return array{success: bool} */
	public function order( WP_REST_Request $request ): array {
		update_option( PaymentProviders::ORDER, array_map( 'intval', (array) $request['order_map'] ) + (array) get_option( PaymentProviders::ORDER, array() ) );
		return array( 'success' => true );
	}

	/** @return array{success: bool} */
	public function attach(): array {
		return array( 'success' => true );
	}

	/** @return array{success: bool}|WP_Error */
	public function hide( WP_REST_Request $request ): array|WP_Error {
		$hidden = PaymentProviders::profile()['hidden_suggestions'] ?? array();
		PaymentProviders::remember( 'hidden_suggestions', array_values( array_unique( array( ...$hidden, (string) $request['id'] ) ) ) );
		return array( 'success' => true );
	}

	/** @return array{success: bool} */
	public function dismiss( WP_REST_Request $request ): array {
		$dismissed   = PaymentProviders::profile()['dismissals'] ?? array();
		$dismissed[] = array(
			'context'   => (string) ( $request['context'] ?? 'all' ),
			'timestamp' => time(),
		);
		PaymentProviders::remember( 'dismissals', $dismissed );
		return array( 'success' => true );
	}

	/** @return array{is_eligible: bool} */
	public function eligibility(): array {
		return array( 'is_eligible' => true );
	}

	/**
	 * Whether an order can be stored: one id of another kind makes it invalid.
	 *
	 * @param mixed $order Ids and places.
	 * @return true|WP_Error
	 */
	public static function is_order( mixed $order ): bool|WP_Error {
		foreach ( is_array( $order ) ? $order : array( '' => '' ) as $id => $place ) {
			if ( ! preg_match( self::ID, (string) $id ) || false === filter_var( $place, FILTER_VALIDATE_INT ) ) {
				return new WP_Error( 'rest_invalid_param', __( 'The order is not valid.', 'woocommerce' ), array( 'status' => 400 ) );
			}
		}
		return true;
	}
}
