<?php
/**
 * Finds out which scripts are packages of the host.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Plugin;

/**
 * A package is a script that the host's app and extensions share: those of the host on window.wc, and WordPress' own.
 */
final class HostPackages {

	/**
	 * Scripts that some hosts add to all of wp-admin in case a script uses them. On classic pages only these can be left
	 * out.
	 */
	private const AMBIENT = array( 'wc-admin-wcsettings-deprecation', 'wp-abilities', 'wc-entities' );

	/**
	 * Packages of which the app and extensions must share one copy.
	 */
	private const SHARED = array( 'wp-components', 'wp-plugins' );

	/**
	 * Kind of page: 'main' or 'embed'.
	 *
	 * @var string
	 */
	private string $page;

	/**
	 * Tells whose a script is.
	 *
	 * @var AssetOwner
	 */
	private AssetOwner $owner;

	/**
	 * The graph with our own bundle behind the handle.
	 *
	 * @var DependencyGraph
	 */
	private DependencyGraph $ours;

	/**
	 * The graph with the host's own app behind the handle.
	 *
	 * @var DependencyGraph
	 */
	private DependencyGraph $original;

	/**
	 * Handles that our bundle loads in any case, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $always;

	/**
	 * Further handles that the host's app would load, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $packages;

	/**
	 * Stores the two graphs.
	 *
	 * @param string          $page     'main' or 'embed'.
	 * @param AssetOwner      $owner    Tells whose a script is.
	 * @param DependencyGraph $ours     The graph with our own bundle behind the handle.
	 * @param DependencyGraph $original The graph with the host's own app behind the handle.
	 */
	public function __construct( string $page, AssetOwner $owner, DependencyGraph $ours, DependencyGraph $original ) {
		$this->page     = $page;
		$this->owner    = $owner;
		$this->ours     = $ours;
		$this->original = $original;
		$this->always   = $ours->closure( array( Plugin::HANDLE ) );
		$this->packages = array_filter(
			array_diff_key( $original->closure( array( Plugin::HANDLE ) ), $this->always ),
			array( $this, 'is_modern' ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/**
	 * Handles that our bundle loads in any case, as keys.
	 *
	 * @return array<string, true>
	 */
	public function always(): array {
		return $this->always;
	}

	/**
	 * Packages of the host's app that the app and extensions share.
	 *
	 * @return string[]
	 */
	public function shared(): array {
		return array_values( array_filter( array_keys( $this->packages ), array( $this, 'is_shared' ) ) );
	}

	/**
	 * Whether a needed handle must run before our script.
	 *
	 * @param string $handle Handle.
	 */
	public function is_package( string $handle ): bool {
		if ( isset( $this->always[ $handle ] ) || $this->ours->depends_on( $handle, Plugin::HANDLE ) ) {
			return false;
		}

		return isset( $this->packages[ $handle ] ) || $this->is_host_package( $handle ) || in_array( $handle, self::SHARED, true );
	}

	/**
	 * Whether the app and extensions share the handle.
	 *
	 * @param string $handle Handle.
	 */
	public function is_shared( string $handle ): bool {
		return in_array( $handle, self::SHARED, true ) || $this->is_host_package( $handle );
	}

	/**
	 * Whether the handle is one of the packages that the host defines on window.wc.
	 *
	 * The host also registers classic jQuery scripts, which the app does not share with anybody.
	 *
	 * @param string $handle Handle.
	 */
	private function is_host_package( string $handle ): bool {
		if ( AssetOwner::HOST !== $this->owner_of( $handle ) ) {
			return false;
		}

		if ( isset( $this->packages[ $handle ] ) ) {
			return true;
		}

		$closure = $this->ours->closure( array( $handle ) );

		return 0 === strpos( $handle, 'wc-' ) && ! isset( $closure['jquery-core'] ) && array() !== array_intersect_key( $closure, $this->packages );
	}

	/**
	 * Whether a dependency of the host's app is a package. jQuery and the classic editor, which it loads through the
	 * block editor, are not.
	 *
	 * @param string $handle Handle below the host's app.
	 */
	private function is_modern( string $handle ): bool {
		$owner = $this->owner_of( $handle );

		// The Gutenberg plugin has newer packages under the same handles, outside of WordPress' own folder.
		return AssetOwner::HOST === $owner
			|| ( 0 === strpos( $handle, 'wp-' ) && ( AssetOwner::WORDPRESS !== $owner || false !== strpos( $this->original->source( $handle ), '/dist/' ) ) );
	}

	/**
	 * Whether the host adds a script to all pages.
	 *
	 * @param string $handle Handle of a script of the host.
	 */
	public function is_ambient( string $handle ): bool {
		return Plugin::PAGE_MAIN === $this->page || in_array( $handle, self::AMBIENT, true );
	}

	/**
	 * Owner of a script.
	 *
	 * @param string $handle Handle.
	 */
	public function owner_of( string $handle ): string {
		if ( Plugin::HANDLE === $handle ) {
			return AssetOwner::OURS;
		}

		if ( in_array( $handle, CommandPalette::HANDLES, true ) ) {
			return AssetOwner::WORDPRESS;
		}

		return $this->owner->of( $this->ours->source( $handle ) );
	}
}
