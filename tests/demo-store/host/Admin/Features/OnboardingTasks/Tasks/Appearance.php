<?php
/**
 * Task: Choose a theme.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;

/** Choose a theme; done as soon as somebody looked at themes. */
final class Appearance extends Task {

	/** Id. */
	public function get_id(): string {
		return 'appearance';
	}

	/** Title. */
	public function get_title(): string {
		return __( 'Choose your theme', 'woocommerce' );
	}

	/** Content. */
	public function get_content(): string {
		return __( 'Choose how the store looks: theme, colors, logo, pages.', 'woocommerce' );
	}

	/** Time. */
	public function get_time(): string {
		return __( '2 minutes', 'woocommerce' );
	}

	/** Words of the button. */
	public function get_action_label(): string {
		return __( 'Choose theme', 'woocommerce' );
	}
}
