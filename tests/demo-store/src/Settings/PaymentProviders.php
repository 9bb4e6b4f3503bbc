<?php
/**
 * The list of the payments settings.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

use DemoStore\Data\JsonFile;
use DemoStore\Data\PluginList;
use WC_Payment_Gateway;

/** Payment methods, the group of the offline ones, and suggestions of plugins, in the order that the owner chose. */
final class PaymentProviders {

	public const ORDER = 'woocommerce_gateway_order';

	private const PROFILE = 'woocommerce_payments_nox_profile';

	private const GROUP = '_wc_offline_payment_methods_group';

	/** The country of the business, which each user can choose. */
	public static function country(): string {
		return (string) ( self::profile()['business_country_code'] ?? strtok( (string) get_option( 'woocommerce_default_country', 'US' ), ':' ) );
	}

	/**
	 * What the user chose on the screen.
	 *
	 * @return array<string, mixed>
	 */
	public static function profile(): array {
		$profile = get_user_meta( get_current_user_id(), self::PROFILE, true );
		return is_array( $profile ) ? $profile : array();
	}

	/** Stores a choice of the user. Like on the host, the same value again is no success. */
	public static function remember( string $name, mixed $value ): bool {
		return false !== update_user_meta( get_current_user_id(), self::PROFILE, array( $name => $value ) + self::profile() );
	}

	/**
	 * The whole answer.
	 *
	 * @param string $country Country of the suggestions.
	 * @return array<string, mixed>
	 */
	public static function answer( string $country ): array {
		$gateways   = WC()->payment_gateways()->payment_gateways();
		$is_offline = static fn ( WC_Payment_Gateway $gateway ): bool => in_array( $gateway->id, Gateways::OFFLINE, true );
		$online     = array_filter( $gateways, static fn ( WC_Payment_Gateway $gateway ): bool => ! $is_offline( $gateway ) );
		$suggested  = PaymentSuggestions::for_country( $country );
		$preferred  = array_filter( $suggested, static fn ( array $suggestion ): bool => in_array( 'preferred', $suggestion['tags'], true ) );
		return array(
			'providers'               => self::in_order(
				array(
					...array_map( array( PaymentSuggestions::class, 'as_provider' ), array_values( $preferred ) ),
					...array_map( array( self::class, 'gateway' ), array_values( $online ) ),
					self::group(),
				)
			),
			'offline_payment_methods' => self::in_order( array_map( array( self::class, 'gateway' ), array_values( array_filter( $gateways, $is_offline ) ) ) ),
			'suggestions'             => current_user_can( 'install_plugins' ) ? array_values( array_diff_key( $suggested, $preferred ) ) : array(),
			'suggestion_categories'   => PaymentSuggestions::categories(),
		);
	}

	/** @return array<string, mixed> */
	private static function gateway( WC_Payment_Gateway $gateway ): array {
		$is_offline  = in_array( $gateway->id, Gateways::OFFLINE, true );
		$needs_setup = $gateway->needs_setup();
		$settings    = method_exists( $gateway, 'get_settings_url' ) ? $gateway->get_settings_url() : admin_url( "admin.php?page=wc-settings&tab=checkout&section={$gateway->id}" );
		$onboard     = method_exists( $gateway, 'get_connection_url' ) ? $gateway->get_connection_url( admin_url( 'admin.php?page=wc-settings&tab=checkout' ) ) : null;
		return array(
			'id'          => $gateway->id,
			'_order'      => Gateways::order_of( $gateway->id ),
			'_type'       => $is_offline ? 'offline_pm' : 'gateway',
			'title'       => $gateway->get_method_title(),
			'description' => $gateway->get_method_description(),
			'supports'    => $gateway->supports,
			'plugin'      => self::plugin( $is_offline ? 'woocommerce' : self::slug_of( $gateway ) ),
			'icon'        => plugins_url( 'assets/placeholder.svg', WC_PLUGIN_FILE ),
			'links'       => array(),
			'state'       => array(
				'enabled'           => 'yes' === $gateway->enabled,
				'account_connected' => ! $needs_setup,
				'needs_setup'       => $needs_setup,
				'test_mode'         => false,
				'dev_mode'          => false,
			),
			'management'  => array( '_links' => array( 'settings' => array( 'href' => $settings ) ) ),
			'onboarding'  => array(
				'type'                        => 'external',
				'state'                       => array(
					'supported' => true,
					'started'   => ! $needs_setup,
					'completed' => ! $needs_setup,
					'test_mode' => false,
				),
				'messages'                    => array(),
				'_links'                      => array( 'onboard' => array( 'href' => $onboard ?? $settings ) ),
				'recommended_payment_methods' => array(),
			),
		);
	}

	/** @return array<string, mixed> */
	private static function group(): array {
		return array(
			'id'          => self::GROUP,
			'_type'       => 'offline_pms_group',
			'title'       => __( 'Take offline payments', 'woocommerce' ),
			'description' => __( 'Cash, checks and bank transfers. They are good for trying an order, too.', 'woocommerce' ),
			'plugin'      => self::plugin( 'woocommerce' ),
			'icon'        => plugins_url( 'assets/placeholder.svg', WC_PLUGIN_FILE ),
			'management'  => array( '_links' => array( 'settings' => array( 'href' => admin_url( 'admin.php?page=wc-settings&tab=checkout&path=/offline' ) ) ) ),
			'_links'      => array(),
		);
	}

	/**
	 * Sorted by the places that the owner chose; the others stay where they are.
	 *
	 * @param list<array<string, mixed>> $providers Providers.
	 * @return list<array<string, mixed>>
	 */
	private static function in_order( array $providers ): array {
		$order = (array) get_option( self::ORDER, array() );
		$place = array();
		foreach ( $providers as $index => $provider ) {
			$place[ $provider['id'] ] = (int) ( $order[ $provider['id'] ] ?? $index );
		}
		usort( $providers, static fn ( array $a, array $b ): int => $place[ $a['id'] ] <=> $place[ $b['id'] ] );
		return array_map( static fn ( array $provider, int $index ): array => array( '_order' => $index ) + $provider, $providers, array_keys( $providers ) );
	}

	/**
	 * A plugin by its directory name.
	 *
	 * @return array<string, string>
	 */
	public static function plugin( string $slug ): array {
		$is_active = 'woocommerce' === $slug || in_array( $slug, PluginList::active(), true );
		$file      = (string) PluginList::file_of( $slug );
		return array(
			'_type'  => 'wporg',
			'slug'   => $slug,
			'file'   => 'woocommerce' === $slug ? '' : (string) preg_replace( '/\.php$/', '', $file ),
			'status' => $is_active ? 'active' : ( '' === $file ? 'not_installed' : 'installed' ),
		);
	}

	/** Directory name of the plugin that brings a method. */
	private static function slug_of( WC_Payment_Gateway $gateway ): string {
		foreach ( JsonFile::read( 'plugins' ) as $slug => $plugin ) {
			if ( $gateway->id === ( $plugin['gateway']['id'] ?? '' ) ) {
				return $slug;
			}
		}
		return '';
	}
}
