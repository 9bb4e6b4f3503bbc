<?php
/**
 * The manifests of the client's screens.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Reads build/manifests.php, which the build makes from the files manifest.ts of the client.
 *
 * @phpstan-type Entry array{path: string, when: string[], can: string[], post?: array<string, string>, isLate?: bool}
 * @phpstan-type Screen array{chunk: string, preloads: array<int, Entry>, capability?: string, fullScreen?: string, hasHeader?: bool}
 * @phpstan-type Island array{chunk: string, preloads: array<int, Entry>, facts: string[], places: string[], tab: string, beside: string, when: string[], can: string[]}
 * @phpstan-type Content array{hostPaths: string[], facts: array<string, string[]>, app: Screen, screens: array<string, Screen>, tasks: array<string, Screen>, islands: array<string, Island>}
 */
final class Manifests {

	/**
	 * Content of the file; null when the plugin has not been built.
	 *
	 * @var Content|null
	 */
	private ?array $content;

	/**
	 * Stores the content.
	 *
	 * @param Content|null $content Content of the file; null when the plugin has not been built.
	 */
	public function __construct( ?array $content ) {
		$this->content = $content;
	}

	/**
	 * Reads the file.
	 *
	 * @param string $directory Folder of the plugin.
	 */
	public static function load( string $directory ): self {
		$file    = $directory . '/build/manifests.php';
		$content = is_file( $file ) ? require $file : null;

		// Our own build wrote it.
		/** @var Content|null $content */
		return new self( $content );
	}

	/**
	 * Patterns of paths that the host's own app still serves.
	 *
	 * @return string[]
	 */
	public function host_paths(): array {
		return $this->content['hostPaths'] ?? array();
	}

	/**
	 * Names of the facts that the boot object of a page has besides those of every page.
	 *
	 * @param string $page 'main' or 'embed'.
	 * @return string[]
	 */
	public function facts( string $page ): array {
		return $this->content['facts'][ $page ] ?? array();
	}

	/**
	 * Our parts of settings pages, by name.
	 *
	 * @return array<string, Island>
	 */
	public function islands(): array {
		return $this->content['islands'] ?? array();
	}

	/**
	 * The preloads of an address of the app: those of every page, then those of the screen, then those of the task.
	 *
	 * @param string $path    Value of the query argument `path`; '' and '/' are Home.
	 * @param string $task    Value of the query argument `task`; counts on Home only.
	 * @param bool   $is_late Whether to return those that are printed at the end of the page. They are for the header.
	 * @return array<int, Entry>
	 */
	public function preloads( string $path, string $task, bool $is_late ): array {
		if ( $is_late && false === ( $this->screen( $path )['hasHeader'] ?? true ) ) {
			return array();
		}

		return array_filter(
			array_merge( ...array_column( $this->opened( $path, $task ), 'preloads' ) ),
			static function ( array $entry ) use ( $is_late ): bool {
				return ! empty( $entry['isLate'] ) === $is_late;
			}
		);
	}

	/**
	 * Names of the chunks that an address of the app loads first.
	 *
	 * @param string $path Value of the query argument `path`; '' and '/' are Home.
	 * @param string $task Value of the query argument `task`; counts on Home only.
	 * @return string[]
	 */
	public function chunks( string $path, string $task ): array {
		return array_column( $this->opened( $path, $task ), 'chunk' );
	}

	/**
	 * The class of body of a screen that this user sees in full screen.
	 *
	 * @param string $path Value of the query argument `path`.
	 * @return string '' for other screens.
	 */
	public function full_screen( string $path ): string {
		$screen = $this->screen( $path );

		return null !== $screen && current_user_can( $screen['capability'] ?? '' ) ? $screen['fullScreen'] ?? '' : '';
	}

	/**
	 * The manifest of a screen. The pattern of some ends in a slash and a star: then it is that of all paths below, too.
	 *
	 * @param string $path Value of the query argument `path`; '' and '/' are Home.
	 * @return Screen|null
	 */
	private function screen( string $path ): ?array {
		$path    = '/' . trim( $path, '/' );
		$screens = $this->content['screens'] ?? array();

		foreach ( $screens as $pattern => $screen ) {
			if ( '/*' === substr( $pattern, -2 ) && 0 === strpos( $path . '/', substr( $pattern, 0, -1 ) ) ) {
				return $screen;
			}
		}

		return $screens[ $path ] ?? null;
	}

	/**
	 * The manifests that belong to an address of the app, where this user may see the screen.
	 *
	 * @param string $path Value of the query argument `path`; '' and '/' are Home.
	 * @param string $task Value of the query argument `task`; counts on Home only.
	 * @return array<int, Screen>
	 */
	private function opened( string $path, string $task ): array {
		if ( null === $this->content ) {
			return array();
		}

		$path   = '/' . trim( $path, '/' );
		$screen = $this->screen( $path );

		if ( null === $screen || ! current_user_can( $screen['capability'] ?? '' ) ) {
			return array( $this->content['app'] );
		}

		$own_task = '/' === $path ? $this->content['tasks'][ $task ] ?? null : null;

		return array_values( array_filter( array( $this->content['app'], $screen, $own_task ) ) );
	}
}
