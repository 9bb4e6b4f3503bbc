<?php
/**
 * Task: Open the store to visitors.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;

/** Open the store to visitors. */
final class LaunchYourStore extends Task {

	/** Id. */
	public function get_id(): string {
		return 'launch-your-store';
	}

	/** Title. */
	public function get_title(): string {
		return __( 'Launch your store', 'woocommerce' );
	}

	/** Content. */
	public function get_content(): string {
		return __( 'Have a last look at the store and open it.', 'woocommerce' );
	}

	/** Time. */
	public function get_time(): string {
		return '';
	}

	/** Where it is done. */
	public function get_action_url(): string {
		return wc_admin_url( rawurlencode( '/launch-your-store' ) );
	}

	/** Whether it is done. */
	public function is_complete(): bool {
		return 'yes' !== get_option( 'woocommerce_coming_soon' );
	}
}
