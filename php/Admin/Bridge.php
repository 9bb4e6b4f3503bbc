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
	 * Packages that are too large to be loaded when nobody uses them, even where the host's app does not list them.
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
	 */
	public function decide(): Decision {
		$needed = $this->needed();
		$kept   = array_values( array_filter( array_keys( $needed ), array( $this->packages, 'is_package' ) ) );

		return new Decision( $kept, $this->idle_roots( $needed ), array() !== array_filter( $kept, array( $this->packages, 'is_shared' ) ), $needed );
	}

	/**
	 * Handles of scripts of the host and of third parties, with all their dependencies, as keys.
	 *
	 * A third-party script that depends only on our handle gets all dependencies of the host's app, as it did with the host's app.
	 * Scripts of the host name everything that they use.
	 *
	 * @return array<string, true>
	 */
	private function needed(): array {
		$third_party = array();
		$host        = array();

		foreach ( $this->ours->roots() as $root ) {
			$owner = $this->packages->owner_of( $root );

			if ( AssetOwner::THIRD_PARTY === $owner || AssetOwner::NONE === $owner ) {
				$third_party[] = $root;
			} elseif ( AssetOwner::HOST === $owner && ! $this->packages->is_ambient( $root ) ) {
				$host[] = $root;
			}
		}

		return $this->original->closure( $third_party ) + $this->ours->closure( $host );
	}

	/**
	 * Scripts of the host that would load large packages although no other script needs them.
	 *
	 * @param array<string, true> $needed What somebody asked for.
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
