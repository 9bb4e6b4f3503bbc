<?php
/**
 * Routes of the set-up tasks.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\DeprecatedExtendedTask;
use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;
use Automattic\WooCommerce\Admin\Features\OnboardingTasks\TaskList;
use Automattic\WooCommerce\Admin\Features\OnboardingTasks\TaskLists;
use WP_Error;
use WP_REST_Request;

/** Lists, hiding of lists, dismissal, snooze and action of tasks. */
final class TasksController extends Controller {

	private const BASE = 'wc-admin/onboarding/tasks';
	private const ID   = self::BASE . '/(?P<id>[a-z0-9_\-]+)';

	/** Registers the routes. */
	public function register(): void {
		$read  = Access::needs( 'manage_woocommerce', 'create', __( 'You may not see the tasks.', 'woocommerce' ) );
		$write = Access::needs( 'manage_woocommerce', 'update', __( 'You may not change the tasks.', 'woocommerce' ) );
		$ids   = array( 'ids' => $this->choices( TaskLists::get_list_ids() ) );

		$this->route(
			self::BASE,
			$this->endpoint( self::READ, array( $this, 'lists' ), $read, $ids ),
			$this->endpoint(
				self::POST,
				array( $this, 'lists' ),
				$read,
				$ids + array(
					'extended_tasks' => array(
						'type'              => 'array',
						'validate_callback' => array( $this, 'are_extended_tasks' ),
					),
				)
			)
		);
		$this->route( self::ID . '/hide', $this->endpoint( self::WRITE, fn ( WP_REST_Request $request ) => $this->change_list( $request, 'hide' ), $write ) );
		$this->route( self::ID . '/unhide', $this->endpoint( self::WRITE, fn ( WP_REST_Request $request ) => $this->change_list( $request, 'unhide' ), $write ) );
		$this->route( self::ID . '/dismiss', $this->endpoint( self::WRITE, fn ( WP_REST_Request $request ) => $this->dismiss( $request, 'dismiss' ), $write ) );
		$this->route( self::ID . '/undo_dismiss', $this->endpoint( self::WRITE, fn ( WP_REST_Request $request ) => $this->dismiss( $request, 'undo_dismiss' ), $write ) );
		$this->route( self::ID . '/snooze', $this->endpoint( self::POST, array( $this, 'snooze' ), $write, $this->snooze_args() ) );
		$this->route( self::ID . '/undo_snooze', $this->endpoint( self::WRITE, array( $this, 'snooze' ), $write ) );
		$this->route( self::ID . '/action', $this->endpoint( self::WRITE, array( $this, 'action' ), $write ) );
	}

	/**
	 * Lists with their tasks.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function lists( WP_REST_Request $request ): array {
		foreach ( (array) ( $request['extended_tasks'] ?? array() ) as $args ) {
			TaskLists::add_task( $args['list_id'], new DeprecatedExtendedTask( TaskLists::get_list( $args['list_id'] ), $args ) );
		}
		$lists = $request['ids'] ? TaskLists::get_lists_by_ids( (array) $request['ids'] ) : TaskLists::get_lists();
		return array_values( array_map( static fn ( TaskList $list ): array => $list->get_json(), $lists ) );
	}

	/** Whether each extended task has an id and names an existing list. */
	public function are_extended_tasks( mixed $tasks ): bool {
		foreach ( is_array( $tasks ) ? $tasks : array( null ) as $task ) {
			if ( ! is_array( $task ) || ! isset( $task['id'], $task['list_id'] ) || ! TaskLists::get_list( $task['list_id'] ) ) {
				return false;
			}
		}
		return true;
	}

	/** Remembers that the action of a task was started. */
	public function action( WP_REST_Request $request ): mixed {
		$task = $this->task( $request );
		if ( ! $task ) {
			return $this->error( 'woocommerce_rest_invalid_task', __( 'There is no such task.', 'woocommerce' ), 404 );
		}
		$task->mark_actioned();
		return $task->get_json();
	}

	/** No task of the store can be snoozed any more, so the answer is an error; a task that no list has is answered as if it were snoozed. */
	public function snooze( WP_REST_Request $request ): mixed {
		$task = $this->task( $request ) ?? $this->unknown_task( $request );
		if ( ! $task->is_snoozeable() && ! $task instanceof DeprecatedExtendedTask ) {
			return $this->error( 'woocommerce_rest_invalid_task', __( 'There is no such task, or it cannot be put off.', 'woocommerce' ), 404 );
		}
		return array( 'isDismissable' => false ) + $task->get_json();
	}

	private function dismiss( WP_REST_Request $request, string $method ): mixed {
		$task = $this->task( $request ) ?? $this->unknown_task( $request );
		if ( ! $task->is_dismissable() ) {
			return $this->error( 'woocommerce_rest_invalid_task', __( 'There is no such task, or it cannot be dismissed.', 'woocommerce' ), 404 );
		}
		'dismiss' === $method ? $task->dismiss() : $task->undo_dismiss();
		return $task->get_json();
	}

	/** @return array<string, mixed>|WP_Error */
	private function change_list( WP_REST_Request $request, string $method ): array|WP_Error {
		$list = TaskLists::get_list( (string) $request['id'] );
		if ( ! $list ) {
			return $this->error( 'woocommerce_rest_invalid_task_list', __( 'There is no such list of tasks.', 'woocommerce' ), 404 );
		}
		'hide' === $method ? $list->hide() : $list->unhide();
		return $list->get_json();
	}

	private function task( WP_REST_Request $request ): ?Task {
		return TaskLists::get_task( (string) $request['id'], $request['task_list_id'] ?? null ) ?? TaskLists::get_task( (string) $request['id'] );
	}

	/** Makes a task for an unknown id, since a script of another plugin may have added it in the browser only. */
	private function unknown_task( WP_REST_Request $request ): Task {
		return new DeprecatedExtendedTask(
			null,
			array(
				'id'             => (string) $request['id'],
				'is_dismissable' => true,
			)
		);
	}

	/** @return array<string, array<string, mixed>> */
	private function snooze_args(): array {
		return array(
			'duration'     => array(
				'type'              => 'string',
				'validate_callback' => static fn ( mixed $value ): bool => in_array( $value, array( 'day', 'hour', 'week' ), true ),
			),
			'task_list_id' => array( 'type' => 'string' ),
		);
	}
}
