<?php
/**
 * Plugins of the site.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

/** Plugins by slug, which is the name of their folder; this plugin stands for the host's. */
final class PluginList {

	/**
	 * Slugs of the active plugins.
	 *
	 * @return list<string>
	 */
	public static function active(): array {
		return self::slugs( (array) get_option( 'active_plugins', array() ) );
	}

	/**
	 * Slugs of the installed plugins.
	 *
	 * @return list<string>
	 */
	public static function installed(): array {
		return self::slugs( array_keys( self::files() ) );
	}

	/** Main file of a plugin, null when it is not installed. */
	public static function file_of( string $slug ): ?string {
		foreach ( array_keys( self::files() ) as $file ) {
			if ( self::slug( $file ) === $slug ) {
				return $file;
			}
		}
		return null;
	}

	/**
	 * Headers of a plugin.
	 *
	 * @return array{name: string, description: string, uri: string, version: string}
	 */
	public static function details( string $file ): array {
		$headers = self::files()[ $file ];
		return array(
			'name'        => (string) $headers['Name'],
			'description' => (string) $headers['Description'],
			'uri'         => (string) $headers['PluginURI'],
			'version'     => (string) $headers['Version'],
		);
	}

	/**
	 * @param array<string> $files Main files.
	 * @return list<string>
	 */
	private static function slugs( array $files ): array {
		return array_values( array_unique( array_map( array( self::class, 'slug' ), $files ) ) );
	}

	private static function slug( string $file ): string {
		return WC_PLUGIN_BASENAME === $file ? 'woocommerce' : explode( '/', $file )[0];
	}

	/** @return array<string, array<string, string>> */
	private static function files(): array {
		if ( ! function_exists( 'get_plugins' ) ) {
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
		}
		return get_plugins();
	}
}
