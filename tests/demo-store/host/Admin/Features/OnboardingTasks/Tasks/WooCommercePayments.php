<?php
/**
 * Task: Get paid with the provider of the host's maker.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;
use DemoStore\Data\StoreFacts;

/** Replaces the payments task while WooPayments is active and no other payment method is enabled. */
final class WooCommercePayments extends Task {

	/** Id. */
	public function get_id(): string {
		return 'woocommerce-payments';
	}

	/** Title. */
	public function get_title(): string {
		return __( 'Get paid with WooPayments', 'woocommerce' );
	}

	/** Content. */
	public function get_content(): string {
		return __( 'WooPayments is installed and has to know your business.', 'woocommerce' );
	}

	/** Time. */
	public function get_time(): string {
		return __( '2 minutes', 'woocommerce' );
	}

	/** Words of the button. */
	public function get_action_label(): string {
		return __( 'Finish setup', 'woocommerce' );
	}

	/** Whether it is done. */
	public function is_complete(): bool {
		return StoreFacts::payments()['woo_payments_is_onboarded'];
	}

	/** Whether it is shown. */
	public function can_view(): bool {
		$facts = StoreFacts::payments();
		return $facts['woo_payments_settings_country_is_supported'] && ! $facts['woo_payments_has_other_providers_enabled'];
	}
}
