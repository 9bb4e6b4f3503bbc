<?php
/**
 * A task of the set-up lists.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks;

use DemoStore\Data\TaskJson;

/** Base class that tasks of other plugins extend; method names and defaults are the host's. */
abstract class Task {

	public const ACTIVE_TASK_TRANSIENT = 'wc_onboarding_active_task';
	public const DISMISSED_OPTION      = 'woocommerce_task_list_dismissed_tasks';
	public const ACTIONED_OPTION       = 'woocommerce_task_list_tracked_completed_actions';
	public const VISITED_META          = 'woocommerce_admin_task_list_tracked_started_tasks';

	/**
	 * The list that the task belongs to.
	 *
	 * @var TaskList|null
	 */
	protected $task_list;

	/**
	 * Stores the list.
	 *
	 * @param TaskList|null $task_list List.
	 */
	public function __construct( $task_list = null ) {
		$this->task_list = $task_list;
	}

	/**
	 * Id, unique in its list.
	 *
	 * @return string
	 */
	abstract public function get_id();

	/**
	 * Title of the row.
	 *
	 * @return string
	 */
	abstract public function get_title();

	/**
	 * Text below the title.
	 *
	 * @return string
	 */
	abstract public function get_content();

	/**
	 * How long it takes, in words.
	 *
	 * @return string
	 */
	abstract public function get_time();

	/**
	 * More text of an expanded row.
	 *
	 * @return string|null
	 */
	public function get_additional_info() {
		return '';
	}

	/**
	 * Data for the screen of the task.
	 *
	 * @return array<string, mixed>|null
	 */
	public function get_additional_data() {
		return null;
	}

	/**
	 * Words of the button.
	 *
	 * @return string
	 */
	public function get_action_label() {
		return __( "Let's go", 'woocommerce' );
	}

	/**
	 * Where the task is done; null for a screen of the admin app.
	 *
	 * @return string|null
	 */
	public function get_action_url() {
		return null;
	}

	/**
	 * Words of the badge.
	 *
	 * @return string
	 */
	public function get_badge() {
		return '';
	}

	/**
	 * Importance.
	 *
	 * @return int
	 */
	public function get_level() {
		return 3;
	}

	/**
	 * Id of the list.
	 *
	 * @return string
	 */
	public function get_parent_id() {
		return $this->task_list ? $this->task_list->get_list_id() : '';
	}

	/**
	 * An option of the list.
	 *
	 * @param string $name Name.
	 * @return mixed
	 */
	public function get_parent_option( $name ) {
		return $this->task_list ? ( $this->task_list->options[ $name ] ?? null ) : null;
	}

	/**
	 * Whether the current user sees the task.
	 *
	 * @return bool
	 */
	public function can_view() {
		return true;
	}

	/**
	 * Whether the task is done.
	 *
	 * @return bool
	 */
	public function is_complete() {
		return $this->is_actioned();
	}

	/**
	 * Whether the task was begun.
	 *
	 * @return bool
	 */
	public function is_in_progress() {
		return false;
	}

	/**
	 * Words for a task that was begun.
	 *
	 * @return string
	 */
	public function in_progress_label() {
		return __( 'In progress', 'woocommerce' );
	}

	/**
	 * Whether the task may be dismissed.
	 *
	 * @return bool
	 */
	public function is_dismissable() {
		return false;
	}

	/**
	 * Whether the task may be snoozed; no task may be any more.
	 *
	 * @return bool
	 */
	public function is_snoozeable() {
		return false;
	}

	/**
	 * Whether the task cannot be opened.
	 *
	 * @return bool
	 */
	public function is_disabled() {
		return false;
	}

	/**
	 * Whether opening the screen of the task is recorded.
	 *
	 * @return bool
	 */
	public function get_record_view_event() {
		return false;
	}

	/**
	 * Whether the task was dismissed.
	 *
	 * @return bool
	 */
	public function is_dismissed() {
		return $this->is_dismissable() && TaskState::has( self::DISMISSED_OPTION, $this->get_id() );
	}

	/** Dismisses the task, when it may be. */
	public function dismiss(): bool {
		return $this->is_dismissable() && TaskState::add( self::DISMISSED_OPTION, $this->get_id() );
	}

	/** Takes the dismissal back. */
	public function undo_dismiss(): bool {
		return TaskState::remove( self::DISMISSED_OPTION, $this->get_id() );
	}

	/** Whether the action of the task was started. */
	public function is_actioned(): bool {
		return TaskState::has( self::ACTIONED_OPTION, $this->get_prefixed_id() );
	}

	/** Remembers that the action was started. */
	public function mark_actioned(): bool {
		return TaskState::add( self::ACTIONED_OPTION, $this->get_prefixed_id() );
	}

	/** Whether the current user opened the task before. */
	public function is_visited(): bool {
		$stored  = get_user_meta( get_current_user_id(), self::VISITED_META, true );
		$visited = is_string( $stored ) && '' !== $stored ? json_decode( $stored, true ) : array();
		return ! empty( $visited[ $this->get_id() ] );
	}

	/** Saves that the next page has to look at this task. */
	public function set_active(): void {
		if ( ! $this->is_complete() ) {
			set_transient( self::ACTIVE_TASK_TRANSIENT, $this->get_id(), DAY_IN_SECONDS );
		}
	}

	/** Whether the next page has to look at this task. */
	public function is_active(): bool {
		return get_transient( self::ACTIVE_TASK_TRANSIENT ) === $this->get_id();
	}

	/** Address of a picture; only newer hosts ask for it. */
	public function get_image_url() {
		return '';
	}

	/** What the picture shows. */
	public function get_image_alt() {
		return '';
	}

	/**
	 * The task as REST sends it.
	 *
	 * @return array<string, mixed>
	 */
	public function get_json(): array {
		return TaskJson::of( $this, $this->task_list ? $this->task_list->event_prefix : '' );
	}

	private function get_prefixed_id(): string {
		return ( $this->task_list ? $this->task_list->event_prefix : '' ) . $this->get_id();
	}
}
