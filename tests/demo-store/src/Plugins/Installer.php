<?php
/**
 * Installation of plugins.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Plugins;

use Automatic_Upgrader_Skin;
use DemoStore\Data\PluginList;
use Plugin_Upgrader;

/** Unpacks plugins of the catalogue with WordPress' own installer, and switches plugins on. */
final class Installer {

	/** Option that is `blocked` when the plugin directory should not answer. */
	private const SOURCE = 'demo_store_plugin_source';

	/**
	 * Installs what is not there yet.
	 *
	 * @param list<string> $slugs Plugins.
	 * @return array{installed: list<string>, results: array<string, bool>, time: array<string, int>, errors: array<string, list<string>>}
	 */
	public function install( array $slugs ): array {
		$result = array(
			'installed' => array(),
			'results'   => array(),
			'time'      => array(),
			'errors'    => array(),
		);
		foreach ( $slugs as $slug ) {
			if ( null !== PluginList::file_of( $slug ) ) {
				$result['installed'][] = $slug;
				continue;
			}
			$start = microtime( true );
			$error = $this->find( $slug ) ?? $this->unpack( $slug, $result['results'] );
			// As on the host, only plugins that the directory knew have a time.
			if ( isset( $result['results'][ $slug ] ) ) {
				$result['time'][ $slug ] = (int) round( ( microtime( true ) - $start ) * 1000 );
			}
			if ( null !== $error ) {
				$result['errors'][ $slug ] = array( $error );
				continue;
			}
			$result['installed'][] = $slug;
		}
		do_action( 'woocommerce_plugins_install_complete', $result['installed'] );
		return $result;
	}

	/**
	 * Switches plugins on.
	 *
	 * @param list<string> $slugs Plugins.
	 * @return array{activated: list<string>, errors: array<string, list<string>>}
	 */
	public function activate( array $slugs ): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$activated = array();
		$errors    = array();
		foreach ( $slugs as $slug ) {
			$file = PluginList::file_of( $slug );
			if ( null === $file ) {
				/* translators: %s: plugin slug. */
				$errors[ $slug ] = array( sprintf( __( 'The plugin %s is not installed.', 'woocommerce' ), $slug ) );
			} elseif ( 'activation' === Faults::of( 'activate', $slug ) || is_wp_error( activate_plugin( $file ) ) ) {
				/* translators: %s: plugin slug. */
				$errors[ $slug ] = array( sprintf( __( 'The plugin %s could not be activated.', 'woocommerce' ), $slug ) );
			} else {
				$activated[] = $slug;
			}
		}
		return compact( 'activated', 'errors' );
	}

	/** Why the directory did not name a plugin; null when it did. */
	private function find( string $slug ): ?string {
		if ( Catalogue::find( $slug ) && 'api' !== Faults::of( 'install', $slug ) && 'blocked' !== get_option( self::SOURCE ) ) {
			return null;
		}
		/* translators: %s: plugin slug. */
		return sprintf( __( 'The plugin %s could not be installed: the plugin directory did not answer.', 'woocommerce' ), $slug );
	}

	/**
	 * Unpacks a plugin.
	 *
	 * @param array<string, bool> $results Gets whether it was unpacked, by slug.
	 * @return string|null Why it could not be installed; null when it was.
	 */
	private function unpack( string $slug, array &$results ): ?string {
		$about = Catalogue::find( $slug );
		$fault = Faults::of( 'install', $slug );
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		WP_Filesystem();
		$archive = new Archive( $slug, $about );
		$done    = ( new Plugin_Upgrader( new Automatic_Upgrader_Skin() ) )->install( 'archive' === $fault ? $archive->broken() : $archive->pack() );
		$archive->remove();
		wp_clean_plugins_cache();
		$results[ $slug ] = true === $done;
		/* translators: %s: plugin slug. */
		return true === $done ? null : sprintf( __( 'The plugin %s could not be installed: its archive is broken.', 'woocommerce' ), $slug );
	}
}
