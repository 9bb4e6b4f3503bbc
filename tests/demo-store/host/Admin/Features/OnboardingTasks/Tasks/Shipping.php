<?php
/**
 * Task: Set up shipping.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;
use DemoStore\Data\StoreFacts;

/** Set up shipping. */
final class Shipping extends Task {

	/** Id. */
	public function get_id(): string {
		return 'shipping';
	}

	/** Title. */
	public function get_title(): string {
		return __( 'Select your shipping options', 'woocommerce' );
	}

	/** Content. */
	public function get_content(): string {
		return __( 'Say what shipping costs, and print labels.', 'woocommerce' );
	}

	/** Time. */
	public function get_time(): string {
		return __( '1 minute', 'woocommerce' );
	}

	/** Whether it is done. */
	public function is_complete(): bool {
		return StoreFacts::has_shipping_zones();
	}

	/** Whether it is shown. */
	public function can_view(): bool {
		return 'yes' !== get_option( 'woocommerce_admin_created_default_shipping_zones', 'yes' );
	}
}
