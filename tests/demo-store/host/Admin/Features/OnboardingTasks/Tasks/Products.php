<?php
/**
 * Task: Add products.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;
use DemoStore\Data\StoreFacts;

/** Add products. */
final class Products extends Task {

	/** Id. */
	public function get_id(): string {
		return 'products';
	}

	/** Title. */
	public function get_title(): string {
		return __( 'Add your products', 'woocommerce' );
	}

	/** Content. */
	public function get_content(): string {
		return __( 'Add a first product by hand, from a file or from another store.', 'woocommerce' );
	}

	/** Time. */
	public function get_time(): string {
		return __( '1 minute each', 'woocommerce' );
	}

	/** Whether it is done. */
	public function is_complete(): bool {
		return StoreFacts::has_products();
	}

	/**
	 * Data for the screen.
	 *
	 * @return array<string, mixed>
	 */
	public function get_additional_data(): array {
		return array( 'has_products' => StoreFacts::has_products() );
	}
}
