<?php
/**
 * The main class under the name that other plugins look for.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/** What other plugins ask the host's main object for. */
final class WooCommerce {

	public string $version = WC_VERSION;

	/**
	 * The countries; only their names.
	 *
	 * @var WC_Countries
	 */
	public WC_Countries $countries;

	private static ?WooCommerce $instance = null;

	private function __construct() {
		$this->countries = new WC_Countries();
	}

	/** The only instance. */
	public static function instance(): self {
		return self::$instance ??= new self();
	}

	/** The payment methods. */
	public function payment_gateways(): WC_Payment_Gateways {
		return WC_Payment_Gateways::instance();
	}

	/** Address of the plugin folder, without trailing slash. */
	public function plugin_url(): string {
		return untrailingslashit( plugins_url( '/', WC_PLUGIN_FILE ) );
	}

	/** Directory of the plugin, without trailing slash. */
	public function plugin_path(): string {
		return untrailingslashit( WC_ABSPATH );
	}
}
