<?php
/**
 * Zip files of plugins.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Plugins;

use PclZip;

/** Packs a plugin of the catalogue as its author would. */
final class Archive {

	private string $folder;

	/**
	 * Writes the files of the plugin.
	 *
	 * @param string                                            $slug  Name of its folder.
	 * @param array{name: string, gateway?: array<string, mixed>} $about What the catalogue says.
	 */
	public function __construct( private readonly string $slug, array $about ) {
		$this->folder = trailingslashit( get_temp_dir() ) . 'demo-store-' . wp_generate_password( 12, false );
		wp_mkdir_p( "{$this->folder}/$slug" );
		$gateway = $about['gateway'] ?? null;
		$this->write( "$slug.php", self::head( $about['name'] ) . ( $gateway ? "\nrequire __DIR__ . '/gateway.php';\n" : '' ) );
		if ( $gateway ) {
			$this->write( 'gateway.json', (string) wp_json_encode( $gateway ) );
			foreach ( array( 'gateway.php', 'class-stand-in-gateway.php', 'setup.js' ) as $file ) {
				copy( dirname( __DIR__, 2 ) . "/catalogue/$file", "{$this->folder}/$slug/$file" );
			}
		}
	}

	/** Packs the files and gives the name of the zip file. */
	public function pack(): string {
		require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
		$file = "{$this->folder}/{$this->slug}.zip";
		( new PclZip( $file ) )->create( "{$this->folder}/{$this->slug}", PCLZIP_OPT_REMOVE_PATH, $this->folder );
		return $file;
	}

	/** A file with the right name that is not a zip file. */
	public function broken(): string {
		$this->write( "../{$this->slug}.zip", 'not a zip file' );
		return "{$this->folder}/{$this->slug}.zip";
	}

	/** Removes everything that was written. */
	public function remove(): void {
		global $wp_filesystem;
		$wp_filesystem->delete( $this->folder, true );
	}

	private function write( string $file, string $text ): void {
		file_put_contents( "{$this->folder}/{$this->slug}/$file", $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a folder of our own.
	}

	private static function head( string $name ): string {
		return "<?php\n/**\n * Plugin Name: $name\n * Description: Stands in for $name in a demo store.\n * Version: 1.0.0\n * Plugin URI: https://example.com/\n * License: GPL-2.0-or-later\n */\n\ndefined( 'ABSPATH' ) || exit;\n";
	}
}
