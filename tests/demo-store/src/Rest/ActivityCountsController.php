<?php
/**
 * Route of the activity counts.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Settings\Options;
use WP_REST_Request;

/** Three counts in one request. Only newer hosts have this route. */
final class ActivityCountsController extends Controller {

	/** Registers the routes. */
	public function register(): void {
		$this->route( 'wc-analytics/activity-panel/counts', $this->endpoint( self::READ, array( $this, 'counts' ), static fn (): bool => current_user_can( 'read_private_shop_orders' ), array( 'order_statuses' => array( 'type' => 'array' ) ) ) );
	}

	/**
	 * The counts; a count is null when the user may not see it.
	 *
	 * @return array{orders: int|null, reviews: int|null, low_stock: int|null}
	 */
	public function counts( WP_REST_Request $request ): array {
		$statuses = wp_parse_list( $request['order_statuses'] ?? Options::list( 'woocommerce_actionable_order_statuses' ) );
		return array(
			'orders'    => $statuses ? $this->total( '/wc-analytics/orders', array( 'status' => $statuses ) ) : 0,
			'reviews'   => $this->total( '/wc-analytics/products/reviews', array( 'status' => 'hold' ) ),
			'low_stock' => $this->total( '/wc-analytics/products/count-low-in-stock', array( 'status' => 'publish' ) ),
		);
	}

	/** @param array<string, mixed> $query Query. */
	private function total( string $path, array $query ): ?int {
		$request = new WP_REST_Request( 'GET', $path );
		$request->set_query_params( $query + array( 'per_page' => 1 ) );
		$response = rest_do_request( $request );
		return $response->is_error() ? null : (int) ( $response->get_headers()['X-WP-Total'] ?? 0 );
	}
}
