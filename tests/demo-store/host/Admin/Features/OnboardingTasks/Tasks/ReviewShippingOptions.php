<?php
/**
 * Task: Look at the shipping methods.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;
use DemoStore\Data\StoreFacts;

/** Look at the shipping methods. */
final class ReviewShippingOptions extends Task {

	/** Id. */
	public function get_id(): string {
		return 'review-shipping';
	}

	/** Title. */
	public function get_title(): string {
		return __( 'Review shipping options', 'woocommerce' );
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
		return admin_url( 'admin.php?page=wc-settings&tab=shipping' );
	}

	/** Whether it is done. */
	public function is_complete(): bool {
		return 'yes' === get_option( 'woocommerce_admin_reviewed_default_shipping_zones' )
			|| 'yes' !== get_option( 'woocommerce_admin_created_default_shipping_zones' );
	}

	/** Whether it is shown. */
	public function can_view(): bool {
		return StoreFacts::has_shipping_zones();
	}
}
