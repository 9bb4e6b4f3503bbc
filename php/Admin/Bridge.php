<?php
/**
 * Decides which of the host's packages stay on the page.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Plugin;

/**
 * Looks through what is enqueued: a page without third-party scripts gets none of the host's packages; a page with one gets what it needs.
 */
final class Bridge {

	/**
	 * Utilities that some hosts add to all of wp-admin for whoever may want them. On classic pages only these are cleared away.
	 */
	private const AMBIENT = array( 'wc-admin-wcsettings-deprecation', 'wp-abilities', 'wc-entities' );

	/**
	 * Packages that are too large to be loaded for nobody, also where the host's app does not list them.
	 */
	private const LARGE = array( 'wp-components', 'wp-core-data', 'wp-block-editor', 'wp-editor' );

	/**
	 * Packages that an extension shares with the app by their being one per page.
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
	 * What our bundle loads in any case, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $always;

	/**
	 * What the host's app would load beyond that, as keys.
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
	 * Decides for what is enqueued now.
	 */
	public function decide(): Decision {
		$needed = $this->needed();
		$kept   = array_values( array_filter( array_keys( $needed ), array( $this, 'is_package' ) ) );

		return new Decision( $kept, $this->idle_roots( $needed ), array() !== array_filter( $kept, array( $this, 'is_shared' ) ), $needed );
	}

	/**
	 * Everything that scripts other than WordPress' and ours pull in, as keys.
	 *
	 * A third party that names only our handle used to get all that the host's app brings, so it still does;
	 * the host's own scripts name what they use.
	 *
	 * @return array<string, true>
	 */
	private function needed(): array {
		$third_party = array();
		$host        = array();

		foreach ( $this->ours->roots() as $root ) {
			$owner = $this->owner_of( $root );

			if ( AssetOwner::THIRD_PARTY === $owner || AssetOwner::NONE === $owner ) {
				$third_party[] = $root;
			} elseif ( AssetOwner::HOST === $owner && ! $this->is_ambient( $root ) ) {
				$host[] = $root;
			}
		}

		return $this->original->closure( $third_party ) + $this->ours->closure( $host );
	}

	/**
	 * Scripts of the host that would load packages although nobody asked for them.
	 *
	 * @param array<string, true> $needed What somebody asked for.
	 * @return string[]
	 */
	private function idle_roots( array $needed ): array {
		$costly = array_fill_keys( array_merge( array_filter( array_keys( $this->packages ), array( $this, 'is_shared' ) ), self::LARGE ), true );

		return array_values(
			array_filter(
				$this->ours->roots(),
				function ( string $root ) use ( $needed, $costly ): bool {
					if ( isset( $needed[ $root ] ) || AssetOwner::HOST !== $this->owner_of( $root ) || ! $this->is_ambient( $root ) ) {
						return false;
					}

					$extra = array_diff_key( $this->ours->closure( array( $root ) ), $needed, $this->always );

					return array() !== array_intersect_key( $extra, $costly );
				}
			)
		);
	}

	/**
	 * Whether a needed handle has to be there before our script runs.
	 *
	 * @param string $handle Handle.
	 */
	private function is_package( string $handle ): bool {
		if ( isset( $this->always[ $handle ] ) || $this->ours->depends_on( $handle, Plugin::HANDLE ) ) {
			return false;
		}

		return isset( $this->packages[ $handle ] ) || $this->is_host_package( $handle ) || in_array( $handle, self::SHARED, true );
	}

	/**
	 * Whether the handle is one that page and extension share.
	 *
	 * @param string $handle Handle.
	 */
	private function is_shared( string $handle ): bool {
		return in_array( $handle, self::SHARED, true ) || $this->is_host_package( $handle );
	}

	/**
	 * Whether the handle is one of the packages that the host defines on window.wc.
	 *
	 * The host also registers classic scripts of the jQuery kind, which nobody shares with the app.
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
	 * Whether something that the host's app loads is a package. Through the block editor it also reaches jQuery and the classic editor.
	 *
	 * @param string $handle Handle below the host's app.
	 */
	private function is_modern( string $handle ): bool {
		$owner = $this->owner_of( $handle );

		// Not WordPress' own folder: the Gutenberg plugin brings newer packages under the same handles.
		return AssetOwner::HOST === $owner
			|| ( 0 === strpos( $handle, 'wp-' ) && ( AssetOwner::WORDPRESS !== $owner || false !== strpos( $this->original->source( $handle ), '/dist/' ) ) );
	}

	/**
	 * Whether a script of the host is there for nobody in particular.
	 *
	 * @param string $handle Handle of a script of the host.
	 */
	private function is_ambient( string $handle ): bool {
		return Plugin::PAGE_MAIN === $this->page || in_array( $handle, self::AMBIENT, true );
	}

	/**
	 * Whose a script is. Newer packages of WordPress that come from the Gutenberg plugin are WordPress'.
	 *
	 * @param string $handle Handle.
	 */
	private function owner_of( string $handle ): string {
		if ( Plugin::HANDLE === $handle ) {
			return AssetOwner::OURS;
		}

		if ( in_array( $handle, CommandPalette::HANDLES, true ) ) {
			return AssetOwner::WORDPRESS;
		}

		return $this->owner->of( $this->ours->source( $handle ) );
	}
}
