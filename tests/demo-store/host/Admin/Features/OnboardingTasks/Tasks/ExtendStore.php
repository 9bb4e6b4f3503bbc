<?php
/**
 * Task: Look at extensions.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;

/** Look at extensions. */
final class ExtendStore extends Task {

	/** Id. */
	public function get_id(): string {
		return 'extend-store';
	}

	/** Title. */
	public function get_title(): string {
		return __( 'Enhance your store with extensions', 'woocommerce' );
	}

	/** Content. */
	public function get_content(): string {
		return '';
	}

	/** Time. */
	public function get_time(): string {
		return '';
	}

	/** Where it is done. */
	public function get_action_url(): string {
		return wc_admin_url( '/extensions' );
	}

	/** Whether it is done. */
	public function is_complete(): bool {
		return $this->is_visited();
	}
}
