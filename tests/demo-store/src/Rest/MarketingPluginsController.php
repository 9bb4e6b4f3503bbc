<?php
/**
 * Routes of installed marketing extensions.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\PluginList;
use DemoStore\Plugins\Installer;
use WP_Error;
use WP_REST_Request;

/** The marketing extensions that the site has. */
final class MarketingPluginsController extends Controller {

	private const SLUGS = array( 'mailchimp-for-woocommerce', 'pinterest-for-woocommerce', 'google-listings-and-ads', 'mailpoet', 'klaviyo', 'tiktok-for-business' );

	/** Registers the routes. */
	public function register(): void {
		$this->route( 'wc-admin/marketing/overview/installed-plugins', $this->endpoint( self::READ, array( $this, 'installed' ), Access::needs( 'manage_woocommerce' ) ) );
		$plugin = array(
			'plugin' => array(
				'type'     => 'string',
				'required' => true,
			),
		);
		$this->route( 'wc-admin/marketing/overview/activate-plugin', $this->endpoint( self::WRITE, array( $this, 'activate' ), Access::needs( 'install_plugins', 'update' ), $plugin ) );
	}

	/**
	 * Activates an installed extension. The host puts the status of the error where WordPress does not look for it, so it is sent as 500.
	 *
	 * @return array<string, string>|WP_Error
	 */
	public function activate( WP_REST_Request $request ) {
		$slug = (string) $request['plugin'];
		if ( ! in_array( $slug, PluginList::installed(), true ) ) {
			return new WP_Error( 'woocommerce_rest_invalid_plugin', __( 'Invalid plugin.', 'woocommerce' ), 404 );
		}
		$result = ( new Installer() )->activate( array( $slug ) );
		return in_array( $slug, $result['activated'], true )
			? array( 'status' => 'success' )
			: new WP_Error( 'woocommerce_rest_invalid_plugin', __( 'The plugin could not be activated.', 'woocommerce' ), 500 );
	}

	/** @return list<array<string, string>> */
	public function installed(): array {
		return array_map( array( self::class, 'plugin' ), array_values( array_intersect( self::SLUGS, PluginList::installed() ) ) );
	}

	/** @return array<string, string> */
	private static function plugin( string $slug ): array {
		$details = PluginList::details( (string) PluginList::file_of( $slug ) );
		return array(
			'slug'        => $slug,
			'status'      => in_array( $slug, PluginList::active(), true ) ? 'activated' : 'installed',
			'name'        => $details['name'],
			'description' => html_entity_decode( wp_trim_words( $details['description'], 20 ) ),
			'supportUrl'  => "https://example.com/$slug",
			'icon'        => plugins_url( 'assets/placeholder.svg', WC_PLUGIN_FILE ),
		);
	}
}
