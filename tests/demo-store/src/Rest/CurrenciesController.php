<?php
/**
 * Routes of currencies.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use WP_Error;
use WP_REST_Request;

/** All currencies, one, and the store's. */
final class CurrenciesController extends Controller {

	private const BASE = 'wc/v3/data/currencies';

	/** Registers the routes. */
	public function register(): void {
		$read = Access::needs( 'manage_woocommerce' );
		$this->route( self::BASE, $this->endpoint( self::READ, fn (): array => array_map( array( $this, 'currency' ), array_keys( get_woocommerce_currencies() ) ), $read ) );
		$this->route( self::BASE . '/current', $this->endpoint( self::READ, fn (): array => $this->currency( get_woocommerce_currency() ), $read ) );
		$this->route( self::BASE . '/(?P<currency>[\w-]{3})', $this->endpoint( self::READ, array( $this, 'one' ), $read ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function one( WP_REST_Request $request ): array|WP_Error {
		$code = strtoupper( (string) $request['currency'] );
		return isset( get_woocommerce_currencies()[ $code ] ) ? $this->currency( $code ) : $this->error( 'woocommerce_rest_data_invalid_currency', __( 'No currency has this code.', 'woocommerce' ), 404 );
	}

	/** @return array<string, mixed> */
	private function currency( string $code ): array {
		return $this->item(
			array(
				'code'   => $code,
				'name'   => get_woocommerce_currencies()[ $code ] ?? $code,
				'symbol' => get_woocommerce_currency_symbol( $code ),
			),
			$this->links( self::BASE, $code )
		);
	}
}
