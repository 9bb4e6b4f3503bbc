<?php
/**
 * REST answers that travel with the page.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Boot\HeaderFacts;
use StoreAdmin\Boot\NoteFacts;
use Throwable;

/**
 * Runs REST requests inside PHP, as the signed-in user, for what the opened screen reads first.
 */
final class Preload {

	/**
	 * What each screen of the app reads first. A screen that is not listed gets the entry '*'.
	 *
	 * @var array<string, string[]>
	 */
	private const PATHS = array(
		'/'             => array(
			'/wp/v2/users/me?context=edit',
			'/wc-admin/onboarding/tasks',
			'/wc-admin/onboarding/profile',
			'/wc-admin/options?options=woocommerce_task_list_reminder_bar_hidden,woocommerce_admin_transient_notices_queue,woocommerce_admin_install_timestamp,woocommerce_default_homepage_layout',
			'/wc-admin/options?options=woocommerce_coming_soon,woocommerce_show_lys_tour',
			'/wc-analytics/admin/notes?page=1&per_page=5&status=unactioned&type=info,marketing,survey,warning&orderby=date&order=desc&_fields=id,name,title,content,type,status,actions,date_created,date_created_gmt,layout,image,is_deleted,is_read,locale',
		),
		'/setup-wizard' => array( '/wp/v2/users/me?context=edit' ),
		'*'             => array(
			'/wp/v2/users/me?context=edit',
			'/wc-admin/options?options=woocommerce_task_list_reminder_bar_hidden,woocommerce_admin_transient_notices_queue,woocommerce_admin_install_timestamp,woocommerce_default_homepage_layout',
		),
	);

	/**
	 * Read on every screen of a store whose owner allows the host to collect answers.
	 */
	private const QUESTIONS = '/wc-admin/options?options=woocommerce_ces_tracks_queue';

	/**
	 * Read on Home when the store has alerts.
	 */
	private const ALERTS = '/wc-analytics/admin/notes?page=1&per_page=25&type=error,update&status=unactioned';

	/**
	 * REST paths that a screen of the app reads first.
	 *
	 * @param string $screen Value of the query argument `path`; '' and '/' are Home.
	 * @return string[]
	 */
	public function paths( string $screen ): array {
		$screen = '/' . trim( $screen, '/' );

		$paths = self::PATHS[ $screen ] ?? self::PATHS['*'];

		if ( '/setup-wizard' !== $screen && ( new HeaderFacts() )->is_tracking_allowed() ) {
			$paths[] = self::QUESTIONS;
		}

		if ( '/' === $screen && ( new NoteFacts() )->alert_count() > 0 ) {
			$paths[] = self::ALERTS;
		}

		return '/' === $screen ? array_merge( $paths, ( new ActivityPaths() )->paths() ) : $paths;
	}

	/**
	 * Collects the answers. One that is refused, unknown or broken is left out; the client then asks for it itself.
	 *
	 * @param string[] $paths REST paths with their query.
	 * @return array<string, array{body: mixed, headers: array<string, mixed>}> Answers by path.
	 */
	public function collect( array $paths ): array {
		$level   = ob_get_level();
		$answers = array();

		// A warning that a route prints must not end up in the page.
		ob_start();

		// The list of routes is not consulted: newer hosts register a namespace only when one of its routes is requested.
		foreach ( $paths as $path ) {
			$answers += $this->guarded(
				static function () use ( $path ): array {
					return rest_preload_api_request( array(), $path );
				}
			);
		}

		while ( ob_get_level() > $level ) {
			ob_end_clean();
		}

		return $answers;
	}

	/**
	 * Script that hands the answers to wp.apiFetch.
	 *
	 * @param array<string, array{body: mixed, headers: array<string, mixed>}> $answers Answers by path.
	 * @return string '' when there is nothing to hand over.
	 */
	public function script( array $answers ): string {
		$json = array() === $answers ? false : wp_json_encode( $answers, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );

		return is_string( $json ) ? "wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( {$json} ) );" : '';
	}

	/**
	 * Runs a request, and returns nothing when a plugin throws.
	 *
	 * @phpstan-param callable(): array<string, mixed> $ask
	 *
	 * @param callable $ask Asks.
	 * @return array<string, mixed>
	 */
	private function guarded( callable $ask ): array {
		try {
			return $ask();
		} catch ( Throwable $error ) {
			return array();
		}
	}
}
