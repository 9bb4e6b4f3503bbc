<?php
/**
 * A task described by an array.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks;

/** Tasks that scripts add in the browser, and tasks of plugins that do not extend the class. */
final class DeprecatedExtendedTask extends Task {

	/** @var array<string, mixed> */
	private array $args;

	/**
	 * Stores the description.
	 *
	 * @param TaskList|null        $task_list List.
	 * @param array<string, mixed> $args      id, title, content, time, additional_info, is_complete, is_dismissable, can_view, level.
	 */
	public function __construct( ?TaskList $task_list, array $args ) {
		parent::__construct( $task_list );
		$this->args = $args;
	}

	/** Id. */
	public function get_id(): string {
		return (string) $this->args['id'];
	}

	/** Title. */
	public function get_title(): string {
		return (string) ( $this->args['title'] ?? '' );
	}

	/** Content. */
	public function get_content(): string {
		return (string) ( $this->args['content'] ?? '' );
	}

	/** Time, null when the author gave none. */
	public function get_time(): ?string {
		return isset( $this->args['time'] ) ? (string) $this->args['time'] : null;
	}

	/** More text. */
	public function get_additional_info(): ?string {
		return isset( $this->args['additional_info'] ) ? (string) $this->args['additional_info'] : null;
	}

	/** Importance. */
	public function get_level(): int {
		return (int) ( $this->args['level'] ?? 3 );
	}

	/** Whether it may be dismissed. */
	public function is_dismissable(): bool {
		return (bool) ( $this->args['is_dismissable'] ?? $this->args['isDismissable'] ?? false );
	}

	/** Whether it is done. */
	public function is_complete(): bool {
		return (bool) ( $this->args['is_complete'] ?? $this->args['completed'] ?? false );
	}

	/** Whether it is shown. */
	public function can_view(): bool {
		return (bool) ( $this->args['can_view'] ?? $this->args['visible'] ?? true );
	}
}
