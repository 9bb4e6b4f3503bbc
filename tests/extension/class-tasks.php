<?php
/**
 * The set-up tasks of this extension.
 *
 * @package SampleExtension
 */

declare( strict_types=1 );

namespace SampleExtension;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\TaskLists;

/**
 * Adds a task to a list of the host, a list of its own, and faulty tasks.
 */
final class Tasks {

	/**
	 * Adds the tasks of the parts that are enabled.
	 *
	 * @param string[] $parts Names of parts.
	 */
	public function add( array $parts ): void {
		if ( ! class_exists( TaskLists::class ) ) {
			return;
		}
		if ( array_intersect( array( 'task', 'task-row' ), $parts ) ) {
			require_once __DIR__ . '/class-sample-task.php';
			TaskLists::add_task( 'extended', new Sample_Task( TaskLists::get_list( 'extended' ) ) );
		}
		if ( in_array( 'task-list', $parts, true ) ) {
			$this->add_list();
		}
		if ( in_array( 'odd-tasks', $parts, true ) ) {
			$this->add_odd_tasks();
		}
	}

	/**
	 * A list of our own, with a task that is done on another page.
	 */
	private function add_list(): void {
		require_once __DIR__ . '/class-plain-task.php';
		TaskLists::add_list(
			array(
				'id'      => 'sample-list',
				'title'   => 'Sample tasks',
				'tasks'   => array(),
				'visible' => true,
			)
		);
		$this->add_to(
			'sample-list',
			array(
				'id'         => 'sample-elsewhere',
				'title'      => 'Choose your tools',
				'content'    => 'They are on the page of WordPress.',
				'time'       => '3 minutes',
				'action_url' => admin_url( 'tools.php' ),
			)
		);
	}

	/**
	 * Tasks with markup in the title, without a title, without anything, and without an id.
	 */
	private function add_odd_tasks(): void {
		require_once __DIR__ . '/class-plain-task.php';
		$markup = 'Win <b>more</b> customers &amp; friends <img src="x" onerror="window.sampleWasRun = true">';
		$this->add_to(
			'extended',
			array(
				'id'      => 'sample-markup',
				'title'   => $markup,
				'content' => $markup,
				'time'    => $markup,
			)
		);
		$this->add_to( 'extended', array( 'id' => 'sample-bare' ) );
		$this->add_to(
			'extended',
			array(
				'id'    => '',
				'title' => 'Nameless',
			)
		);
	}

	/**
	 * Adds a task made of fields.
	 *
	 * @param string               $list_id Id of the list.
	 * @param array<string, mixed> $fields  Fields of the task by name.
	 */
	private function add_to( string $list_id, array $fields ): void {
		TaskLists::add_task( $list_id, new Plain_Task( TaskLists::get_list( $list_id ), $fields ) );
	}
}
