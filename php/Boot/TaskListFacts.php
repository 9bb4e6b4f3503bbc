<?php
/**
 * Which task lists are shown and which are done.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

/**
 * Reads the two options in which the host remembers this. The lists themselves are not computed: that takes many queries,
 * and the client asks for them where it shows them.
 *
 * @phpstan-import-type TaskLists from BootSettings as Lists
 */
final class TaskListFacts {

	public const SETUP = 'setup';

	private const IDS = array( self::SETUP, 'extended' );

	private const HIDDEN = 'woocommerce_task_list_hidden_lists';

	private const COMPLETED = 'woocommerce_task_list_completed_lists';

	/**
	 * Ids of the lists.
	 *
	 * @return Lists
	 */
	public function lists(): array {
		$is_manager = current_user_can( 'manage_woocommerce' );

		return array(
			'visible'   => $is_manager ? array_values( array_diff( self::IDS, $this->ids( self::HIDDEN ) ) ) : array(),
			'completed' => $is_manager ? $this->ids( self::COMPLETED ) : array(),
		);
	}

	/**
	 * Whether the set-up list is neither hidden nor done.
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
