<?php
/**
 * The host's list of subscriptions, for the page.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Marketplace;

use StoreAdmin\Boot\HostCall;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The host's route prints its answer and ends the request, so it cannot be run while a page is made: the page would end there. Here is the same
 * answer without that.
 */
final class RememberedSubscriptions {

	/**
	 * REST route of the host.
	 */
	private const ROUTE = '/wc/v3/marketplace/subscriptions';

	/**
	 * Whether the account is connected and the host remembers what it answered, so that reading subscriptions asks no other site. False
	 * until the host's route has been used once, because the route does further work on its first use.
	 */
	public static function are_known(): bool {
		$data = get_option( 'woocommerce_helper_data' );

		// The host is asked last, because a store without an account need not load its helper.
		return is_array( $data ) && ! empty( $data['my_subscriptions_tab_loaded'] )
			&& is_array( get_transient( LastAnswer::TRANSIENT ) )
			&& (bool) HostCall::method( 'WC_Helper', 'is_site_connected' );
	}

	/**
	 * Answers in place of the route. The manifest of the screen names the capability.
	 *
	 * @param mixed $result  What another plugin answers.
	 * @param mixed $server  The REST server.
	 * @param mixed $request Request.
	 * @return mixed
	 */
	public static function answer( $result, $server, $request ) {
		if ( ! $request instanceof WP_REST_Request || self::ROUTE !== $request->get_route() ) {
			return $result;
		}

		$rows = HostCall::method( 'WC_Helper', 'get_subscription_list_data' );

		return is_array( $rows ) ? new WP_REST_Response( array_values( $rows ) ) : new WP_Error( 'store_admin_unknown', '', array( 'status' => 404 ) );
	}
}
