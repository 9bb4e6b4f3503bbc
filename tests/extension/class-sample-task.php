<?php
/**
 * A set-up task of this extension.
 *
 * @package SampleExtension
 */

declare( strict_types=1 );

namespace SampleExtension;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;

/**
 * Is done once the option `sample_task_done` is set; its screen is the fill in js/task.js.
 */
final class Sample_Task extends Task {

	/**
	 * Also the end of the slot name: woocommerce_onboarding_task_sample-task.
	 */
	public function get_id() {
		return 'sample-task';
	}

	/**
	 * Title of the row.
	 */
	public function get_title() {
		return 'Connect the sample service';
	}

	/**
	 * One line that says what the task achieves.
	 */
	public function get_content() {
		return 'Lets the sample service read your orders.';
	}

	/**
	 * Time that the task takes.
	 */
	public function get_time() {
		return '1 minute';
	}

	/**
	 * Shown behind the title.
	 */
	public function get_badge() {
		return 'Sample';
	}

	/**
	 * Shown below the row when it is open.
	 */
	public function get_additional_info() {
		return 'You can disconnect at any time.';
	}

	/**
	 * Whether the shopkeeper may remove the row.
	 */
	public function is_dismissable() {
		return true;
	}

	/**
	 * Whether it is done.
	 */
	public function is_complete() {
		return 'yes' === get_option( 'sample_task_done' );
	}
}
