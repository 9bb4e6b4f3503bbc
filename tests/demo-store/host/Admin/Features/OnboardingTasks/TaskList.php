<?php
/**
 * A list of set-up tasks.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks;

/** Public properties have the host's names, since other plugins use them. */
class TaskList {

	public const HIDDEN_OPTION         = 'woocommerce_task_list_hidden_lists';
	public const COMPLETED_OPTION      = 'woocommerce_task_list_completed_lists';
	public const KEEP_COMPLETED_OPTION = 'woocommerce_task_list_keep_completed';

	public string $id;
	public string $hidden_id;
	public string $title;
	public bool $display_progress_header;
	public string $event_prefix;

	/** @var array<string, mixed> */
	public array $options;

	/** @var array<string> */
	public array $sort_by;

	/** @var list<Task> */
	public array $tasks = array();

	private bool $visible;

	/**
	 * Stores what describes the list.
	 *
	 * @param array<string, mixed> $data id, hidden_id, title, sort_by, event_prefix, options, visible, display_progress_header.
	 */
	public function __construct( array $data = array() ) {
		$this->id                      = (string) ( $data['id'] ?? '' );
		$this->hidden_id               = (string) ( $data['hidden_id'] ?? $this->id );
		$this->title                   = (string) ( $data['title'] ?? '' );
		$this->sort_by                 = (array) ( $data['sort_by'] ?? array() );
		$this->options                 = (array) ( $data['options'] ?? array() );
		$this->visible                 = (bool) ( $data['visible'] ?? true );
		$this->display_progress_header = (bool) ( $data['display_progress_header'] ?? false );
		$this->event_prefix            = (string) ( $data['event_prefix'] ?? "{$this->id}_tasklist_" );
	}

	/** Id of the list. */
	public function get_list_id(): string {
		return $this->id;
	}

	/** Whether the user hid the list. */
	public function is_hidden(): bool {
		return TaskState::has( self::HIDDEN_OPTION, $this->hidden_id );
	}

	/** Whether the list is shown. */
	public function is_visible(): bool {
		return $this->visible && ! $this->is_hidden() && array() !== $this->get_viewable_tasks();
	}

	/** Hides the list. */
	public function hide(): bool {
		return TaskState::add( self::HIDDEN_OPTION, $this->hidden_id );
	}

	/** Shows the list again. */
	public function unhide(): bool {
		return TaskState::remove( self::HIDDEN_OPTION, $this->hidden_id );
	}

	/** Whether all tasks that the user sees are done or dismissed. */
	public function is_complete(): bool {
		$open = array_filter( $this->get_viewable_tasks(), static fn ( Task $task ): bool => ! $task->is_complete() && ! $task->is_dismissed() );
		return array() !== $this->get_viewable_tasks() && array() === $open;
	}

	/** Number of tasks that the user sees and that are not done. */
	public function count_remaining(): int {
		return count( array_filter( $this->get_viewable_tasks(), static fn ( Task $task ): bool => ! $task->is_complete() && ! $task->is_dismissed() ) );
	}

	/** Adds a task. */
	public function add_task( Task $task ): void {
		$this->tasks[] = $task;
	}

	/**
	 * Tasks that the current user sees.
	 *
	 * @return list<Task>
	 */
	public function get_viewable_tasks(): array {
		return array_values( array_filter( $this->tasks, static fn ( Task $task ): bool => (bool) $task->can_view() ) );
	}

	/**
	 * Sorts the tasks, unfinished ones first where the list wants that.
	 *
	 * @return list<Task>
	 */
	public function get_sorted_tasks(): array {
		$tasks = $this->get_viewable_tasks();
		if ( in_array( 'is_complete', $this->sort_by, true ) ) {
			usort( $tasks, static fn ( Task $a, Task $b ): int => (int) $a->is_complete() <=> (int) $b->is_complete() );
		}
		return $tasks;
	}

	/**
	 * The list as REST sends it.
	 *
	 * @return array<string, mixed>
	 */
	public function get_json(): array {
		$is_complete = $this->is_complete();
		if ( $is_complete ) {
			TaskState::add( self::COMPLETED_OPTION, $this->id );
		}
		// The set-up list keeps its rows while hidden, since the reminder and the menu badge still count them.
		$with_tasks = ! $this->is_hidden() || $this->display_progress_header;
		return array(
			'id'                    => $this->id,
			'title'                 => $this->title,
			'isHidden'              => $this->is_hidden(),
			'isVisible'             => $this->is_visible(),
			'isComplete'            => $is_complete,
			'tasks'                 => $with_tasks ? array_map( static fn ( Task $task ): array => $task->get_json(), $this->get_sorted_tasks() ) : array(),
			'eventPrefix'           => $this->event_prefix,
			'displayProgressHeader' => $this->display_progress_header,
			'keepCompletedTaskList' => (string) get_option( self::KEEP_COMPLETED_OPTION, 'no' ),
		);
	}
}
