<?php
/**
 * What the Payments settings need to start.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

use ReflectionClass;

/**
 * Facts of the Payments settings.
 *
 * @phpstan-type PaymentSettings array{country: string, storeCountry: string, countries: string[], toggleNonce: string, sections: string[][]}
 */
final class PaymentFacts {

	/**
	 * User meta in which the host keeps the country of the business.
	 */
	private const PROFILE = 'woocommerce_payments_nox_profile';

	/**
	 * Action of the nonce with which the host's admin-ajax enables and disables gateways.
	 */
	private const TOGGLE_ACTION = 'woocommerce-toggle-payment-gateway-enabled';

	/**
	 * Sections that the screen shows itself.
	 */
	private const OWN_SECTIONS = array( '', 'main', 'offline', 'bacs', 'cheque', 'cod' );

	/**
	 * All values.
	 *
	 * @return PaymentSettings
	 */
	public function values(): array {
		return array(
			'country'      => $this->country(),
			'storeCountry' => $this->store_country(),
			'countries'    => $this->countries(),
			'toggleNonce'  => current_user_can( 'manage_woocommerce' ) ? wp_create_nonce( self::TOGGLE_ACTION ) : '',
			'sections'     => $this->sections(),
		);
	}

	/**
	 * Country of the business that this user has chosen, or that of the store: two letters.
	 */
	public function country(): string {
		$profile = get_user_meta( get_current_user_id(), self::PROFILE, true );
		$chosen  = is_array( $profile ) ? Text::of( $profile['business_country_code'] ?? '' ) : '';

		return '' === $chosen ? $this->store_country() : $chosen;
	}

	/**
	 * Whether all gateways are classes of the host. Those of extensions may answer otherwise on a page than in a REST request, and
	 * may wait for a server of theirs.
	 */
	public function has_only_own_gateways(): bool {
		return HostCall::guarded(
			static function (): bool {
				$folder = trailingslashit( dirname( wp_normalize_path( (string) constant( 'WC_PLUGIN_FILE' ) ) ) );

				foreach ( WC()->payment_gateways()->payment_gateways() as $gateway ) {
					if ( 0 !== strpos( wp_normalize_path( (string) ( new ReflectionClass( $gateway ) )->getFileName() ), $folder ) ) {
						return false;
					}
				}

				return true;
			},
			false
		);
	}

	/**
	 * Whether the owner has not hidden the providers that are recommended below the list of payment methods.
	 */
	public function wants_suggestions(): bool {
		return 'yes' !== get_option( 'woocommerce_setting_payments_recommendations_hidden' );
	}

	/**
	 * The opened section of the tab.
	 */
	public function section(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads which section is shown; changes nothing.
		return isset( $_GET['section'] ) && is_string( $_GET['section'] ) ? sanitize_title( wp_unslash( $_GET['section'] ) ) : '';
	}

	/**
	 * Country of the store: two letters.
	 */
	private function store_country(): string {
		$base = Text::of( get_option( 'woocommerce_default_country', 'US' ), 'US' );

		return (string) strtok( $base, ':' );
	}

	/**
	 * Codes of the countries. The browser knows their names, which would fill most of the boot object.
	 *
	 * @return string[]
	 */
	private function countries(): array {
		$countries = HostCall::guarded(
			static function () {
				return function_exists( 'WC' ) ? WC()->countries->get_countries() : array();
			},
			array()
		);

		// Plugins filter them, so the value may be anything.
		return array_map( 'strval', array_keys( (array) $countries ) );
	}

	/**
	 * Sections that extensions add to the tab. The host prints no links to them on this screen.
	 *
	 * @return string[][] Pairs of section and title.
	 */
	private function sections(): array {
		$sections = HostCall::guarded(
			static function () {
				/**
				 * Sections of the payments tab; a filter of the host.
				 *
				 * @since 0.1.0
				 */
				return apply_filters( 'woocommerce_get_sections_checkout', array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- a filter of the host.
			},
			array()
		);
		$pairs    = array();

		foreach ( is_array( $sections ) ? $sections : array() as $section => $title ) {
			$title = Text::decoded( wp_strip_all_tags( Text::of( $title ) ) );

			if ( '' !== $title && ! in_array( (string) $section, self::OWN_SECTIONS, true ) ) {
				$pairs[] = array( (string) $section, $title );
			}
		}

		return $pairs;
	}
}
