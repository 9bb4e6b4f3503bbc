<?php
/**
 * Dependencies of registered scripts or styles.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use WP_Dependencies;

/**
 * Reads WordPress' registry. Single handles may be given other dependencies than the registered ones.
 */
final class DependencyGraph {

	/**
	 * The registry.
	 *
	 * @var WP_Dependencies
	 */
	private WP_Dependencies $registry;

	/**
	 * Dependencies that replace the registered ones, by handle.
	 *
	 * @var array<string, string[]>
	 */
	private array $overrides;

	/**
	 * Stores the registry.
	 *
	 * @param WP_Dependencies         $registry  Scripts or styles.
	 * @param array<string, string[]> $overrides Dependencies that count instead of the registered ones, by handle.
	 */
	public function __construct( WP_Dependencies $registry, array $overrides = array() ) {
		$this->registry  = $registry;
		$this->overrides = $overrides;
	}

	/**
	 * Whether the handle is registered.
	 *
	 * @param string $handle Handle.
	 */
	public function has( string $handle ): bool {
		return isset( $this->registry->registered[ $handle ] );
	}

	/**
	 * Handles that were enqueued by name and will be printed.
	 *
	 * @return string[]
	 */
	public function roots(): array {
		return array_values( array_filter( array_map( 'strval', $this->registry->queue ), array( $this, 'is_printable' ) ) );
	}

	/**
	 * The roots that are printed in the head.
	 *
	 * @return string[]
	 */
	public function roots_in_head(): array {
		return array_values(
			array_filter(
				$this->roots(),
				function ( string $handle ): bool {
					return 1 !== (int) $this->registry->get_data( $handle, 'group' );
				}
			)
		);
	}

	/**
	 * Address a handle was registered with.
	 *
	 * @param string $handle Handle.
	 * @return string '' for a handle that only groups others or carries inline code.
	 */
	public function source( string $handle ): string {
		$source = $this->has( $handle ) ? $this->registry->registered[ $handle ]->src : '';

		return is_string( $source ) ? $source : '';
	}

	/**
	 * Direct dependencies that are registered.
	 *
	 * @param string $handle Handle.
	 * @return string[]
	 */
	public function dependencies( string $handle ): array {
		return array_values( array_filter( $this->named_dependencies( $handle ), array( $this, 'has' ) ) );
	}

	/**
	 * The handles and all their dependencies, at any depth. Circular dependencies are allowed.
	 *
	 * @param string[] $handles Handles to start from.
	 * @return array<string, true> Handles as keys.
	 */
	public function closure( array $handles ): array {
		$seen  = array();
		$stack = array_values( array_filter( $handles, array( $this, 'has' ) ) );

		while ( array() !== $stack ) {
			$handle = array_pop( $stack );

			if ( ! isset( $seen[ $handle ] ) ) {
				$seen[ $handle ] = true;
				$stack           = array_merge( $stack, $this->dependencies( $handle ) );
			}
		}

		return $seen;
	}

	/**
	 * Whether WordPress will print the handle. WordPress silently leaves out handles that depend on one that is not
	 * registered.
	 *
	 * @param string $handle Handle.
	 */
	public function is_printable( string $handle ): bool {
		foreach ( array_keys( $this->closure( array( $handle ) ) ) as $below ) {
			if ( count( $this->dependencies( $below ) ) < count( $this->named_dependencies( $below ) ) ) {
				return false;
			}
		}

		return $this->has( $handle );
	}

	/**
	 * Whether one handle needs another, at any depth.
	 *
	 * @param string $handle  The one that may depend.
	 * @param string $on_what The one that it may depend on.
	 */
	public function depends_on( string $handle, string $on_what ): bool {
		return $handle !== $on_what && isset( $this->closure( array( $handle ) )[ $on_what ] );
	}

	/**
	 * Direct dependencies, registered or not.
	 *
	 * @param string $handle Handle.
	 * @return string[]
	 */
	private function named_dependencies( string $handle ): array {
		$dependencies = $this->overrides[ $handle ] ?? ( $this->has( $handle ) ? $this->registry->registered[ $handle ]->deps : array() );

		return array_map( 'strval', (array) $dependencies );
	}
}
