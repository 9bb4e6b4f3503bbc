<?php
/**
 * Decides which of the host's packages stay on the page.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * A page without third-party scripts gets none of the host's packages. A page with such scripts gets the packages that they need.
 */
final class Bridge {

	/**
	 * Packages that are too large to load unless a script uses them, even when the host's app does not list them.
	 */
	private const LARGE = array( 'wp-components', 'wp-core-data', 'wp-block-editor', 'wp-editor' );

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
	 * Tells which scripts are packages of the host.
	 *
	 * @var HostPackages
	 */
	private HostPackages $packages;

	/**
	 * Stores the two graphs.
	 *
	 * @param string          $page     'main' or 'embed'.
	 * @param AssetOwner      $owner    Tells whose a script is.
	 * @param DependencyGraph $ours     The graph with our own bundle behind the handle.
	 * @param DependencyGraph $original The graph with the host's own app behind the handle.
	 */
	public function __construct( string $page, AssetOwner $owner, DependencyGraph $ours, DependencyGraph $original ) {
		$this->ours     = $ours;
		$this->original = $original;
		$this->packages = new HostPackages( $page, $owner, $ours, $original );
	}

	/**
	 * Decides for what is enqueued now.
	 *
	 * A third-party script that depends only on our handle gets all dependencies of the host's app, as it did with the host's app.
	 * Scripts of the host name everything that they use.
	 */
	public function decide(): Decision {
		$roots       = $this->ours->roots();
		$third_party = $this->original->closure( array_filter( $roots, array( $this, 'is_third_party' ) ) );
		$needed      = $third_party + $this->ours->closure( array_filter( $roots, array( $this, 'is_needed_by_host' ) ) );
		$kept        = array_values( array_filter( array_keys( $needed ), array( $this->packages, 'is_package' ) ) );
		$is_extended = array() !== array_filter( $kept, array( $this->packages, 'is_shared' ) );

		return new Decision( $kept, $this->idle_roots( $needed ), $is_extended, $this->has_extension( $third_party, $kept ), $needed );
	}

	/**
	 * Whether a third party has a script on the page. The host prints inline code too, so inline code counts only when
	 * it uses a package.
	 *
	 * @param array<string, true> $third_party Scripts of third parties with all their dependencies, as keys.
	 * @param string[]            $kept        Packages that scripts use.
	 */
	private function has_extension( array $third_party, array $kept ): bool {
		foreach ( array_keys( $third_party ) as $handle ) {
			if ( AssetOwner::THIRD_PARTY === $this->packages->owner_of( $handle ) || in_array( $handle, $kept, true ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Whether an enqueued script belongs to a third party. Inline code without a file counts as such a script.
	 *
	 * @param string $root Handle.
	 */
	private function is_third_party( string $root ): bool {
		return in_array( $this->packages->owner_of( $root ), array( AssetOwner::THIRD_PARTY, AssetOwner::NONE ), true );
	}

	/**
	 * Whether an enqueued script is one of the host's own for this page.
	 *
	 * @param string $root Handle.
	 */
	private function is_needed_by_host( string $root ): bool {
		return AssetOwner::HOST === $this->packages->owner_of( $root ) && ! $this->packages->is_ambient( $root );
	}

	/**
	 * Scripts of the host that would load large packages although no other script needs them.
	 *
	 * @param array<string, true> $needed Handles that the host or a third party needs.
	 * @return string[]
	 */
	private function idle_roots( array $needed ): array {
		$costly = array_fill_keys( array_merge( $this->packages->shared(), self::LARGE ), true );

		return array_values(
			array_filter(
				$this->ours->roots(),
				function ( string $root ) use ( $needed, $costly ): bool {
					if ( isset( $needed[ $root ] ) || AssetOwner::HOST !== $this->packages->owner_of( $root ) || ! $this->packages->is_ambient( $root ) ) {
						return false;
					}

					$extra = array_diff_key( $this->ours->closure( array( $root ) ), $needed, $this->packages->always() );

					return array() !== array_intersect_key( $extra, $costly );
				}
			)
		);
	}
}
