<?php
/**
 * The signed-in user and the locale.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

/**
 * Values of the boot object that come from WordPress, not from the host.
 *
 * @phpstan-import-type User from BootSettings
 * @phpstan-import-type Locale from BootSettings
 */
final class PersonFacts {

	/**
	 * Capabilities that our screens check. The complete list, for pages of extensions, is in the answer of users/me.
	 */
	private const CAPABILITIES = array(
		'manage_woocommerce',
		'view_woocommerce_reports',
		'create_customers',
		'edit_products',
		'edit_others_products',
		'publish_products',
		'read_private_products',
		'edit_shop_orders',
		'edit_others_shop_orders',
		'read_private_shop_orders',
		'edit_shop_coupons',
		'manage_product_terms',
		'moderate_comments',
		'export',
		'import',
		'list_users',
		'upload_files',
		'edit_theme_options',
		'install_plugins',
		'activate_plugins',
		'update_plugins',
		'install_themes',
		'switch_themes',
		'manage_options',
	);

	/**
	 * The signed-in user.
	 *
	 * @return User
	 */
	public function user(): array {
		$user = wp_get_current_user();

		return array(
			'id'           => $user->ID,
			'name'         => (string) $user->display_name,
			'capabilities' => array_values( array_filter( self::CAPABILITIES, 'current_user_can' ) ),
		);
	}

	/**
	 * Language, and formats of dates.
	 *
	 * @return Locale
	 */
	public function locale(): array {
		return array(
			'site'        => Text::of( get_locale(), 'en_US' ),
			'user'        => Text::of( get_user_locale(), 'en_US' ),
			'isRtl'       => is_rtl(),
			'startOfWeek' => absint( get_option( 'start_of_week' ) ) % 7,
			'dateFormat'  => Text::of( get_option( 'date_format' ), 'F j, Y' ),
			'timeFormat'  => Text::of( get_option( 'time_format' ), 'g:i a' ),
			'timeZone'    => Text::of( wp_timezone_string(), '+00:00' ),
		);
	}
}
