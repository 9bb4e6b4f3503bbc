<?php
/**
 * All lists of set-up tasks.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks;

use DemoStore\Settings\OlderTasks;
use WP_Error;

/** Registry that other plugins add their lists and tasks to. */
final class TaskLists {

	private const CORE = array(
		'setup'           => array( 'Products', 'Payments', 'CustomizeStore', 'Tax', 'Shipping', 'LaunchYourStore' ),
		'extended'        => array( 'Marketing', 'ExtendStore', 'AdditionalPayments', 'GetMobileApp', 'ReviewShippingOptions' ),
		'secret_tasklist' => array( 'ShippingRecommendation' ),
	);

	/** @var array<string, TaskList> */
	private static array $lists = array();

	private static bool $is_ready = false;

	/** Registers the lists of the store once. */
	public static function init(): void {
		if ( self::$is_ready ) {
			return;
		}
		self::$is_ready = true;
		self::add_list(
			array(
				'id'                      => 'setup',
				'title'                   => __( 'First steps', 'woocommerce' ),
				'display_progress_header' => true,
				'event_prefix'            => 'tasklist_',
				'options'                 => array( 'use_completed_title' => true ),
			)
		);
		self::add_list(
			array(
				'id'           => 'extended',
				'title'        => __( 'Things to do next', 'woocommerce' ),
				'sort_by'      => array( 'is_complete' ),
				'event_prefix' => 'extended_tasklist_',
			)
		);
		self::add_list(
			array(
				'id'           => 'secret_tasklist',
				'hidden_id'    => 'setup',
				'visible'      => false,
				'event_prefix' => 'secret_tasklist_',
			)
		);
		foreach ( self::CORE as $list_id => $names ) {
			foreach ( 'setup' === $list_id ? array_merge( OlderTasks::names(), $names ) : $names as $name ) {
				$class = __NAMESPACE__ . '\\Tasks\\' . $name;
				self::add_task( $list_id, new $class( self::$lists[ $list_id ] ) );
			}
		}
	}

	/**
	 * Adds a list.
	 *
	 * @param array<string, mixed> $args As TaskList takes them, with optional task objects in tasks.
	 * @return TaskList|WP_Error
	 */
	public static function add_list( $args ) {
		self::init();
		if ( isset( self::$lists[ $args['id'] ] ) ) {
			return new WP_Error( 'woocommerce_task_list_exists', __( 'There is already a task list of that name.', 'woocommerce' ) );
		}
		$list                        = new TaskList( $args );
		self::$lists[ $args['id'] ] = $list;
		return $list;
	}

	/**
	 * Adds a task to a list.
	 *
	 * @param string    $list_id List.
	 * @param Task|null $task    Task.
	 * @return Task|WP_Error
	 */
	public static function add_task( $list_id, $task ) {
		self::init();
		if ( ! isset( self::$lists[ $list_id ] ) || ! $task instanceof Task ) {
			return new WP_Error( 'woocommerce_task_list_invalid_list', __( 'There is no task list of that name.', 'woocommerce' ) );
		}
		self::$lists[ $list_id ]->add_task( $task );
		return $task;
	}

	/**
	 * All lists, with those of other plugins.
	 *
	 * @return array<string, TaskList>
	 */
	public static function get_lists(): array {
		self::init();
		$lists = (array) apply_filters( 'woocommerce_admin_experimental_onboarding_tasklists', self::$lists );
		return array_filter( $lists, static fn ( mixed $list ): bool => $list instanceof TaskList );
	}

	/**
	 * Lists of the given ids.
	 *
	 * @param array<string> $ids Ids.
	 * @return array<string, TaskList>
	 */
	public static function get_lists_by_ids( $ids ): array {
		return array_filter( self::get_lists(), static fn ( TaskList $list ): bool => in_array( $list->id, (array) $ids, true ) );
	}

	/**
	 * One list, null when there is none.
	 *
	 * @param string $id Id.
	 */
	public static function get_list( $id ): ?TaskList {
		return self::get_lists()[ $id ] ?? null;
	}

	/**
	 * Ids of all lists.
	 *
	 * @return list<string>
	 */
	public static function get_list_ids(): array {
		return array_map( 'strval', array_keys( self::get_lists() ) );
	}

	/**
	 * Lists that are shown.
	 *
	 * @return array<string, TaskList>
	 */
	public static function get_visible(): array {
		return array_filter( self::get_lists(), static fn ( TaskList $list ): bool => $list->is_visible() );
	}

	/**
	 * One task, null when no list has it.
	 *
	 * @param string      $id      Task.
	 * @param string|null $list_id List; any when null.
	 */
	public static function get_task( $id, $list_id = null ): ?Task {
		foreach ( null === $list_id ? self::get_lists() : array_filter( array( self::get_list( $list_id ) ) ) as $list ) {
			foreach ( $list->tasks as $task ) {
				if ( $id === $task->get_id() ) {
					return $task;
				}
			}
		}
		return null;
	}

	/** Number of open tasks of the set-up list, null when it is hidden or done. */
	public static function setup_tasks_remaining(): ?int {
		$list = self::get_list( 'setup' );
		return ! $list || $list->is_hidden() || $list->is_complete() ? null : $list->count_remaining();
	}
}
