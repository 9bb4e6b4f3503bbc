<?php
/**
 * Routes of the marketplace.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use WP_Error;
use WP_REST_Request;

/**
 * Subscriptions of the store's account. The option demo_store_subscriptions holds the rows of the account; what is installed and
 * active of them is looked up. The option demo_store_featured holds what the catalogue shows first.
 */
final class MarketplaceController extends Controller {

	private const BASE    = 'wc/v3/marketplace';
	private const ROWS    = 'demo_store_subscriptions';
	private const REFUSED = 400;

	/** Registers the routes. */
	public function register(): void {
		$manage = static fn (): bool => current_user_can( 'manage_woocommerce' );
		$key    = array(
			'product_key' => array(
				'type'     => 'string',
				'required' => true,
			),
		);
		$this->route( self::BASE . '/featured', $this->endpoint( self::READ, array( $this, 'featured' ), $manage ) );
		$this->route( self::BASE . '/subscriptions', $this->endpoint( self::READ, array( $this, 'rows' ), $manage ) );
		$this->route( self::BASE . '/refresh', $this->endpoint( self::POST, array( $this, 'rows' ), $manage ) );
		foreach ( array( 'connect', 'activate' ) as $change ) {
			$this->route( self::BASE . '/subscriptions/' . $change, $this->endpoint( self::POST, array( $this, $change ), $manage, $key ) );
		}
		$this->route( 'wc/v1/marketplace/product-preview', $this->endpoint( self::READ, array( $this, 'preview' ), $manage ) );
	}

	/**
	 * What the catalogue shows first. Without a catalogue the host answers like this, with 200.
	 *
	 * @return array<mixed>
	 */
	public function featured(): array {
		$groups = get_option( 'demo_store_featured' );
		return is_array( $groups ) ? $groups : array(
			'success' => false,
			'data'    => array( 'message' => 'A valid URL was not provided.' ),
		);
	}

	/**
	 * The subscriptions with what is installed of them.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function rows(): array {
		$active = array_map( 'dirname', (array) get_option( 'active_plugins' ) );
		return array_map(
			static function ( array $row ) use ( $active ): array {
				$slug         = (string) ( $row['zip_slug'] ?? '' );
				$is_installed = '' !== $slug && is_dir( WP_PLUGIN_DIR . '/' . $slug );
				$row['local'] = array(
					'installed' => $is_installed,
					'active'    => in_array( $slug, $active, true ),
					'version'   => $is_installed ? '1.0.0' : '',
					'type'      => 'plugin',
					'path'      => $slug . '/' . $slug . '.php',
				);
				return $row;
			},
			array_values( (array) get_option( self::ROWS, array() ) )
		);
	}

	/**
	 * Uses a subscription on this site.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function connect( WP_REST_Request $request ) {
		$rows = (array) get_option( self::ROWS, array() );
		foreach ( $rows as $index => $row ) {
			if ( $row['product_key'] === $request['product_key'] ) {
				$rows[ $index ]['active'] = true;
				update_option( self::ROWS, $rows );
				return self::done( 'Your subscription has been connected.' );
			}
		}
		return new WP_Error( 'not-found', 'There was an error connecting your subscription. Please try again.', array( 'status' => self::REFUSED ) );
	}

	/**
	 * Activates the plugin of a subscription.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function activate( WP_REST_Request $request ) {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		foreach ( $this->rows() as $row ) {
			if ( $row['product_key'] === $request['product_key'] && null === activate_plugin( $row['local']['path'] ) ) {
				return self::done( 'This product has been activated.' );
			}
		}
		return new WP_Error( 'not-found', 'This product is not installed.', array( 'status' => self::REFUSED ) );
	}

	/**
	 * The description of a product.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function preview( WP_REST_Request $request ) {
		$texts = (array) get_option( 'demo_store_previews', array() );
		$html  = (string) ( $texts[ (string) $request['product_id'] ] ?? '' );
		return '' === $html
			? new WP_Error( 'not-found', 'There is no preview of this product.', array( 'status' => 404 ) )
			: array(
				'css'  => '',
				'html' => $html,
			);
	}

	/**
	 * A successful answer.
	 *
	 * @return array<string, mixed>
	 */
	private static function done( string $message ): array {
		return array(
			'success' => true,
			'data'    => array( 'message' => $message ),
		);
	}
}
