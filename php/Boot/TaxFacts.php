<?php
/**
 * Facts for the tax settings.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

use WC_Settings_Tax;
use WC_Tax;

/**
 * Reads the tax rates of the store.
 */
final class TaxFacts {

	/**
	 * Class of the host's tab.
	 *
	 * @var string
	 */
	private string $tab;

	/**
	 * Stores the name of the class.
	 *
	 * @param string $tab Class of the host's tab.
	 */
	public function __construct( string $tab = WC_Settings_Tax::class ) {
		$this->tab = $tab;
	}

	/**
	 * Whether there is no standard rate for the store's own location, and the host does not say so itself. Plugins that compute taxes
	 * elsewhere need none.
	 */
	public function lacks_base_rate(): bool {
		$is_told = method_exists( $this->tab, 'tax_configuration_validation_notice' );

		return ! $is_told && 'yes' !== get_option( 'wc_connect_taxes_enabled' ) && array() === HostCall::method( WC_Tax::class, 'get_base_tax_rates' );
	}
}
