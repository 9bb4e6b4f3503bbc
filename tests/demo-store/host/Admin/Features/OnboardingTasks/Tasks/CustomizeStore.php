<?php
/**
 * Task: Change the looks of the store.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;

/** Change the looks of the store. */
final class CustomizeStore extends Task {

	/** Id. */
	public function get_id(): string {
		return 'customize-store';
	}

	/** Title. */
	public function get_title(): string {
		return __( 'Customize your store ', 'woocommerce' );
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
		return wc_admin_url( rawurlencode( '/customize-store' ) );
	}

	/** Whether it is done. */
	public function is_complete(): bool {
		return 'yes' === get_option( 'woocommerce_admin_customize_store_completed' );
	}
}
