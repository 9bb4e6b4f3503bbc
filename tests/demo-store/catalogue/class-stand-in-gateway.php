<?php
/**
 * A payment method made from a description.
 *
 * @package StandIn
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/** Has the fields, the required keys, the connection and the script that gateway.json of its plugin asks for. */
class Stand_In_Gateway extends WC_Payment_Gateway {

	/**
	 * What gateway.json says.
	 *
	 * @var array<string, mixed>
	 */
	private array $about;

	/**
	 * Loads the stored values.
	 *
	 * @param array<string, mixed> $about What gateway.json says.
	 */
	public function __construct( array $about ) {
		$this->about              = $about;
		$this->id                 = $about['id'];
		$this->method_title       = $about['title'];
		$this->method_description = $about['title'];
		$this->form_fields        = array(
			'enabled' => array(
				'title'   => 'Enable',
				'type'    => 'checkbox',
				'default' => 'no',
			),
		) + ( $about['fields'] ?? array() );
		$this->init_settings();
		$this->title       = $about['title'];
		$this->description = $about['title'];
	}

	/** Whether keys are missing, or the connection. */
	public function needs_setup() {
		$missing = array_filter( $this->get_required_settings_keys(), fn ( string $key ): bool => '' === (string) $this->get_option( $key ) );
		return array() !== $missing || ( ! empty( $this->about['connect'] ) && 'yes' !== get_option( self::connection_option( $this->id ) ) );
	}

	/** @return list<string> */
	public function get_required_settings_keys() {
		return $this->about['required'] ?? array();
	}

	/** @return string|null */
	public function get_setup_help_text() {
		return $this->about['help'] ?? null;
	}

	/** @return list<string> */
	public function get_post_install_script_handles() {
		return empty( $this->about['script'] ) ? array() : array( "{$this->id}-setup" );
	}

	/**
	 * Where the provider is asked for the connection.
	 *
	 * @param string $return_url Where it leads back to.
	 * @return string|null
	 */
	public function get_connection_url( $return_url = '' ) {
		if ( empty( $this->about['connect'] ) ) {
			return null;
		}
		$query = array(
			'action'     => 'stand_in_connect',
			'gateway'    => $this->id,
			'return_url' => rawurlencode( $return_url ),
			'_wpnonce'   => wp_create_nonce( 'stand-in-connect' ),
		);
		return add_query_arg( $query, admin_url( 'admin-post.php' ) );
	}

	/** Simulates the provider: accepts and redirects back. */
	public static function connect(): void {
		check_admin_referer( 'stand-in-connect' );
		if ( current_user_can( 'manage_woocommerce' ) ) {
			update_option( self::connection_option( sanitize_text_field( wp_unslash( $_GET['gateway'] ?? '' ) ) ), 'yes' );
		}
		wp_safe_redirect( html_entity_decode( esc_url_raw( wp_unslash( $_GET['return_url'] ?? '' ) ) ) );
		exit;
	}

	/**
	 * Simulates a provider that a query argument on any admin page leads to: accepts, enables the method and redirects to Home.
	 *
	 * @param string $id       Gateway.
	 * @param string $argument Name of the argument, and of what its nonce is for.
	 */
	public static function connect_by( string $id, string $argument ): void {
		if ( ! isset( $_GET[ $argument ] ) || ! current_user_can( 'manage_woocommerce' ) ) {
			return;
		}
		check_admin_referer( $argument );
		update_option( self::connection_option( $id ), 'yes' );
		update_option( "woocommerce_{$id}_settings", array( 'enabled' => 'yes' ) + (array) get_option( "woocommerce_{$id}_settings", array() ) );
		wp_safe_redirect( admin_url( 'admin.php?page=wc-admin' ) );
		exit;
	}

	private static function connection_option( string $id ): string {
		return "stand_in_{$id}_connected";
	}
}
