<?php
/**
 * REST paths behind the activity panels on Home.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Boot\ActivityCounts;
use StoreAdmin\Boot\StoreFacts;
use StoreAdmin\Boot\TaskListFacts;

/**
 * Tells which counts Home shows to this user. Home shows these panels once the set-up list is done or hidden.
 */
final class ActivityPaths {

	/**
	 * REST paths, exactly as the client asks for them.
	 *
	 * @return string[]
	 */
	public function paths(): array {
		if ( ( new TaskListFacts() )->is_setup_open() ) {
			return array();
		}

		// Newer hosts answer all of them at once.
		if ( ( new ActivityCounts() )->has_route() ) {
			return array( ActivityCounts::PATH );
		}

		$store = new StoreFacts();
		$paths = array();
		// The client shows low stock and reviews only to users who can edit products.
		$can_edit = current_user_can( 'edit_products' );

		if ( current_user_can( 'read_private_shop_orders' ) && array() !== $store->actionable_statuses() ) {
			$paths[] = '/wc-analytics/orders?page=1&per_page=1&' . $this->list_argument( 'status', $store->actionable_statuses() ) . '&_fields[0]=id';
		}

		if ( $can_edit && current_user_can( 'read_private_products' ) && $store->is_on( 'woocommerce_manage_stock' ) ) {
			$paths[] = '/wc-analytics/products/count-low-in-stock?status=publish&page=1&per_page=1';
		}

		if ( $can_edit && current_user_can( 'moderate_comments' ) && $store->is_on( 'woocommerce_enable_reviews' ) ) {
			$paths[] = '/wc-analytics/products/reviews?page=1&per_page=1&status=hold&_embed=1&_fields[0]=id';
		}

		return $paths;
	}

	/**
	 * A list as query arguments.
	 *
	 * @param string   $name   Name of the argument.
	 * @param string[] $values Values.
	 */
	private function list_argument( string $name, array $values ): string {
		$arguments = array();

		foreach ( array_values( $values ) as $index => $value ) {
			$arguments[] = sprintf( '%s[%d]=%s', $name, $index, rawurlencode( $value ) );
		}

		return implode( '&', $arguments );
	}
}
