<?php
/**
 * The last answer of the account about its subscriptions.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Marketplace;

use StoreAdmin\Boot\HostCall;
use StoreAdmin\Boot\Text;

/**
 * When WooCommerce.com does not answer, the host remembers an empty list for 15 minutes, and shows it as if the account had nothing. Here the
 * last good answer stays, with its time. It has no keys of subscriptions: it is only shown.
 *
 * @phpstan-type Kept array{site: int, at: int, rows: list<array<string, mixed>>, failed: bool, refused: bool}
 */
final class LastAnswer {

	/** Option that has it. It is not loaded with each page. */
	public const OPTION = 'store_admin_subscriptions';

	/** Transient in which the host keeps the answer. */
	public const TRANSIENT = '_woocommerce_helper_subscriptions';

	/** What a row shows. */
	private const FIELDS = array( 'product_id', 'product_name', 'product_url', 'documentation_url', 'zip_slug', 'expires', 'expired', 'expiring', 'lifetime', 'autorenew', 'maxed', 'sites_max', 'sites_active' );

	/**
	 * Whether the account did not know the connection of this site, in its last answer to this request.
	 *
	 * @var bool
	 */
	private static bool $is_refused = false;

	/**
	 * Watches the requests of the site from now on: the host reads what it remembers, and asks the account when that is nothing.
	 *
	 * @param mixed $remembered What a plugin gives the host instead.
	 * @return mixed The same.
	 */
	public static function watch( $remembered ) {
		add_action( 'http_api_debug', array( self::class, 'look' ), 10, 5 );

		return $remembered;
	}

	/**
	 * Looks at an answer of the account before the host does. The host remembers a refused connection as it remembers an outage, but only
	 * connecting again helps against it.
	 *
	 * @param mixed $response  Answer or failure.
	 * @param mixed $context   What WordPress calls the moment.
	 * @param mixed $transport Class that sent the request.
	 * @param mixed $options   Options of the request.
	 * @param mixed $url       Address of the request. Those of others are of no interest.
	 */
	public static function look( $response, $context = '', $transport = '', $options = array(), $url = '' ): void {
		if ( is_string( $url ) && false !== strpos( $url, '/helper/1.0/subscriptions' ) ) {
			self::$is_refused = in_array( (int) wp_remote_retrieve_response_code( is_array( $response ) ? $response : array() ), array( 401, 403 ), true );
		}
	}

	/**
	 * Keeps an answer. A good one replaces the one before; a failure is only noted.
	 *
	 * @param mixed $rows     What the host remembers.
	 * @param mixed $lifetime For how many seconds. A failure is remembered for minutes, an answer for hours.
	 */
	public static function keep( $rows, $lifetime ): void {
		$site = self::site();

		if ( 0 === $site || ! is_array( $rows ) ) {
			return;
		}

		$kept   = self::kept( $site );
		$failed = array() === $rows && is_numeric( $lifetime ) && (int) $lifetime < HOUR_IN_SECONDS;

		if ( ! $failed ) {
			$kept['at']   = time();
			$kept['rows'] = self::shown( $rows, $site );
		}

		update_option( self::OPTION, array( 'failed' => $failed, 'refused' => $failed && self::$is_refused ) + $kept, false ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One line is read more easily.
	}

	/**
	 * Whether the last question failed, and what the account said before, with what is installed of it now.
	 *
	 * @return array{failed: bool, refused: bool, at: string, subscriptions: list<array<string, mixed>>} `at` is UTC; '' without an answer.
	 */
	public static function read(): array {
		$kept = self::kept( self::site() );
		// A question after the failure, of another request than ours, may have been answered.
		$failed = $kept['failed'] && array() === get_transient( self::TRANSIENT );

		return array(
			'failed'        => $failed,
			'refused'       => $failed && $kept['refused'],
			'at'            => $kept['at'] > 0 ? gmdate( 'Y-m-d\TH:i:s', $kept['at'] ) : '',
			'subscriptions' => array_map( array( self::class, 'with_installed' ), $kept['rows'] ),
		);
	}

	/**
	 * Id of this site in the account; 0 without an account.
	 */
	private static function site(): int {
		$data = get_option( 'woocommerce_helper_data' );
		$auth = is_array( $data ) && is_array( $data['auth'] ?? null ) ? $data['auth'] : array();

		return is_numeric( $auth['site_id'] ?? null ) ? absint( $auth['site_id'] ) : 0;
	}

	/**
	 * What is stored for a site. The answer of another account is not shown.
	 *
	 * @param int $site Id of the site in the account.
	 * @return Kept
	 */
	private static function kept( int $site ): array {
		$stored = get_option( self::OPTION );
		$none   = array(
			'site'    => $site,
			'at'      => 0,
			'rows'    => array(),
			'failed'  => false,
			'refused' => false,
		);

		if ( 0 === $site || ! is_array( $stored ) || ( $stored['site'] ?? 0 ) !== $site ) {
			return $none;
		}

		return array(
			'site'    => $site,
			'at'      => is_int( $stored['at'] ?? null ) ? $stored['at'] : 0,
			'rows'    => array_values( array_filter( is_array( $stored['rows'] ?? null ) ? $stored['rows'] : array(), 'is_array' ) ),
			'failed'  => true === ( $stored['failed'] ?? false ),
			'refused' => true === ( $stored['refused'] ?? false ),
		);
	}

	/**
	 * What is shown of the rows of an answer.
	 *
	 * @param array<mixed> $rows Rows.
	 * @param int          $site Id of the site in the account.
	 * @return list<array<string, mixed>>
	 */
	private static function shown( array $rows, int $site ): array {
		$shown = array();

		foreach ( array_filter( $rows, 'is_array' ) as $row ) {
			$sites   = is_array( $row['connections'] ?? null ) ? $row['connections'] : array();
			$shown[] = array_intersect_key( $row, array_flip( self::FIELDS ) ) + array( 'active' => in_array( $site, array_map( 'absint', array_filter( $sites, 'is_numeric' ) ), true ) );
		}

		return $shown;
	}

	/**
	 * A row with what is installed of its product.
	 *
	 * @param array<string, mixed> $row Row.
	 * @return array<string, mixed>
	 */
	private static function with_installed( array $row ): array {
		$local = HostCall::guarded(
			static function () use ( $row ) {
				return is_callable( array( 'WC_Helper', 'get_subscription_local_data' ) ) ? call_user_func( array( 'WC_Helper', 'get_subscription_local_data' ), array( 'zip_slug' => Text::of( $row['zip_slug'] ?? '' ) ) ) : null;
			},
			null
		);

		return array( 'local' => is_array( $local ) ? $local : array( 'installed' => false ) ) + $row;
	}
}
