<?php
/**
 * REST answers that are printed into the page.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Boot\Facts;
use StoreAdmin\Marketplace\RememberedSubscriptions;
use Throwable;

/**
 * Runs REST requests inside PHP, as the signed-in user, for the data that the opened screen reads first. The manifests
 * of the client name the paths.
 *
 * @phpstan-import-type Entry from Manifests
 */
final class Preload {

	/**
	 * Names the preloads of each screen.
	 *
	 * @var Manifests
	 */
	private Manifests $manifests;

	/**
	 * Computes the facts that conditions and paths name.
	 *
	 * @var Facts
	 */
	private Facts $facts;

	/**
	 * Stores the sources.
	 *
	 * @param Manifests $manifests Names what each screen reads first.
	 * @param Facts     $facts     Computes the facts that conditions and paths name.
	 */
	public function __construct( Manifests $manifests, Facts $facts ) {
		$this->manifests = $manifests;
		$this->facts     = $facts;
	}

	/**
	 * REST paths that a screen of the app reads first, or those that are late.
	 *
	 * @param string $screen  Value of the query argument `path`; '' and '/' are Home.
	 * @param string $task    Value of the query argument `task`; counts on Home only.
	 * @param bool   $is_late Which of them.
	 * @return string[]
	 */
	public function paths( string $screen, string $task, bool $is_late = false ): array {
		return $this->wanted_paths( $this->manifests->preloads( $screen, $task, $is_late ) );
	}

	/**
	 * REST paths of the entries whose conditions hold.
	 *
	 * @phpstan-param array<int, Entry> $entries
	 *
	 * @param array<int, array<string, mixed>> $entries Entries of a manifest.
	 * @return string[]
	 */
	public function wanted_paths( array $entries ): array {
		$wanted = array_filter(
			$entries,
			function ( array $entry ): bool {
				return ! isset( $entry['post'] ) && $this->is_wanted( $entry );
			}
		);

		return array_values( array_unique( array_map( array( $this, 'fill' ), array_column( $wanted, 'path' ) ) ) );
	}

	/**
	 * Collects the answers. A refused, unknown or broken route is left out; the client then sends the request itself.
	 *
	 * @param string[] $paths REST paths with their query.
	 * @return array<string, array{body: mixed, headers: array<string, mixed>}> Answers by path.
	 */
	public function collect( array $paths ): array {
		$level   = ob_get_level();
		$answers = array();

		// Buffers the output, because a warning that a route prints must not end up in the page.
		ob_start();
		add_filter( 'rest_pre_dispatch', array( RememberedSubscriptions::class, 'answer' ), 10, 3 );

		// The list of routes is not consulted: newer hosts register a namespace only when one of its routes is requested.
		foreach ( $paths as $path ) {
			$answers += $this->guarded(
				static function () use ( $path ): array {
					return rest_preload_api_request( array(), $path );
				}
			);
		}

		remove_filter( 'rest_pre_dispatch', array( RememberedSubscriptions::class, 'answer' ) );

		while ( ob_get_level() > $level ) {
			ob_end_clean();
		}

		return $answers;
	}

	/**
	 * Script that passes the answers to wp.apiFetch.
	 *
	 * @param array<string, array{body: mixed, headers: array<string, mixed>}> $answers Answers by path.
	 * @return string '' when there are no answers.
	 */
	public function script( array $answers ): string {
		$json = array() === $answers ? false : wp_json_encode( $answers, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );

		return is_string( $json ) ? "wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( {$json} ) );" : '';
	}

	/**
	 * Whether all conditions of an entry hold for this store and user.
	 *
	 * @phpstan-param array{when: string[], can: string[]} $entry
	 *
	 * @param array<string, mixed> $entry Entry of a manifest, or a manifest with conditions of its own.
	 */
	public function is_wanted( array $entry ): bool {
		foreach ( $entry['can'] as $capability ) {
			if ( ! current_user_can( $capability ) ) {
				return false;
			}
		}

		foreach ( $entry['when'] as $condition ) {
			// The fact of "!name" must be false, 0 or empty.
			if ( empty( $this->facts->value( ltrim( $condition, '!' ) ) ) !== ( '!' === $condition[0] ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Replaces names in braces with the facts: of a part of the path, or of an argument. A list becomes one argument per value.
	 *
	 * @param string $path REST path with its query.
	 */
	private function fill( string $path ): string {
		$path = (string) preg_replace_callback(
			'~/\{(\w+)\}~',
			function ( array $found ): string {
				return '/' . rawurlencode( (string) $this->facts->value( $found[1] ) );
			},
			$path
		);

		return (string) preg_replace_callback(
			'/([\w]+)=\{(\w+)\}/',
			function ( array $found ): string {
				return $this->argument( $found[1], $this->facts->value( $found[2] ) );
			},
			$path
		);
	}

	/**
	 * A value or a list as query arguments.
	 *
	 * @param string $name  Name of the argument.
	 * @param mixed  $value A scalar, or a list of scalars.
	 */
	private function argument( string $name, $value ): string {
		return is_array( $value ) ? http_build_query( array( $name => array_values( $value ) ), '', '&', PHP_QUERY_RFC3986 ) : $name . '=' . rawurlencode( (string) $value );
	}

	/**
	 * Runs a request, and returns an empty array when a plugin throws.
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
