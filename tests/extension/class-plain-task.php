<?php
/**
 * A set-up task made from fields.
 *
 * @package SampleExtension
 */

declare( strict_types=1 );

namespace SampleExtension;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;
use Automattic\WooCommerce\Admin\Features\OnboardingTasks\TaskList;

/**
 * For tasks that need no class of their own, also faulty ones: fields are returned to the host unchanged.
 */
final class Plain_Task extends Task {

	/**
	 * Fields by name; those that are missing are null.
	 *
	 * @var array<string, mixed>
	 */
	private array $fields;

	/**
	 * Stores the fields.
	 *
	 * @param TaskList|null        $task_list List of the task.
	 * @param array<string, mixed> $fields    Fields by name.
	 */
	public function __construct( ?TaskList $task_list, array $fields ) {
		parent::__construct( $task_list );
		$this->fields = $fields;
	}

	/**
	 * Id of the task.
	 */
	public function get_id() {
		return $this->fields['id'];
	}

	/**
	 * Title of the row.
	 */
	public function get_title() {
		return $this->fields['title'] ?? null;
	}

	/**
	 * One line that says what the task achieves.
	 */
	public function get_content() {
		return $this->fields['content'] ?? null;
	}

	/**
	 * Time that the task takes.
	 */
	public function get_time() {
		return $this->fields['time'] ?? null;
	}

	/**
	 * Address at which the task is done, if that is outside of the app.
	 */
	public function get_action_url() {
		return $this->fields['action_url'] ?? null;
	}

	/**
	 * Whether it is done.
	 */
	public function is_complete() {
		return false;
	}
}
