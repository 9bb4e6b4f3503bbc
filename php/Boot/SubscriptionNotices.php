<?php
/**
 * Notices about subscriptions.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

/**
 * What this user has dismissed of them. The host shows a dismissed one again after 30 days.
 */
final class SubscriptionNotices {

	private const SECONDS = 30 * 24 * 60 * 60;

	/**
	 * Names of the host's user meta, by kind of notice.
	 */
	private const META = array(
		'expired'  => 'woo_subscription_expired_notice_dismiss',
		'expiring' => 'woo_subscription_expiring_notice_dismiss',
		'missing'  => 'woo_subscription_missing_notice_dismiss',
	);

	/**
	 * Kinds of notices that this user dismissed not long ago.
	 *
	 * @return array<int, string>
	 */
	public function hidden(): array {
		$is_hidden = static function ( string $meta ): bool {
			$at = get_user_meta( get_current_user_id(), $meta, true );

			return is_numeric( $at ) && time() - (int) $at < self::SECONDS;
		};

		return array_keys( array_filter( self::META, $is_hidden ) );
	}

	/**
	 * Nonce that the host's route for dismissals wants beside the usual one.
	 */
	public function nonce(): string {
		return current_user_can( 'manage_woocommerce' ) ? (string) wp_create_nonce( 'dismiss_notice' ) : '';
	}
}
