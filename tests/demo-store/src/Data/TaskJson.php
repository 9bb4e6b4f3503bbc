<?php
/**
 * Tasks as REST sends them.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;
use Automattic\WooCommerce\Admin\Features\OnboardingTasks\TaskState;
use DemoStore\Settings\HostVersion;

/** All fields of a task; newer hosts have a picture for some of their own. */
final class TaskJson {

	private const PICTURED = array( 'products', 'payments', 'tax', 'shipping', 'customize-store', 'launch-your-store', 'marketing' );

	/**
	 * The fields.
	 *
	 * @param string $event_prefix Prefix of its list.
	 * @return array<string, mixed>
	 */
	public static function of( Task $task, string $event_prefix ): array {
		return array(
			'id'              => $task->get_id(),
			'parentId'        => $task->get_parent_id(),
			'title'           => $task->get_title(),
			'badge'           => $task->get_badge(),
			'canView'         => $task->can_view(),
			'content'         => $task->get_content(),
			'additionalInfo'  => $task->get_additional_info(),
			'actionLabel'     => $task->get_action_label(),
			'actionUrl'       => $task->get_action_url(),
			'isComplete'      => $task->is_complete(),
			'isInProgress'    => $task->is_in_progress(),
			'inProgressLabel' => $task->in_progress_label(),
			'time'            => $task->get_time(),
			'level'           => $task->get_level(),
			'isActioned'      => $task->is_actioned(),
			'isDismissed'     => $task->is_dismissed(),
			'isDismissable'   => $task->is_dismissable(),
			'isSnoozed'       => false,
			'isSnoozeable'    => $task->is_snoozeable(),
			'isVisited'       => $task->is_visited(),
			'isDisabled'      => $task->is_disabled(),
			'snoozedUntil'    => null,
			'additionalData'  => TaskState::camel_case( $task->get_additional_data() ),
			'eventPrefix'     => $event_prefix,
			'recordViewEvent' => $task->get_record_view_event(),
		) + self::picture( $task );
	}

	/** @return array<string, string> */
	private static function picture( Task $task ): array {
		if ( ! HostVersion::is_newer() ) {
			return array();
		}
		$is_pictured = '' === $task->get_image_url() && in_array( $task->get_id(), self::PICTURED, true );
		return array(
			'imageUrl' => $is_pictured ? plugins_url( 'assets/placeholder.svg', WC_PLUGIN_FILE ) : $task->get_image_url(),
			'imageAlt' => $is_pictured ? $task->get_title() : $task->get_image_alt(),
		);
	}
}
