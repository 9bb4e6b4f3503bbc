<?php
/**
 * Routes of the Jetpack connection.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\JetpackConnection;
use DemoStore\Data\PluginList;
use WP_Error;
use WP_REST_Request;

/** State of the connection, where it is made, and what is sent over it. */
final class JetpackController extends Controller {

	/** Registers the routes. */
	public function register(): void {
		$manage  = Access::needs( 'manage_woocommerce', 'update', __( 'You may not install plugins.', 'woocommerce' ) );
		$install = Access::needs( 'install_plugins', 'update', __( 'You may not install plugins.', 'woocommerce' ) );
		$this->route( 'jetpack/v4/connection', $this->endpoint( self::READ, array( $this, 'connection' ), '__return_true' ) );
		$this->route( 'wc-admin/plugins/connect-jetpack', $this->endpoint( self::READ, array( $this, 'connect' ), $manage ) );
		$this->route(
			'wc-admin/onboarding/plugins/jetpack-authorization-url',
			$this->endpoint(
				self::READ,
				array( $this, 'authorization' ),
				$install,
				array(
					'redirect_url' => array(
						'type'     => 'string',
						'required' => true,
					),
					'from'         => array(
						'type'    => 'string',
						'default' => 'woocommerce-onboarding',
					),
				)
			)
		);
		$this->route( 'wc-admin/mobile-app/send-magic-link', $this->endpoint( self::READ, array( $this, 'send_link' ), Access::needs( 'manage_woocommerce' ) ) );
	}

	/**
	 * State of the connection.
	 *
	 * @return array<string, mixed>
	 */
	public function connection(): array {
		$is_connected = JetpackConnection::is_made();
		return array_fill_keys( array( 'isActive', 'isRegistered', 'isUserConnected', 'hasConnectedOwner' ), $is_connected ) + array(
			'isStaging'   => false,
			'offlineMode' => array_fill_keys( array( 'isActive', 'constant', 'url', 'filter', 'wpLocalConstant', 'option' ), false ),
			'isPublic'    => '1' === (string) get_option( 'blog_public' ),
		);
	}

	/**
	 * Address where the plugin makes the connection. Without the plugin the data of the error is a bare number, so WordPress answers 500.
	 *
	 * @return array<string, string>|WP_Error
	 */
	public function connect( WP_REST_Request $request ): array|WP_Error {
		if ( ! in_array( 'jetpack', PluginList::active(), true ) ) {
			return new WP_Error( 'woocommerce_rest_jetpack_not_active', __( 'There is no Jetpack.', 'woocommerce' ), 404 );
		}
		return array(
			'slug'          => 'jetpack',
			'name'          => __( 'Jetpack', 'woocommerce' ),
			'connectAction' => JetpackConnection::url( (string) $request['redirect_url'] ),
		);
	}

	/**
	 * Address where the connection is made without the plugin. The answer also has an error, since the site cannot reach the service.
	 *
	 * @return array<string, mixed>
	 */
	public function authorization( WP_REST_Request $request ): array {
		$is_reachable = JetpackConnection::is_reachable();
		return array(
			'success'      => $is_reachable,
			'errors'       => $is_reachable ? array() : array( __( 'This site sends no requests.', 'woocommerce' ) ),
			'color_scheme' => (string) get_user_option( 'admin_color' ),
			'url'          => add_query_arg( 'from', rawurlencode( (string) $request['from'] ), JetpackConnection::url( (string) $request['redirect_url'] ) ),
		);
	}

	/** @return array{code: string}|WP_Error */
	public function send_link(): array|WP_Error {
		if ( ! JetpackConnection::is_made() ) {
			return new WP_Error( 'jetpack_not_connected', __( 'Jetpack has no connection.', 'woocommerce' ) );
		}
		return array( 'code' => 'success' );
	}
}
