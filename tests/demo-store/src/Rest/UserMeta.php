<?php
/**
 * The field woocommerce_meta of users.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use WP_User;

/** Preferences of the admin app, one user meta each, all of them texts. */
final class UserMeta {

	private const PREFIX = 'woocommerce_admin_';

	private const FIELDS = array(
		'variable_product_tour_shown',
		'activity_panel_inbox_last_read',
		'activity_panel_reviews_last_read',
		'categories_report_columns',
		'coupons_report_columns',
		'customers_report_columns',
		'orders_report_columns',
		'products_report_columns',
		'revenue_report_columns',
		'taxes_report_columns',
		'variations_report_columns',
		'dashboard_sections',
		'dashboard_chart_type',
		'dashboard_chart_interval',
		'dashboard_leaderboard_rows',
		'order_attribution_install_banner_dismissed',
		'scheduled_updates_promotion_notice_dismissed',
		'homepage_layout',
		'homepage_stats',
		'task_list_tracked_started_tasks',
		'android_app_banner_dismissed',
		'launch_your_store_tour_hidden',
		'coming_soon_banner_dismissed',
	);

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_action( 'rest_api_init', array( $this, 'register' ) );
		add_action( 'init', array( $this, 'register_meta' ) );
	}

	/** Registers the field, and the one that tells super administrators apart. */
	public function register(): void {
		register_rest_field( 'user', 'is_super_admin', array( 'get_callback' => static fn ( array $user ): bool => is_super_admin( (int) $user['id'] ) ) );
		register_rest_field(
			'user',
			'woocommerce_meta',
			array(
				'get_callback'    => array( $this, 'read' ),
				'update_callback' => array( $this, 'write' ),
			)
		);
	}

	/** Registers the two values that REST also shows as plain user meta. */
	public function register_meta(): void {
		foreach ( array( 'woocommerce_launch_your_store_tour_hidden', 'woocommerce_coming_soon_banner_dismissed' ) as $key ) {
			register_meta(
				'user',
				$key,
				array(
					'type'         => 'string',
					'single'       => true,
					'show_in_rest' => true,
				)
			);
		}
	}

	/**
	 * Values of a user.
	 *
	 * @param array<string, mixed> $user User as REST prepares it.
	 * @return array<string, string>
	 */
	public function read( array $user ): array {
		$values = array();
		foreach ( $this->fields() as $field ) {
			$value            = get_user_meta( (int) $user['id'], self::PREFIX . $field, true );
			$values[ $field ] = is_scalar( $value ) ? (string) $value : '';
		}
		return $values;
	}

	/**
	 * Stores the values that are known; others are ignored.
	 *
	 * @param mixed   $values Values from outside.
	 * @param WP_User $user   User.
	 */
	public function write( mixed $values, WP_User $user ): void {
		foreach ( is_array( $values ) ? $values : array() as $field => $value ) {
			if ( in_array( $field, $this->fields(), true ) && is_scalar( $value ) ) {
				update_user_meta( $user->ID, self::PREFIX . $field, wp_slash( (string) $value ) );
			}
		}
	}

	/** @return list<string> */
	private function fields(): array {
		return array_values( (array) apply_filters( 'woocommerce_admin_get_user_data_fields', self::FIELDS ) );
	}
}
