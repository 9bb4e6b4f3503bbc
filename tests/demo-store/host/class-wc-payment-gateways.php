<?php
/**
 * All payment methods under the name that other plugins ask.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/** The methods of the store and those that other plugins add, in the order that the store chose. */
final class WC_Payment_Gateways {

	private const OWN = array( DemoStore\Gateways\Bacs::class, DemoStore\Gateways\Cheque::class, DemoStore\Gateways\Cod::class );

	private static ?WC_Payment_Gateways $instance = null;

	/**
	 * Methods by id.
	 *
	 * @var array<string, WC_Payment_Gateway>|null
	 */
	private ?array $gateways = null;

	/** The only instance. */
	public static function instance(): self {
		return self::$instance ??= new self();
	}

	/** Builds the methods; they are built when they are first asked for, since others add theirs late. */
	public function init(): void {
		$order          = $this->order();
		$this->gateways = array();
		foreach ( (array) apply_filters( 'woocommerce_payment_gateways', self::OWN ) as $gateway ) {
			$gateway = is_string( $gateway ) && class_exists( $gateway ) ? new $gateway() : $gateway;
			if ( $gateway instanceof WC_Payment_Gateway ) {
				$this->gateways[ $gateway->id ] = $gateway;
			}
		}
		$place = array_flip( array_keys( $this->gateways ) );
		uksort( $this->gateways, static fn ( string $a, string $b ): int => array( $order[ $a ] ?? 999, $place[ $a ] ) <=> array( $order[ $b ] ?? 999, $place[ $b ] ) );
	}

	/**
	 * Methods by id.
	 *
	 * @return array<string, WC_Payment_Gateway>
	 */
	public function payment_gateways(): array {
		if ( null === $this->gateways ) {
			$this->init();
		}
		return (array) $this->gateways;
	}

	/**
	 * Those that are on.
	 *
	 * @return array<string, WC_Payment_Gateway>
	 */
	public function get_available_payment_gateways(): array {
		return array_filter( $this->payment_gateways(), static fn ( WC_Payment_Gateway $gateway ): bool => 'yes' === $gateway->enabled );
	}

	/**
	 * Chosen places by id.
	 *
	 * @return array<string, int>
	 */
	private function order(): array {
		return array_map( 'intval', (array) get_option( 'woocommerce_gateway_order', array() ) );
	}
}
