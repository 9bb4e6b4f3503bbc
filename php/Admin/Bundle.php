<?php
/**
 * One of our two bundles, as webpack built it.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Plugin;

/**
 * Addresses, version and dependencies of the bundle `main` or `embed`.
 */
final class Bundle {

	/**
	 * Main file of the plugin.
	 *
	 * @var string
	 */
	private string $plugin_file;

	/**
	 * Name of the entry, which is the kind of page that it is for.
	 *
	 * @var string
	 */
	private string $page;

	/**
	 * Hash of the content.
	 *
	 * @var string
	 */
	private string $version;

	/**
	 * Script handles that have to run first.
	 *
	 * @var string[]
	 */
	private array $dependencies;

	/**
	 * Stores the values; load() reads them from disk.
	 *
	 * @param string   $plugin_file  Main file of the plugin.
	 * @param string   $page         'main' or 'embed'.
	 * @param string   $version      Hash of the content.
	 * @param string[] $dependencies Script handles that have to run first.
	 */
	public function __construct( string $plugin_file, string $page, string $version, array $dependencies ) {
		$this->plugin_file  = $plugin_file;
		$this->page         = $page;
		$this->version      = $version;
		$this->dependencies = $dependencies;
	}

	/**
	 * Reads the files of the build.
	 *
	 * @param string $plugin_file Main file of the plugin.
	 * @param string $page        'main' or 'embed'.
	 * @return self|null Null when the plugin has not been built.
	 */
	public static function load( string $plugin_file, string $page ): ?self {
		$asset_file = dirname( $plugin_file ) . "/build/{$page}.asset.php";
		$asset      = is_file( $asset_file ) ? require $asset_file : null;

		if ( ! is_array( $asset ) || ! isset( $asset['dependencies'], $asset['version'] ) ) {
			return null;
		}

		return new self( $plugin_file, $page, (string) $asset['version'], array_values( array_map( 'strval', (array) $asset['dependencies'] ) ) );
	}

	/**
	 * Another entry of the build.
	 *
	 * @param string $name Name of the entry.
	 * @return self|null Null when the build does not have it.
	 */
	public function other( string $name ): ?self {
		return self::load( $this->plugin_file, $name );
	}

	/**
	 * Files of a screen that the app loads later, from the list that the build wrote.
	 *
	 * @param string $screen Name of the screen's chunk.
	 * @return string[] Addresses; none when there is no such screen.
	 */
	public function chunk_urls( string $screen ): array {
		$list_file = $this->directory() . '/build/screens.asset.php';
		$screens   = is_file( $list_file ) ? require $list_file : array();
		$files     = is_array( $screens ) && isset( $screens[ $screen ] ) && is_array( $screens[ $screen ] ) ? $screens[ $screen ] : array();

		return array_map(
			function ( $file ): string {
				return $this->url( "build/{$file}" );
			},
			array_values( array_filter( $files, 'is_string' ) )
		);
	}

	/**
	 * Enqueues the stylesheets of a screen with the page, before the screen's code loads them.
	 *
	 * @param string $screen Name of the screen's chunk.
	 */
	public function enqueue_styles( string $screen ): void {
		foreach ( (array) preg_grep( '/\.css$/', $this->chunk_urls( $screen ) ) as $index => $url ) {
			// No version: the file names change with their content, and webpack compares the exact address.
			wp_enqueue_style( "store-admin-{$screen}-{$index}", $url, array( Plugin::HANDLE ), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
		}

		add_filter( 'style_loader_tag', array( $this, 'let_go_when_missing' ), 10, 2 );
	}

	/**
	 * Removes the tag of a screen's stylesheet when it fails to load. The screen's code then loads it again, and shows an error when that fails too.
	 *
	 * @param mixed $tag    Markup of the link.
	 * @param mixed $handle Handle.
	 * @return mixed The markup.
	 */
	public function let_go_when_missing( $tag, $handle ) {
		return is_string( $tag ) && is_string( $handle ) && 0 === strpos( $handle, 'store-admin-' ) ? str_replace( '<link ', '<link onerror="this.remove()" ', $tag ) : $tag;
	}

	/**
	 * The kind of page the bundle is for: 'main' or 'embed'.
	 */
	public function page(): string {
		return $this->page;
	}

	/**
	 * Hash of the content, for the address.
	 */
	public function version(): string {
		return $this->version;
	}

	/**
	 * Script handles that have to run first.
	 *
	 * @return string[]
	 */
	public function dependencies(): array {
		return $this->dependencies;
	}

	/**
	 * Address of the script.
	 */
	public function script_url(): string {
		return $this->url( "build/{$this->page}.js" );
	}

	/**
	 * Address of the stylesheet. WordPress turns .css into -rtl.css by itself.
	 */
	public function style_url(): string {
		return $this->url( "build/{$this->page}.css" );
	}

	/**
	 * Address of a file or folder of the plugin.
	 *
	 * @param string $path Path below the plugin's folder.
	 */
	public function url( string $path ): string {
		return plugins_url( $path, $this->plugin_file );
	}

	/**
	 * Folder of the plugin, without a slash at the end.
	 */
	public function directory(): string {
		return dirname( $this->plugin_file );
	}
}
