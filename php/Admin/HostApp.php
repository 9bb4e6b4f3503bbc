<?php
/**
 * The registered script and style of the host's app.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Plugin;
use _WP_Dependency;

/**
 * Changes the registered script and style in place, so that their inline data, dependants and group stay.
 */
final class HostApp {

	private const NOBODY = 'store-admin-nobody';

	/**
	 * Styles that only the host's own app uses.
	 */
	private const EXTRA_STYLES = array( 'wc-onboarding', 'wc-material-icons' );

	/**
	 * The script as registered.
	 *
	 * @var _WP_Dependency
	 */
	private _WP_Dependency $script;

	/**
	 * The style as registered; some hosts may have none.
	 *
	 * @var _WP_Dependency|null
	 */
	private ?_WP_Dependency $style;

	/**
	 * Copy of the script before the change.
	 *
	 * @var _WP_Dependency
	 */
	private _WP_Dependency $original_script;

	/**
	 * Copy of the style before the change.
	 *
	 * @var _WP_Dependency|null
	 */
	private ?_WP_Dependency $original_style;

	/**
	 * Stores what is registered now.
	 *
	 * @param _WP_Dependency      $script The script as registered.
	 * @param _WP_Dependency|null $style  The style as registered.
	 */
	public function __construct( _WP_Dependency $script, ?_WP_Dependency $style ) {
		$this->script          = $script;
		$this->style           = $style;
		$this->original_script = clone $script;
		$this->original_style  = $style ? clone $style : null;
	}

	/**
	 * Points both handles to our bundle.
	 *
	 * @param Bundle   $bundle       Our bundle.
	 * @param string[] $dependencies Script handles that have to run before it.
	 */
	public function replace( Bundle $bundle, array $dependencies ): void {
		$this->script->src = $bundle->script_url();
		$this->script->ver = $bundle->version();
		$this->set_script_dependencies( $dependencies );

		if ( ! $this->style ) {
			wp_enqueue_style( Plugin::HANDLE, $bundle->style_url(), array(), $bundle->version() );
			wp_style_add_data( Plugin::HANDLE, 'rtl', 'replace' );

			return;
		}

		$this->style->src  = $bundle->style_url();
		$this->style->ver  = $bundle->version();
		$this->style->deps = array();

		$this->style->extra['rtl'] = 'replace';
		unset( $this->style->extra['suffix'], $this->style->extra['path'] );
	}

	/**
	 * Restores both handles.
	 */
	public function restore(): void {
		foreach ( array( 'src', 'ver', 'deps' ) as $property ) {
			$this->script->$property = $this->original_script->$property;
		}

		if ( $this->style && $this->original_style ) {
			foreach ( array( 'src', 'ver', 'deps', 'extra' ) as $property ) {
				$this->style->$property = $this->original_style->$property;
			}
		}

		$this->forget_counted_dependencies();
	}

	/**
	 * Sets the dependencies of our script.
	 *
	 * @param string[] $dependencies Handles.
	 */
	public function set_script_dependencies( array $dependencies ): void {
		$this->script->deps = array_values( $dependencies );
		$this->forget_counted_dependencies();
	}

	/**
	 * Sets the dependencies of our style.
	 *
	 * @param string[] $dependencies Handles.
	 */
	public function set_style_dependencies( array $dependencies ): void {
		if ( $this->style ) {
			$this->style->deps = array_values( $dependencies );
		}
	}

	/**
	 * Dequeues stylesheets that only the host's own app uses, unless another style depends on them.
	 */
	public function drop_extra_styles(): void {
		$styles = new DependencyGraph( wp_styles() );
		$others = $styles->closure( array_diff( $styles->roots(), self::EXTRA_STYLES ) );

		foreach ( self::EXTRA_STYLES as $handle ) {
			if ( ! isset( $others[ $handle ] ) ) {
				wp_dequeue_style( $handle );
			}
		}
	}

	/**
	 * Address of the host's own script.
	 */
	public function original_source(): string {
		return is_string( $this->original_script->src ) ? $this->original_script->src : '';
	}

	/**
	 * Dependencies of the host's own script.
	 *
	 * @return string[]
	 */
	public function original_dependencies(): array {
		return array_values( array_map( 'strval', $this->original_script->deps ) );
	}

	/**
	 * Makes WordPress compute the dependencies of its queue again. It caches them until the queue changes, so this
	 * method adds a script and removes it.
	 */
	private function forget_counted_dependencies(): void {
		wp_register_script( self::NOBODY, false, array(), Plugin::VERSION, true );
		wp_enqueue_script( self::NOBODY );
		wp_dequeue_script( self::NOBODY );
		wp_deregister_script( self::NOBODY );
	}
}
