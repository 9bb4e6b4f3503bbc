<?php
/**
 * Answers of POST requests that only read.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Boot\Facts;
use Throwable;
use WP_REST_Request;

/**
 * The host reads some values by POST, which wp.apiFetch cannot find among printed answers. They become part of the boot object.
 *
 * @phpstan-import-type Entry from Manifests
 */
final class PostPreload {

	/**
	 * Checks conditions.
	 *
	 * @var Preload
	 */
	private Preload $preload;

	/**
	 * Computes the facts that bodies name.
	 *
	 * @var Facts
	 */
	private Facts $facts;

	/**
	 * Stores the parts.
	 *
	 * @param Preload $preload Checks conditions.
	 * @param Facts   $facts   Computes the facts that bodies name.
	 */
	public function __construct( Preload $preload, Facts $facts ) {
		$this->preload = $preload;
		$this->facts   = $facts;
	}

	/**
	 * Computes the answers. A refused, unknown or broken route is left out; the client then sends the request itself.
	 *
	 * @phpstan-param array<int, Entry> $entries
	 *
	 * @param array<int, array<string, mixed>> $entries Entries of a manifest.
	 * @return array<string, mixed> Answers by request: method, path and body.
	 */
	public function answers( array $entries ): array {
		$answers = array();
		$level   = ob_get_level();
		ob_start();

		foreach ( $entries as $entry ) {
			if ( isset( $entry['post'] ) && $this->preload->is_wanted( $entry ) ) {
				$answers += $this->answer( $entry['path'], array_map( array( $this, 'fill' ), $entry['post'] ) );
			}
		}

		while ( ob_get_level() > $level ) {
			ob_end_clean();
		}

		return $answers;
	}

	/**
	 * The answer of a request.
	 *
	 * @param string                $path REST path.
	 * @param array<string, string> $data Body.
	 * @return array<string, mixed> One answer, or none.
	 */
	private function answer( string $path, array $data ): array {
		$request = new WP_REST_Request( 'POST', $path );
		$request->set_body_params( $data );

		try {
			$response = rest_do_request( $request );
		} catch ( Throwable $error ) {
			return array();
		}

		$key = "POST {$path} " . wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );

		return 200 === $response->get_status() ? array( $key => rest_get_server()->response_to_data( $response, false ) ) : array();
	}

	/**
	 * Replaces the name of a fact in braces by its value.
	 *
	 * @param string $value Value of the body.
	 */
	private function fill( string $value ): string {
		return 1 === preg_match( '/^\{(\w+)\}$/', $value, $found ) ? (string) $this->facts->value( $found[1] ) : $value;
	}
}
