<?php
/**
 * The decision about the host's packages.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Result of Bridge::decide().
 */
final class Decision {

	/**
	 * Packages that must run before our script.
	 *
	 * @var string[]
	 */
	private array $kept;

	/**
	 * Scripts of the host to dequeue.
	 *
	 * @var string[]
	 */
	private array $idle;

	/**
	 * Whether page and extension share packages.
	 *
	 * @var bool
	 */
	private bool $is_extended;

	/**
	 * Whether a third party has a script on the page.
	 *
	 * @var bool
	 */
	private bool $has_extension;

	/**
	 * Handles that the host or a third party needs, with all their dependencies, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $needed;

	/**
	 * Stores the result.
	 *
	 * @param string[]            $kept          Packages that have to run before our script.
	 * @param string[]            $idle          Scripts of the host to take out of the queue.
	 * @param bool                $is_extended   Whether page and extension share packages.
	 * @param bool                $has_extension Whether a third party has a script on the page.
	 * @param array<string, true> $needed        Handles that the host or a third party needs, as keys.
	 */
	public function __construct( array $kept, array $idle, bool $is_extended, bool $has_extension, array $needed ) {
		$this->kept          = $kept;
		$this->idle          = $idle;
		$this->is_extended   = $is_extended;
		$this->has_extension = $has_extension;
		$this->needed        = $needed;
	}

	/**
	 * Packages that must run before our script.
	 *
	 * @return string[]
	 */
	public function kept(): array {
		return $this->kept;
	}

	/**
	 * Scripts of the host to dequeue.
	 *
	 * @return string[]
	 */
	public function idle(): array {
		return $this->idle;
	}

	/**
	 * Whether page and extension share packages, so that window.wp.components or parts of window.wc are on the page.
	 */
	public function is_extended(): bool {
		return $this->is_extended;
	}

	/**
	 * Whether a third party has a script on the page.
	 */
	public function has_extension(): bool {
		return $this->has_extension;
	}

	/**
	 * Whether the host or a third party needs a handle.
	 *
	 * @param string $handle Handle.
	 */
	public function needs( string $handle ): bool {
		return isset( $this->needed[ $handle ] );
	}
}
