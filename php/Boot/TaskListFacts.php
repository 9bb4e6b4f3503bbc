<?php
/**
 * Whether the set-up list is shown.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

/**
 * Reads the two options in which the host stores this. The lists themselves are not computed, because that takes many
 * queries; the client fetches them where it shows them.
 */
final class TaskListFacts {

	private const SETUP = 'setup';

	/**
	 * Feature of the host that has the task lists.
	 */
	private const FEATURE = 'onboarding-tasks';

	private const HIDDEN = 'woocommerce_task_list_hidden_lists';

	private const COMPLETED = 'woocommerce_task_list_completed_lists';

	/**
	 * Whether this user has no set-up to do: the list is completed, hidden or not for this user, or the host has none.
	 *
	 * @param string[] $features Names of the enabled features.
	 */
	public function is_setup_over( array $features ): bool {
		return ! current_user_can( 'manage_woocommerce' ) || ! in_array( self::FEATURE, $features, true ) || ! $this->is_setup_open();
	}

	/**
	 * Whether the set-up list is neither hidden nor completed.
	 */
	public function is_setup_open(): bool {
		return ! in_array( self::SETUP, array_merge( $this->ids( self::HIDDEN ), $this->ids( self::COMPLETED ) ), true );
	}

	/**
	 * Ids in an option.
	 *
	 * @param string $option Name of the option.
	 * @return string[]
	 */
	private function ids( string $option ): array {
		return array_values( array_filter( (array) get_option( $option, array() ), 'is_string' ) );
	}
}
