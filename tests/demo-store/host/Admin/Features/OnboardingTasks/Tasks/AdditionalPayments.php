<?php
/**
 * Task: Set up more payment methods.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;
use DemoStore\Data\StoreFacts;

/** Set up more payment methods. */
final class AdditionalPayments extends Task {

	/** Id. */
	public function get_id(): string {
		return 'payments';
	}

	/** Title. */
	public function get_title(): string {
		return __( 'Set up additional payment options', 'woocommerce' );
	}

	/** Content. */
	public function get_content(): string {
		return __( 'Choose how customers pay.', 'woocommerce' );
	}

	/** Time. */
	public function get_time(): string {
		return __( '2 minutes', 'woocommerce' );
	}

	/** Where it is done. */
	public function get_action_url(): string {
		return admin_url( 'admin.php?page=wc-settings&tab=checkout&other_pes_section=expanded&from=WCADMIN_ADDITIONAL_PAYMENT_TASK' );
	}

	/** Whether it is done. */
	public function is_complete(): bool {
		return StoreFacts::has_online_gateway();
	}

	/** Whether it is shown. */
	public function can_view(): bool {
		return StoreFacts::has_enabled_gateway();
	}

	/**
	 * Data for the screen.
	 *
	 * @return array<string, mixed>
	 */
	public function get_additional_data(): array {
		return StoreFacts::payments();
	}
	/** Words for a task that was begun. */
	public function in_progress_label(): string {
		return __( 'Test account', 'woocommerce' );
	}
}
