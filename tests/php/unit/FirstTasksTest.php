<?php
/**
 * Tests of the tasks that Home shows first.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\FirstTask;
use StoreAdmin\Admin\FirstTasks;

/**
 * Uses answers of the right and of a wrong shape.
 */
final class FirstTasksTest extends TestCase {

	/**
	 * A task.
	 *
	 * @param string               $id     Id.
	 * @param array<string, mixed> $fields Other fields.
	 * @return array<string, mixed>
	 */
	private function task( string $id, array $fields = array() ): array {
		return array_merge(
			array(
				'id'           => $id,
				'title'        => ucfirst( $id ),
				'canView'      => true,
				'isComplete'   => false,
				'isDismissed'  => false,
				'isSnoozed'    => false,
				'snoozedUntil' => null,
			),
			$fields
		);
	}

	/**
	 * A list.
	 *
	 * @param array<int, mixed>    $tasks  Tasks.
	 * @param array<string, mixed> $fields Other fields.
	 * @return array<string, mixed>
	 */
	private function task_list( array $tasks, array $fields = array() ): array {
		return array_merge(
			array(
				'id'         => 'setup',
				'isVisible'  => true,
				'isHidden'   => false,
				'isComplete' => false,
				'tasks'      => $tasks,
			),
			$fields
		);
	}

	/**
	 * Ids of the tasks that are read from a body.
	 *
	 * @param mixed $body Body of the answer.
	 * @return string[]
	 */
	private function read( $body ): array {
		return array_map(
			static function ( FirstTask $task ): string {
				return $task->id();
			},
			( new FirstTasks( array( '/wc-admin/onboarding/tasks' => array( 'body' => $body ) ) ) )->read()
		);
	}

	public function test_tasks_of_the_set_up_list_keep_their_order(): void {
		$this->assertSame( array( 'tax', 'products' ), $this->read( array( $this->task_list( array( $this->task( 'tax', array( 'isComplete' => true ) ), $this->task( 'products' ) ) ) ) ) );
	}

	public function test_tasks_that_are_dismissed_snoozed_or_not_viewable_are_left_out(): void {
		$soon   = ( time() + 60 ) * 1000;
		$past   = ( time() - 60 ) * 1000;
		$snooze = static function ( ?int $until ): array {
			return array(
				'isSnoozed'    => true,
				'snoozedUntil' => $until,
			);
		};

		$tasks = array(
			$this->task( 'seen' ),
			$this->task( 'dismissed', array( 'isDismissed' => true ) ),
			$this->task( 'later', $snooze( $soon ) ),
			$this->task( 'always-later', $snooze( null ) ),
			$this->task( 'back', $snooze( $past ) ),
			$this->task( 'secret', array( 'canView' => false ) ),
			$this->task( '' ),
		);

		$this->assertSame( array( 'seen', 'back' ), $this->read( array( $this->task_list( $tasks ) ) ) );
	}

	/**
	 * @dataProvider bodies_without_a_set_up
	 *
	 * @param mixed $body Body of the answer.
	 */
	public function test_home_without_an_open_set_up_list_has_no_tasks( $body ): void {
		$this->assertSame( array(), $this->read( $body ) );
	}

	/**
	 * @return array<string, array{mixed}>
	 */
	public function bodies_without_a_set_up(): array {
		$open = array( $this->task( 'tax' ) );
		$done = array( $this->task( 'tax', array( 'isComplete' => true ) ) );

		return array(
			'no list'                => array( array() ),
			'no answer'              => array( null ),
			'words'                  => array( 'Service unavailable' ),
			'lists that are numbers' => array( array( 1, 2 ) ),
			'tasks that are words'   => array( array( $this->task_list( array( 'tax' ) ) ) ),
			'no tasks'               => array( array( $this->task_list( array() ) ) ),
			'a hidden list'          => array( array( $this->task_list( $open, array( 'isHidden' => true ) ) ) ),
			'an invisible list'      => array( array( $this->task_list( $open, array( 'isVisible' => false ) ) ) ),
			'a complete list'        => array( array( $this->task_list( $open, array( 'isComplete' => true ) ) ) ),
			'nothing left to do'     => array( array( $this->task_list( $done ) ) ),
			'another list first'     => array( array( $this->task_list( $open, array( 'id' => 'extended' ) ), $this->task_list( $open ) ) ),
		);
	}

	public function test_hidden_lists_are_skipped(): void {
		$hidden = $this->task_list(
			array( $this->task( 'other' ) ),
			array(
				'id'       => 'extended',
				'isHidden' => true,
			)
		);

		$this->assertSame( array( 'tax' ), $this->read( array( $hidden, $this->task_list( array( $this->task( 'tax' ) ) ) ) ) );
	}
}
