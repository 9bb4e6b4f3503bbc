<?php
/**
 * Task: Get the mobile app.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;

/** Get the mobile app. */
final class GetMobileApp extends Task {

	/** Id. */
	public function get_id(): string {
		return 'get-mobile-app';
	}

	/** Title. */
	public function get_title(): string {
		return __( 'Get the free WooCommerce mobile app', 'woocommerce' );
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
		return wc_admin_url( null, array( 'mobileAppModal' => 'true' ) );
	}

	/** Whether it is done. */
	public function is_complete(): bool {
		return 'yes' === get_option( 'woocommerce_admin_dismissed_mobile_app_modal' );
	}
}
