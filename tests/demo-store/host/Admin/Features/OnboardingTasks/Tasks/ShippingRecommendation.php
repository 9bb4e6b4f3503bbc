<?php
/**
 * Task: Print shipping labels.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;

/** Print shipping labels. */
final class ShippingRecommendation extends Task {

	/** Id. */
	public function get_id(): string {
		return 'shipping-recommendation';
	}

	/** Title. */
	public function get_title(): string {
		return __( 'Get your products shipped', 'woocommerce' );
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
		return '';
	}

	/** Whether it is done. */
	public function is_complete(): bool {
		return false;
	}
}
