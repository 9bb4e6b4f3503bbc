<?php
/**
 * The tasks that Home shows first.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Selects them from the answers of the REST API, by the same rules as client/screens/home/task-lists/visible-tasks.ts.
 */
final class FirstTasks {

	private const LISTS = '/wc-admin/onboarding/tasks';

	/**
	 * Answers of the REST API by path.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $answers;

	/**
	 * Stores the answers.
	 *
	 * @param array<string, array<string, mixed>> $answers Answers of the REST API by path.
	 */
	public function __construct( array $answers ) {
		$this->answers = $answers;
	}

	/**
	 * Tasks of the set-up list.
	 *
	 * @return FirstTask[] Empty when Home does not begin with the set-up list.
	 */
	public function read(): array {
		foreach ( $this->rows( $this->answers[ self::LISTS ]['body'] ?? null ) as $list ) {
			$tasks = $this->visible_tasks( $list );

			if ( array() === $tasks || empty( $list['isVisible'] ) || ! empty( $list['isHidden'] ) ) {
				continue;
			}

			return $this->is_setup_under_way( $list, $tasks ) ? array_map( array( $this, 'task' ), $tasks ) : array();
		}

		return array();
	}

	/**
	 * A task with its fields.
	 *
	 * @param array<string, mixed> $fields Task as the REST API answers it.
	 */
	private function task( array $fields ): FirstTask {
		return new FirstTask( $fields );
	}

	/**
	 * Whether a list is a set-up list with an open task.
	 *
	 * @param array<string, mixed>             $task_list List.
	 * @param array<int, array<string, mixed>> $tasks     Its tasks.
	 */
	private function is_setup_under_way( array $task_list, array $tasks ): bool {
		$is_setup = 'setup' === ( $task_list['id'] ?? '' ) || ! empty( $task_list['displayProgressHeader'] );

		return $is_setup && empty( $task_list['isComplete'] ) && in_array( false, array_map( 'boolval', array_column( $tasks, 'isComplete' ) ), true );
	}

	/**
	 * Tasks of a list that are neither dismissed nor snoozed.
	 *
	 * @param array<string, mixed> $task_list List.
	 * @return array<int, array<string, mixed>>
	 */
	private function visible_tasks( array $task_list ): array {
		$tasks = array_filter(
			$this->rows( $task_list['tasks'] ?? null ),
			function ( array $task ): bool {
				return '' !== ( $task['id'] ?? '' ) && ! empty( $task['canView'] ) && empty( $task['isDismissed'] ) && ! $this->is_snoozed( $task );
			}
		);

		return array_values( $tasks );
	}

	/**
	 * Whether a task is snoozed now.
	 *
	 * @param array<string, mixed> $task Task; `snoozedUntil` counts milliseconds.
	 */
	private function is_snoozed( array $task ): bool {
		$until = $task['snoozedUntil'] ?? null;

		return ! empty( $task['isSnoozed'] ) && ( null === $until || (float) $until > microtime( true ) * 1000 );
	}

	/**
	 * Entries of a list that are arrays.
	 *
	 * @param mixed $value Value in the answer of the route.
	 * @return array<int, array<string, mixed>>
	 */
	private function rows( $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, 'is_array' ) ) : array();
	}
}
