<?php
/**
 * Routes of plugins.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\PluginList;
use DemoStore\Plugins\Faults;
use DemoStore\Plugins\Installer;
use DemoStore\Plugins\Jobs;
use WP_Error;
use WP_REST_Request;

/** Plugins by slug: which are there, install and activate, at once or later. */
final class PluginsController extends Controller {

	private const BASE = 'wc-admin/plugins';

	/** Registers the routes. */
	public function register(): void {
		$message = __( 'You may not install plugins.', 'woocommerce' );
		$manage  = Access::needs( 'manage_woocommerce', 'update', $message );
		$install = Access::needs( 'install_plugins', 'update', $message );

		$this->route( self::BASE . '/active', $this->endpoint( self::READ, static fn (): array => array( 'plugins' => PluginList::active() ), $manage ) );
		$this->route( self::BASE . '/installed', $this->endpoint( self::READ, static fn (): array => array( 'plugins' => PluginList::installed() ), $manage ) );
		$this->route( self::BASE . '/install', $this->endpoint( self::WRITE, array( $this, 'install' ), $install ) );
		$this->route( self::BASE . '/activate', $this->endpoint( self::WRITE, array( $this, 'activate' ), $install ) );
		$this->route( self::BASE . '/connect-wcpay', $this->endpoint( self::WRITE, array( self::class, 'connect_woopayments' ), $install ) );
		foreach ( array( 'install', 'activate' ) as $job ) {
			$this->route( self::BASE . "/$job/status", $this->endpoint( self::READ, static fn (): array => self::jobs( $job ), $install ) );
			$this->route( self::BASE . "/$job/status/(?P<job_id>[a-z0-9_\-]+)", $this->endpoint( self::READ, static fn ( WP_REST_Request $request ) => self::job( $job, (string) $request['job_id'] ), $install ) );
		}
	}

	/** @return array<string, mixed>|WP_Error */
	public function install( WP_REST_Request $request ): array|WP_Error {
		$slugs = self::slugs( $request );
		if ( ! $slugs ) {
			return self::no_plugins();
		}
		if ( rest_sanitize_boolean( $request['async'] ?? false ) ) {
			return self::later( 'install', $slugs, __( 'The plugins will be installed.', 'woocommerce' ) );
		}
		Faults::before( 'install', $slugs );
		$result = ( new Installer() )->install( $slugs );
		Faults::after( 'install', $slugs );
		return self::result(
			array(
				'installed'      => $result['installed'],
				'results'        => $result['results'],
				'install_time'   => $result['time'],
				'plugin_details' => self::details( $result['installed'] ),
			),
			$result['errors'],
			__( 'The plugins are installed.', 'woocommerce' ),
			__( 'Some plugins are not installed.', 'woocommerce' )
		);
	}

	/** @return array<string, mixed>|WP_Error */
	public function activate( WP_REST_Request $request ): array|WP_Error {
		$slugs = self::slugs( $request );
		if ( ! $slugs ) {
			return self::no_plugins();
		}
		if ( rest_sanitize_boolean( $request['async'] ?? false ) ) {
			return self::later( 'activate', $slugs, __( 'The plugins will be activated.', 'woocommerce' ) );
		}
		Faults::before( 'activate', $slugs );
		$result = ( new Installer() )->activate( $slugs );
		Faults::after( 'activate', $slugs );
		return self::result(
			array(
				'activated'      => $result['activated'],
				'active'         => PluginList::active(),
				'plugin_details' => self::details( $result['activated'] ),
			),
			$result['errors'],
			__( 'The plugins are active.', 'woocommerce' ),
			__( 'Some plugins are not active.', 'woocommerce' )
		);
	}

	/**
	 * Where WooPayments connects the store, which the plugin itself does.
	 *
	 * @return array{connectUrl: string}|WP_Error
	 */
	public static function connect_woopayments(): array|WP_Error {
		if ( ! in_array( 'woocommerce-payments', PluginList::active(), true ) ) {
			// The data is the bare status number, as in other errors of these routes.
			return new WP_Error( 'woocommerce_rest_helper_connect', __( 'WooPayments did not answer.', 'woocommerce' ), 500 );
		}
		$query = array(
			'wcpay-connect' => '1',
			'from'          => 'WCADMIN_PAYMENT_TASK',
			'_wpnonce'      => wp_create_nonce( 'wcpay-connect' ),
		);
		return array( 'connectUrl' => add_query_arg( $query, admin_url( 'admin.php' ) ) );
	}

	/**
	 * Slugs of a request, as a list or with commas between them.
	 *
	 * @return list<string>
	 */
	public static function slugs( WP_REST_Request $request ): array {
		return array_values( array_filter( array_map( 'sanitize_text_field', wp_parse_list( $request['plugins'] ?? '' ) ) ) );
	}

	/** The data is the bare status number instead of an array, so WordPress answers 500. */
	public static function no_plugins(): WP_Error {
		return new WP_Error( 'woocommerce_rest_invalid_plugins', __( 'At least one plugin is expected.', 'woocommerce' ), 404 );
	}

	/**
	 * @param list<string> $slugs Slugs.
	 * @return array<string, mixed>
	 */
	private static function later( string $kind, array $slugs, string $message ): array {
		return array(
			'data'    => array(
				'job_id'  => Jobs::add( $kind, $slugs ),
				'plugins' => $slugs,
			),
			'message' => $message,
		);
	}

	/** @return list<array<string, mixed>> */
	private static function jobs( string $kind ): array {
		return array_values( array_map( static fn ( string $id ): array => (array) self::job( $kind, $id ), array_keys( Jobs::of_kind( $kind ) ) ) );
	}

	/** @return array<string, mixed>|false */
	private static function job( string $kind, string $id ): array|false {
		$job = isset( Jobs::of_kind( $kind )[ $id ] ) ? Jobs::finish( $id ) : null;
		return $job ? array( 'job_id' => $id ) + array_intersect_key( $job, array_flip( array( 'plugins', 'status' ) ) ) : false;
	}

	/**
	 * @param list<string> $slugs Slugs.
	 * @return array<string, array<string, string>>
	 */
	private static function details( array $slugs ): array {
		$details = array();
		foreach ( $slugs as $slug ) {
			$details[ $slug ] = PluginList::details( (string) PluginList::file_of( $slug ) );
		}
		return $details;
	}

	/**
	 * @param array<string, mixed>        $data   What was done.
	 * @param array<string, list<string>> $errors Texts by slug.
	 * @return array<string, mixed>
	 */
	private static function result( array $data, array $errors, string $success, string $failure ): array {
		return array(
			'data'    => $data,
			'errors'  => array(
				'errors'     => $errors,
				'error_data' => array(),
			),
			'success' => ! $errors,
			'message' => $errors ? $failure : $success,
		);
	}
}
