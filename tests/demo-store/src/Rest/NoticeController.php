<?php
/**
 * The route that dismisses notices.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use WP_Error;
use WP_REST_Request;

/** Remembers for the user when a notice about subscriptions was dismissed. Of other notices it says that they were not. */
final class NoticeController extends Controller {

	private const META = array(
		'woo-subscription-expired-notice'  => 'woo_subscription_expired_notice_dismiss',
		'woo-subscription-expiring-notice' => 'woo_subscription_expiring_notice_dismiss',
	);

	/** Registers the route. */
	public function register(): void {
		$this->route( 'wc-admin/notice/dismiss', $this->endpoint( self::POST, array( $this, 'dismiss' ), static fn (): bool => current_user_can( 'manage_woocommerce' ) ) );
	}

	/** @return array{success: bool}|WP_Error */
	public function dismiss( WP_REST_Request $request ): array|WP_Error {
		if ( ! wp_verify_nonce( (string) $request['dismiss_notice_nonce'], 'dismiss_notice' ) ) {
			return new WP_Error( 'unauthorized', 'Invalid nonce.', array( 'status' => 401 ) );
		}
		$meta = self::META[ (string) $request['notice_id'] ] ?? '';
		if ( '' !== $meta ) {
			update_user_meta( get_current_user_id(), $meta, time() );
		}
		return array( 'success' => '' !== $meta );
	}
}
