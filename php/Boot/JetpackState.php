<?php
/**
 * Set-up state of Jetpack.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

/**
 * Saves the client requests to three REST routes.
 */
final class JetpackState {

	private const FILE = 'jetpack/jetpack.php';

	/**
	 * One of 'absent', 'installed' (but not active), 'active' (but not connected) and 'connected'.
	 */
	public function value(): string {
		if ( ! defined( 'JETPACK__VERSION' ) ) {
			return file_exists( constant( 'WP_PLUGIN_DIR' ) . '/' . self::FILE ) ? 'installed' : 'absent';
		}

		return $this->is_connected() ? 'connected' : 'active';
	}

	/**
	 * Whether this user has a WordPress.com account that is connected to Jetpack. This does not follow from the
	 * connection of the site.
	 */
	public function is_user_connected(): bool {
		$manager = 'Automattic\\Jetpack\\Connection\\Manager';

		return class_exists( $manager ) && (bool) HostCall::guarded(
			static function () use ( $manager ) {
				$is_connected = array( new $manager(), 'is_user_connected' );

				return is_callable( $is_connected ) && $is_connected();
			},
			false
		);
	}

	/**
	 * Whether Jetpack is connected and has statistics.
	 */
	private function is_connected(): bool {
		return (bool) HostCall::method( 'Jetpack', 'is_connection_ready' );
	}
}
