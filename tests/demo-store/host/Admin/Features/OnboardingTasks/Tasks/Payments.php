<?php
/**
 * Task: Set up payments.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;
use DemoStore\Data\StoreFacts;
use DemoStore\Settings\OlderTasks;

/** Set up payments. */
final class Payments extends Task {

	/** Id. */
	public function get_id(): string {
		return 'payments';
	}

	/** Title. */
	public function get_title(): string {
		return __( 'Set up payments', 'woocommerce' );
	}

	/** Content. */
	public function get_content(): string {
		return __( 'Choose how customers pay.', 'woocommerce' );
	}

	/** Time. */
	public function get_time(): string {
		return __( '5 minutes', 'woocommerce' );
	}

	/** Where it is done. */
	public function get_action_url(): string {
		return OlderTasks::has( 'payments' ) ? admin_url( 'admin.php?page=wc-admin&task=payments' ) : admin_url( 'admin.php?page=wc-settings&tab=checkout&from=WCADMIN_PAYMENT_TASK' );
	}

	/** Whether it is shown; the WooPayments task replaces it. */
	public function can_view(): bool {
		return ! OlderTasks::has( 'woocommerce-payments' ) || ! ( new WooCommercePayments( $this->task_list ) )->can_view();
	}

	/** Whether it is done. */
	public function is_complete(): bool {
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
