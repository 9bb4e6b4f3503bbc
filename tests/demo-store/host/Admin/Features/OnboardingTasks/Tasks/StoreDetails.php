<?php
/**
 * Task: Say where the store is.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;
use DemoStore\Data\StoreFacts;

/** Say where the store is; hosts without the wizard of today have it. */
final class StoreDetails extends Task {

	/** Id. */
	public function get_id(): string {
		return 'store_details';
	}

	/** Title. */
	public function get_title(): string {
		return $this->is_complete() ? __( 'You added store details', 'woocommerce' ) : __( 'Add store details', 'woocommerce' );
	}

	/** Content. */
	public function get_content(): string {
		return __( 'Currency, shipping and payments depend on where the store is.', 'woocommerce' );
	}

	/** Time. */
	public function get_time(): string {
		return __( '4 minutes', 'woocommerce' );
	}

	/** Where it is done. */
	public function get_action_url(): string {
		return admin_url( 'admin.php?page=wc-settings&tab=general' . ( $this->is_complete() ? '' : '&tutorial=true' ) );
	}

	/** Whether it is done. */
	public function is_complete(): bool {
		return StoreFacts::has_address();
	}
}
