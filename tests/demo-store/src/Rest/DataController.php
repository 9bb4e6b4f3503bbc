<?php
/**
 * Routes of countries and currencies.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\Table;
use DemoStore\Settings\AddressRules;
use DemoStore\Settings\CountryFacts;
use DemoStore\Settings\Places;
use WP_Error;
use WP_REST_Request;

/** Static facts; countries and continents in both namespaces. */
final class DataController extends Controller {

	/** Registers the routes. */
	public function register(): void {
		$read = Access::needs( 'manage_woocommerce' );
		// Before the route of one country, whose pattern fits this path too.
		$this->route( 'wc-analytics/data/countries/locales', $this->endpoint( self::READ, array( AddressRules::class, 'all' ), '__return_true' ) );
		foreach ( array( 'wc/v3', 'wc-analytics' ) as $name ) {
			$kinds = 'wc/v3' === $name ? array( 'continents', 'countries', 'currencies' ) : array( 'countries', 'download-ips' );
			$this->route( "$name/data", $this->endpoint( self::READ, fn (): array => $this->index( "$name/data", $kinds ), $read ) );
			$this->route( "$name/data/countries", $this->endpoint( self::READ, fn (): array => $this->countries( $name ), $read ) );
			$this->route( "$name/data/countries/(?P<location>[\w-]+)", $this->endpoint( self::READ, fn ( WP_REST_Request $request ) => $this->country( $name, $request ), $read ) );
		}
		$this->route( 'wc-analytics/data/download-ips', $this->endpoint( self::READ, array( $this, 'download_ips' ), $read ) );
		$this->route( 'wc/v3/data/continents', $this->endpoint( self::READ, array( $this, 'continents' ), $read ) );
		$this->route( 'wc/v3/data/continents/(?P<location>[\w-]+)', $this->endpoint( self::READ, array( $this, 'continent' ), $read ) );
		$this->route( 'wc-admin/mobile-app', $this->endpoint( self::READ, fn (): array => $this->index( 'wc-admin/mobile-app', array( 'continents', 'countries', 'currencies' ) ), $read ) );
		( new CurrenciesController() )->register();
	}

	/**
	 * @param list<string> $kinds Kinds of facts.
	 * @return list<array<string, mixed>>
	 */
	private function index( string $collection, array $kinds ): array {
		return array_map(
			fn ( string $kind ): array => $this->item(
				array(
					'slug'        => $kind,
					/* translators: %s: kind of facts, such as countries. */
					'description' => sprintf( __( 'All %s that the store knows.', 'woocommerce' ), $kind ),
				),
				$this->links( $collection, $kind )
			),
			$kinds
		);
	}

	/** @return list<array<string, mixed>> */
	private function countries( string $name ): array {
		return array_map( fn ( string $code ): array => $this->item( self::country_item( $code ), $this->links( "$name/data/countries", strtolower( $code ) ) ), array_keys( Places::countries() ) );
	}

	/** @return array<string, mixed>|WP_Error */
	private function country( string $name, WP_REST_Request $request ): array|WP_Error {
		$code = strtoupper( (string) $request['location'] );
		return isset( Places::countries()[ $code ] ) ? $this->item( self::country_item( $code ), $this->links( "$name/data/countries", strtolower( $code ) ) ) : $this->no_location();
	}

	/** @return list<array<string, mixed>> */
	public function continents(): array {
		return array_map( array( $this, 'continent_item' ), array_keys( Places::continents() ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function continent( WP_REST_Request $request ): array|WP_Error {
		$code = strtoupper( (string) $request['location'] );
		return isset( Places::continents()[ $code ] ) ? $this->continent_item( $code ) : $this->no_location();
	}

	/**
	 * Addresses of downloads that begin with a text.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function download_ips( WP_REST_Request $request ): array {
		global $wpdb;
		$table = new Table( 'wc_download_log' );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- name of our own table.
		$found = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT user_ip_address FROM {$table->name} WHERE user_ip_address LIKE %s LIMIT 10", $wpdb->esc_like( (string) $request['match'] ) . '%' ) );
		return array_map( fn ( string $address ): array => $this->item( array( 'user_ip_address' => $address ), array( 'collection' => array( array( 'href' => rest_url( 'wc-analytics/data/download-ips' ) ) ) ) ), $found );
	}

	/**
	 * @param string $code Continent.
	 * @return array<string, mixed>
	 */
	private function continent_item( string $code ): array {
		$continent = Places::continents()[ $code ];
		return $this->item(
			array(
				'code'      => $code,
				'name'      => $continent['name'],
				'countries' => array_map( static fn ( string $country ): array => self::country_item( $country ) + ( CountryFacts::of( $country ) ?? array() ), $continent['countries'] ),
			),
			$this->links( 'wc/v3/data/continents', strtolower( $code ) )
		);
	}

	/** @return array{code: string, name: string, states: list<array{code: string, name: string}>} */
	private static function country_item( string $code ): array {
		$states = array();
		foreach ( Places::states()[ $code ] ?? array() as $state => $name ) {
			$states[] = array(
				'code' => (string) $state,
				'name' => $name,
			);
		}
		return array(
			'code'   => $code,
			'name'   => Places::countries()[ $code ],
			'states' => $states,
		);
	}

	private function no_location(): WP_Error {
		return $this->error( 'woocommerce_rest_data_invalid_location', __( 'No place has this code.', 'woocommerce' ), 404 );
	}
}
