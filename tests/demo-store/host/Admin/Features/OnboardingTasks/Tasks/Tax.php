<?php
/**
 * Task: Set up taxes.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;
use DemoStore\Data\StoreFacts;

/** Set up taxes. */
final class Tax extends Task {

	/** Id. */
	public function get_id(): string {
		return 'tax';
	}

	/** Title. */
	public function get_title(): string {
		return __( 'Collect sales tax', 'woocommerce' );
	}

	/** Content. */
	public function get_content(): string {
		return __( 'Say where the store is and which taxes it takes.', 'woocommerce' );
	}

	/** Time. */
	public function get_time(): string {
		return __( '1 minute', 'woocommerce' );
	}

	/** Whether it is done. */
	public function is_complete(): bool {
		return $this->is_actioned() || StoreFacts::has_taxes();
	}

	/**
	 * Data for the screen.
	 *
	 * @return array<string, mixed>
	 */
	public function get_additional_data(): array {
		return StoreFacts::tax_partners();
	}
}
