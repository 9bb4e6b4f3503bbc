<?php
/**
 * Routes of plugins.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\PluginList;
use WP_Error;
use WP_REST_Request;

/** Plugins by slug. Nothing can be installed from here; what is installed can be activated. */
final class PluginsController extends Controller {

	private const BASE = 'wc-admin/plugins';

	/** Registers the routes. */
	public function register(): void {
		$manage  = Access::needs( 'manage_woocommerce', 'update', __( 'Sorry, you cannot manage plugins.', 'woocommerce' ) );
		$install = Access::needs( 'install_plugins', 'update', __( 'Sorry, you cannot manage plugins.', 'woocommerce' ) );

		$this->route( self::BASE . '/active', $this->endpoint( self::READ, static fn (): array => array( 'plugins' => PluginList::active() ), $manage ) );
		$this->route( self::BASE . '/installed', $this->endpoint( self::READ, static fn (): array => array( 'plugins' => PluginList::installed() ), $manage ) );
		$this->route( self::BASE . '/install', $this->endpoint( self::WRITE, array( $this, 'install' ), $install ) );
		$this->route( self::BASE . '/activate', $this->endpoint( self::WRITE, array( $this, 'activate' ), $install ) );
		foreach ( array( 'install', 'activate' ) as $job ) {
			$this->route( self::BASE . "/$job/status", $this->endpoint( self::READ, static fn (): array => array(), $install ) );
			$this->route( self::BASE . "/$job/status/(?P<job_id>[a-z0-9_\-]+)", $this->endpoint( self::READ, '__return_false', $install ) );
		}
		$this->route( self::BASE . '/connect-jetpack', $this->endpoint( self::READ, array( $this, 'connect' ), $manage ) );
		$this->route( 'jetpack/v4/connection', $this->endpoint( self::READ, array( $this, 'connection' ), '__return_true' ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function install( WP_REST_Request $request ): array|WP_Error {
		$slugs = $this->slugs( $request );
		if ( ! $slugs ) {
			return $this->no_plugins();
		}
		$here   = array_values( array_filter( $slugs, static fn ( string $slug ): bool => null !== PluginList::file_of( $slug ) ) );
		$errors = array();
		foreach ( array_diff( $slugs, $here ) as $slug ) {
			/* translators: %s: plugin slug. */
			$errors[ $slug ] = array( sprintf( __( 'The requested plugin `%s` could not be installed. Plugin API call failed.', 'woocommerce' ), $slug ) );
		}
		return $this->result(
			array(
				'installed'      => $here,
				'results'        => array_fill_keys( $here, true ),
				'install_time'   => array(),
				'plugin_details' => $this->details( $here ),
			),
			$errors,
			__( 'Plugins were successfully installed.', 'woocommerce' ),
			__( 'There was a problem installing some of the requested plugins.', 'woocommerce' )
		);
	}

	/** @return array<string, mixed>|WP_Error */
	public function activate( WP_REST_Request $request ): array|WP_Error {
		$slugs = $this->slugs( $request );
		if ( ! $slugs ) {
			return $this->no_plugins();
		}
		$activated = array();
		$errors    = array();
		foreach ( $slugs as $slug ) {
			$file = PluginList::file_of( $slug );
			if ( null === $file ) {
				/* translators: %s: plugin slug. */
				$errors[ $slug ] = array( sprintf( __( 'The requested plugin `%s`. is not yet installed.', 'woocommerce' ), $slug ) );
			} elseif ( is_wp_error( activate_plugin( $file ) ) ) {
				/* translators: %s: plugin slug. */
				$errors[ $slug ] = array( sprintf( __( 'The requested plugin `%s` could not be activated.', 'woocommerce' ), $slug ) );
			} else {
				$activated[] = $slug;
			}
		}
		return $this->result(
			array(
				'activated'      => $activated,
				'active'         => PluginList::active(),
				'plugin_details' => $this->details( $activated ),
			),
			$errors,
			__( 'Plugins were successfully activated.', 'woocommerce' ),
			__( 'There was a problem activating some of the requested plugins.', 'woocommerce' )
		);
	}

	/** The connection needs a plugin that is never here. */
	public function connect(): WP_Error {
		return new WP_Error( 'woocommerce_rest_jetpack_not_active', __( 'Jetpack is not installed or active.', 'woocommerce' ), 404 );
	}

	/**
	 * State of the connection.
	 *
	 * @return array<string, mixed>
	 */
	public function connection(): array {
		return array(
			'isActive'          => false,
			'isStaging'         => false,
			'isRegistered'      => false,
			'isUserConnected'   => false,
			'hasConnectedOwner' => false,
			'offlineMode'       => array_fill_keys( array( 'isActive', 'constant', 'url', 'filter', 'wpLocalConstant', 'option' ), false ),
			'isPublic'          => '1' === (string) get_option( 'blog_public' ),
		);
	}

	/** @return list<string> */
	private function slugs( WP_REST_Request $request ): array {
		return array_values( array_filter( array_map( 'sanitize_text_field', wp_parse_list( $request['plugins'] ?? '' ) ) ) );
	}

	/** The number of the status stands alone in the data, so WordPress sends it as 500. */
	private function no_plugins(): WP_Error {
		return new WP_Error( 'woocommerce_rest_invalid_plugins', __( 'Plugins must be a non-empty array.', 'woocommerce' ), 404 );
	}

	/**
	 * @param list<string> $slugs Slugs.
	 * @return array<string, array<string, string>>
	 */
	private function details( array $slugs ): array {
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
	private function result( array $data, array $errors, string $success, string $failure ): array {
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
