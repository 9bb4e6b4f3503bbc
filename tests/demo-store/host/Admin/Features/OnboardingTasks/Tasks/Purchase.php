<?php
/**
 * Task: Buy what was chosen in the wizard.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;
use DemoStore\Data\PaidProducts;

/** Done once every paid kind of product of the profile has its plugin. */
final class Purchase extends Task {

	/** Id. */
	public function get_id(): string {
		return 'purchase';
	}

	/** Title. */
	public function get_title(): string {
		$labels = array_column( PaidProducts::chosen(), 'label' );
		$more   = count( $labels ) - 1;
		if ( $more < 1 ) {
			/* translators: %s: a kind of product. */
			return sprintf( __( 'Add %s to my store', 'woocommerce' ), $labels[0] ?? '' );
		}
		/* translators: 1: a kind of product, 2: number of others. */
		return sprintf( _n( 'Add %1$s and %2$d more product to my store', 'Add %1$s and %2$d more products to my store', $more, 'woocommerce' ), $labels[0], $more );
	}

	/** Content. */
	public function get_content(): string {
		/* translators: %s: kinds of product. */
		return sprintf( __( 'You chose to add %s to your store.', 'woocommerce' ), wp_sprintf( '%l', array_column( PaidProducts::missing(), 'label' ) ) );
	}

	/** Time. */
	public function get_time(): string {
		return __( '2 minutes', 'woocommerce' );
	}

	/** Words of the button. */
	public function get_action_label(): string {
		return __( 'Purchase & install now', 'woocommerce' );
	}

	/** Whether it is done. */
	public function is_complete(): bool {
		return array() === PaidProducts::missing();
	}

	/** Whether it may be dismissed. */
	public function is_dismissable(): bool {
		return true;
	}

	/** Whether it is shown. */
	public function can_view(): bool {
		return array() !== PaidProducts::chosen();
	}
}
