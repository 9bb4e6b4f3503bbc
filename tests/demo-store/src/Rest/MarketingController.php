<?php
/**
 * Routes of marketing channels, campaigns and suggestions.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\JsonFile;
use DemoStore\Data\PluginList;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Suggestions and articles are always there; channels and campaigns only where the option demo_store_marketing has them, because a
 * store has none until an extension registers one.
 */
final class MarketingController extends Controller {

	private const BASE   = 'wc-admin/marketing';
	private const OPTION = 'demo_store_marketing';

	/** Registers the routes. */
	public function register(): void {
		$manager   = Access::needs( 'manage_woocommerce' );
		$installer = Access::needs( 'install_plugins' );
		$category  = array( 'category' => array( 'type' => 'string' ) );
		$group     = array(
			'category' => array(
				'type'     => 'string',
				'enum'     => array( 'channels', 'extensions' ),
				'required' => true,
			),
		);
		$this->route( self::BASE . '/channels', $this->endpoint( self::READ, array( $this, 'channels' ), $manager ) );
		$this->route( self::BASE . '/campaigns', $this->endpoint( self::READ, array( $this, 'campaigns' ), $manager, $this->list_args() ) );
		$this->route( self::BASE . '/campaign-types', $this->endpoint( self::READ, array( $this, 'types' ), $manager ) );
		$this->route( self::BASE . '/recommendations', $this->endpoint( self::READ, array( $this, 'recommendations' ), $installer, $group ) );
		$this->route( self::BASE . '/recommended', $this->endpoint( self::READ, array( $this, 'recommended' ), $installer, $this->list_args() + $category ) );
		$this->route( self::BASE . '/misc-recommendations', $this->endpoint( self::READ, '__return_empty_array', $installer ) );
		$this->route( self::BASE . '/knowledge-base', $this->endpoint( self::READ, array( $this, 'posts' ), $manager, $category ) );
	}

	/** @return list<array<string, mixed>> */
	public function channels(): array {
		return self::registered( 'channels' );
	}

	/** A page of the campaigns, with their number. */
	public function campaigns( WP_REST_Request $request ): WP_REST_Response {
		$all      = self::registered( 'campaigns' );
		$page     = array_slice( $all, ( (int) $request['page'] - 1 ) * (int) $request['per_page'], (int) $request['per_page'] );
		$response = new WP_REST_Response( $page );
		$response->header( 'X-WP-Total', (string) count( $all ) );
		$response->header( 'X-WP-TotalPages', (string) ceil( count( $all ) / (int) $request['per_page'] ) );
		return $response;
	}

	/** @return list<array<string, mixed>> */
	public function types(): array {
		return self::registered( 'types' );
	}

	/**
	 * Suggested channels, or the others; also those that are installed.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function recommendations( WP_REST_Request $request ): array {
		$wants_channels = 'channels' === $request['category'];
		return array_values( array_filter( self::suggestions(), static fn ( array $one ): bool => self::is_channel( $one ) === $wants_channels ) );
	}

	/**
	 * Suggested extensions of a category that are not installed.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function recommended( WP_REST_Request $request ): array {
		$category = (string) ( $request['category'] ? $request['category'] : 'marketing' );
		$missing  = array_filter(
			self::suggestions(),
			static fn ( array $one ): bool => in_array( $category, $one['categories'], true ) && ! in_array( $one['product'], PluginList::installed(), true )
		);
		return array_slice( array_values( $missing ), 0, (int) $request['per_page'] );
	}

	/** @return list<array<string, mixed>> */
	public function posts(): array {
		return array_values( JsonFile::read( 'marketing' )['posts'] );
	}

	/** @return list<array<string, mixed>> */
	private static function suggestions(): array {
		$picture = plugins_url( 'assets/placeholder.svg', WC_PLUGIN_FILE );
		return array_map( static fn ( array $one ): array => $one + array( 'icon' => $picture ), array_values( JsonFile::read( 'marketing' )['suggestions'] ) );
	}

	/**
	 * Whether a suggestion is a channel.
	 *
	 * @param array<string, mixed> $one The suggestion.
	 */
	private static function is_channel( array $one ): bool {
		return in_array( 'sales-channels', array_column( $one['subcategories'], 'slug' ), true );
	}

	/**
	 * What extensions have registered.
	 *
	 * @param string $kind channels, campaigns or types.
	 * @return list<array<string, mixed>>
	 */
	private static function registered( string $kind ): array {
		$option = get_option( self::OPTION );
		$chosen = 'sample' === $option ? JsonFile::read( 'marketing' ) : $option;
		return is_array( $chosen ) && is_array( $chosen[ $kind ] ?? null ) ? array_values( $chosen[ $kind ] ) : array();
	}
}
