<?php
/**
 * Route of marketing plugins.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\PluginList;

/** The marketing extensions that the site has. */
final class MarketingPluginsController extends Controller {

	private const SLUGS = array( 'mailchimp-for-woocommerce', 'pinterest-for-woocommerce', 'google-listings-and-ads', 'mailpoet', 'klaviyo', 'tiktok-for-business' );

	/** Registers the route. */
	public function register(): void {
		$this->route( 'wc-admin/marketing/overview/installed-plugins', $this->endpoint( self::READ, array( $this, 'installed' ), Access::needs( 'manage_woocommerce' ) ) );
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
