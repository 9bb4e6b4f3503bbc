<?php
/**
 * Task: Add marketing tools.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;

/** Add marketing tools. */
final class Marketing extends Task {

	/** Id. */
	public function get_id(): string {
		return 'marketing';
	}

	/** Title. */
	public function get_title(): string {
		return __( 'Grow your business', 'woocommerce' );
	}

	/** Content. */
	public function get_content(): string {
		return __( 'Find tools that bring customers to the store.', 'woocommerce' );
	}

	/** Time. */
	public function get_time(): string {
		return __( '2 minutes', 'woocommerce' );
	}

	/** Whether it is done. */
	public function is_complete(): bool {
		return $this->is_actioned();
	}
}
