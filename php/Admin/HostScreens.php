<?php
/**
 * Screens that the host's own app still serves.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Every other screen is ours, also screens of third parties and unknown ones. The build takes the screens that have a manifest
 * out of the list.
 *
 * The boot object has the same lists, so that the client opens links to these screens as new documents.
 */
final class HostScreens {

	/**
	 * A pattern that ends in a slash and a star matches everything below; any other matches exactly. A pattern that begins with
	 * an exclamation mark is not the host's. The last pattern that matches decides.
	 *
	 * @var string[]
	 */
	private array $paths;

	/**
	 * Stores the patterns.
	 *
	 * @param string[] $paths Patterns of paths that the host serves.
	 */
	public function __construct( array $paths ) {
		$this->paths = $paths;
	}

	/**
	 * Patterns of paths that the host serves.
	 *
	 * @return string[]
	 */
	public function paths(): array {
		/**
		 * Changes which screens stay with the host's own app.
		 *
		 * @since 0.1.0
		 *
		 * @param string[] $paths Values of the query argument `path`; one that ends in a slash and a star matches everything below, one that begins with an exclamation mark is not the host's. The last one that matches decides.
		 */
		$paths = apply_filters( 'store_admin_host_paths', $this->paths );

		return is_array( $paths ) ? array_values( array_filter( $paths, 'is_string' ) ) : $this->paths;
	}

	/**
	 * Ids of tasks whose screen the host serves.
	 *
	 * @return string[]
	 */
	public function tasks(): array {
		/**
		 * Changes which tasks on Home stay with the host's own app.
		 *
		 * @since 0.1.0
		 *
		 * @param string[] $tasks Values of the query argument `task`.
		 */
		$tasks = apply_filters( 'store_admin_host_tasks', array() );

		return is_array( $tasks ) ? array_values( array_filter( $tasks, 'is_string' ) ) : array();
	}

	/**
	 * Whether the host serves a screen.
	 *
	 * @param string $path Value of the query argument `path`; '' and '/' are Home.
	 * @param string $task Value of the query argument `task`; counts on Home only.
	 */
	public function has( string $path, string $task ): bool {
		$path = '' === $path ? '/' : $path;

		if ( '/' === $path && in_array( $task, $this->tasks(), true ) ) {
			return true;
		}

		$is_hosts = false;

		foreach ( $this->paths() as $pattern ) {
			$place    = ltrim( $pattern, '!' );
			$is_below = '/*' === substr( $place, -2 ) && 0 === strpos( $path, substr( $place, 0, -1 ) );

			if ( $is_below || $path === $place ) {
				$is_hosts = $place === $pattern;
			}
		}

		return $is_hosts;
	}

	/**
	 * Hooks the menu guard after the menu.
	 */
	public function guard_menu(): void {
		add_action( 'adminmenu', array( $this, 'print_menu_guard' ) );
	}

	/**
	 * Prints the script that opens menu links to our screens as new documents, before the host's app can handle the
	 * click.
	 */
	public function print_menu_guard(): void {
		$paths = (string) wp_json_encode( $this->paths(), JSON_UNESCAPED_SLASHES );

		wp_print_inline_script_tag( InlineScript::read( 'menu-guard' ), array( 'data-host-paths' => $paths ) );
	}
}
