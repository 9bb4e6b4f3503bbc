<?php
/**
 * A screen without menu and toolbar.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Prints the classes of body that put menu and toolbar away, so that they do not show until the script has run.
 */
final class FullScreen {

	/**
	 * The class that names the screen; '' when it is not shown in full screen.
	 *
	 * @var string
	 */
	private string $name;

	/**
	 * Stores the name.
	 *
	 * @param string $name The class that names the screen; '' when it is not shown in full screen.
	 */
	public function __construct( string $name ) {
		$this->name = $name;
	}

	/**
	 * Adds the classes to those of body.
	 */
	public function add_hooks(): void {
		if ( '' !== $this->name ) {
			add_filter( 'admin_body_class', array( $this, 'add_classes' ) );
		}
	}

	/**
	 * The classes of body, with those of full screen.
	 *
	 * @param mixed $classes Classes, separated by spaces.
	 */
	public function add_classes( $classes ): string {
		return ( is_string( $classes ) ? $classes : '' ) . " woocommerce-admin-full-screen is-wp-toolbar-disabled {$this->name} ";
	}
}
