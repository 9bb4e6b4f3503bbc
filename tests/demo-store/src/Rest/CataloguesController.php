<?php
/**
 * Routes of catalogues.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\JsonFile;
use DemoStore\Data\PluginList;
use DemoStore\Settings\Options;
use WP_REST_Request;

/** What the store proposes: kinds of products, extensions, payment methods, shipping partners. All of it comes from a data file. */
final class CataloguesController extends Controller {

	/** Registers the routes. */
	public function register(): void {
		$read  = Access::needs( 'manage_woocommerce' );
		$force = array( 'force_default_suggestions' => array( 'type' => 'boolean' ) );
		$this->route( 'wc-admin/onboarding/product-types', $this->endpoint( self::READ, static fn (): array => self::catalogue( 'product_types' ), $read ) );
		$this->route( 'wc-admin/onboarding/free-extensions', $this->endpoint( self::READ, array( $this, 'extensions' ), $read ) );
		$this->route( 'wc-admin/payment-gateway-suggestions', $this->endpoint( self::READ, array( $this, 'gateways' ), $read, $force ) );
		$this->route( 'wc-admin/payment-gateway-suggestions/dismiss', $this->endpoint( self::POST, array( $this, 'dismiss_gateways' ), $read ) );
		$this->route( 'wc-admin/shipping-partner-suggestions', $this->endpoint( self::READ, array( $this, 'shipping' ), $read, $force ) );
	}

	/** @return list<array<string, mixed>> */
	public function extensions(): array {
		return array_map(
			fn ( array $group ): array => array(
				'key'     => $group['key'],
				'title'   => $group['title'],
				'plugins' => array_map( fn ( string $key ): array => $this->extension( $key, 'obw/core-profiler' === $group['key'] ), $group['plugins'] ),
			),
			self::catalogue( 'extension_groups' )
		);
	}

	/** @return list<array<string, mixed>> */
	public function gateways( WP_REST_Request $request ): array {
		if ( 'yes' === get_option( 'woocommerce_setting_payments_recommendations_hidden' ) && ! $request['force_default_suggestions'] ) {
			return array();
		}
		return array_map(
			static fn ( array $gateway ): array => $gateway + array(
				'image'       => plugins_url( 'assets/placeholder.svg', WC_PLUGIN_FILE ),
				'image_72x72' => plugins_url( 'assets/placeholder.svg', WC_PLUGIN_FILE ),
				'is_visible'  => true,
			),
			self::catalogue( 'gateways' )
		);
	}

	/** Hides the proposals for good. */
	public function dismiss_gateways(): bool {
		update_option( 'woocommerce_setting_payments_recommendations_hidden', 'yes' );
		return true;
	}

	/**
	 * The partners of the store's country.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function shipping(): array {
		$country  = Options::base_country();
		$partners = array_filter(
			self::catalogue( 'shipping' ),
			static fn ( array $partner ): bool => in_array( $country, $partner['countries'], true )
		);
		return array_map( array( self::class, 'partner' ), array_values( $partners ) );
	}

	/**
	 * A partner with the layouts that it has: a column of features with titles, a row of lines.
	 *
	 * @param array<string, mixed> $partner From the catalogue.
	 * @return array<string, mixed>
	 */
	private static function partner( array $partner ): array {
		$icon    = plugins_url( 'assets/placeholder.svg', WC_PLUGIN_FILE );
		$column  = array_map(
			static fn ( array $feature ): array => array(
				'icon'        => $icon,
				'title'       => $feature[1],
				'description' => $feature[2],
			),
			$partner['features']
		);
		$row     = array_map(
			static fn ( string $line ): array => array(
				'icon'        => $icon,
				'description' => $line,
			),
			$partner['lines'] ?? array()
		);
		$layouts = array_filter(
			array(
				'row'    => $row,
				'column' => $column,
			)
		);
		$fields  = array_diff_key( $partner, array_flip( array( 'features', 'lines', 'countries' ) ) );
		foreach ( $layouts as $name => $features ) {
			$fields[ "layout_$name" ] = array(
				'image'    => $icon,
				'features' => $features,
			);
		}
		return $fields + array(
			'is_visible'        => true,
			'available_layouts' => array_keys( $layouts ),
		);
	}

	/**
	 * An extension; the profiler gets fields of its own.
	 *
	 * @return array<string, mixed>
	 */
	private function extension( string $key, bool $is_profiler ): array {
		$slug = explode( ':', $key )[0];
		$data = self::catalogue( 'extensions' )[ $key ] ?? self::catalogue( 'extensions' )[ $slug ];
		$item = $is_profiler ? $data + array( 'learn_more_link' => "https://example.com/$slug" ) : array_diff_key( $data, array_flip( array( 'label', 'install_priority', 'requires_jpc' ) ) );
		return $item + array(
			'key'          => $key,
			'image_url'    => plugins_url( 'assets/placeholder.svg', WC_PLUGIN_FILE ),
			'is_visible'   => true,
			'is_installed' => in_array( $slug, PluginList::installed(), true ),
			'is_activated' => in_array( $slug, PluginList::active(), true ),
		);
	}

	/** @return array<int|string, mixed> */
	private static function catalogue( string $name ): array {
		static $data = null;
		$data ??= JsonFile::read( 'catalogues' );
		return $data[ $name ];
	}
}
