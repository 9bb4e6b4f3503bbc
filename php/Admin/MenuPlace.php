<?php
/**
 * The entry of the admin menu that a screen of the app belongs to.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Opens that entry while the menu is printed. WordPress opens WooCommerce for every screen of the app, and the app then had to close it and
 * open Analytics, which moved the entries below.
 */
final class MenuPlace {

	/**
	 * Names that the screen's entry can have. The host names some entries by their whole address, such as the one of Marketing.
	 *
	 * @var string[]
	 */
	private array $names;

	/**
	 * Name of the page while the menu is printed with the name of the entry instead.
	 *
	 * @var string|null
	 */
	private ?string $page = null;

	/**
	 * Stores the name of the entry.
	 *
	 * @param string $path Value of the query argument `path`.
	 */
	public function __construct( string $path ) {
		$name        = 'wc-admin&path=' . $path;
		$this->names = array( $name, 'admin.php?page=' . $name );
	}

	/**
	 * Starts to filter the open entry.
	 */
	public function add_hooks(): void {
		add_filter( 'parent_file', array( $this, 'parent_file' ) );
		add_filter( 'submenu_file', array( $this, 'submenu_file' ), PHP_INT_MAX );
		add_action( 'adminmenu', array( $this, 'restore' ), 0, 0 );
	}

	/**
	 * Restores the name of the page after the menu was printed.
	 */
	public function restore(): void {
		global $plugin_page;

		if ( null !== $this->page ) {
			$plugin_page = $this->page; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- puts back what submenu_file() replaced.
			$this->page  = null;
		}
	}

	/**
	 * The entry that is open.
	 *
	 * @param mixed $file Name of the open entry.
	 * @return mixed The parent of the screen's entry; unchanged when the menu does not have it.
	 */
	public function parent_file( $file ) {
		return $this->find_entry()[0] ?? $file;
	}

	/**
	 * The marked entry below the open one. WordPress computes the open entry once more after this filter, from the name of the page,
	 * so the page has the name of the entry until the menu is printed.
	 *
	 * @param mixed $file Name of the marked entry.
	 * @return mixed The screen's entry; unchanged when the menu does not have it.
	 */
	public function submenu_file( $file ) {
		global $plugin_page;

		$entry = $this->find_entry()[1] ?? null;
		if ( null === $entry ) {
			return $file;
		}

		$this->page  = (string) $plugin_page;
		$plugin_page = $entry; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- restore() puts it back.

		return $entry;
	}

	/**
	 * The entry that has the screen's entry below it, and the screen's entry.
	 *
	 * @return array{0: string, 1: string}|null Their names; null when the menu does not have it.
	 */
	private function find_entry(): ?array {
		global $submenu;

		foreach ( is_array( $submenu ) ? $submenu : array() as $parent => $items ) {
			// Plugins change the menu, so it may have anything.
			foreach ( is_array( $items ) ? $items : array() as $item ) {
				if ( is_array( $item ) && in_array( $item[2] ?? '', $this->names, true ) ) {
					return array( (string) $parent, $item[2] );
				}
			}
		}

		return null;
	}
}
