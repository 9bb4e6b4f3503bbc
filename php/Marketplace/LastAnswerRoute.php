<?php
/**
 * The route of the last answer of the account.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Marketplace;

use WP_REST_Response;

/**
 * Read after the host's own list, which does not say whether the account answered.
 */
final class LastAnswerRoute {

	/**
	 * Registers the route.
	 */
	public static function register(): void {
		register_rest_route(
			'store-admin/v1',
			'/subscriptions-answer',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => static function (): WP_REST_Response {
						return new WP_REST_Response( LastAnswer::read() );
					},
					'permission_callback' => static function (): bool {
						return current_user_can( 'manage_woocommerce' );
					},
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
	}

	/**
	 * JSON schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'subscriptions-answer',
			'type'       => 'object',
			'properties' => array(
				'failed'        => array( 'type' => 'boolean' ),
				'refused'       => array( 'type' => 'boolean' ),
				'at'            => array( 'type' => 'string' ),
				'subscriptions' => array(
					'type'  => 'array',
					'items' => array( 'type' => 'object' ),
				),
			),
		);
	}
}
