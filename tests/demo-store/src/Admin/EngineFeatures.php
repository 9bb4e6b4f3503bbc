<?php
/**
 * Features that a shopkeeper switches on and off.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

/** State of the features of the advanced settings tab. */
final class EngineFeatures {

	/** Slug to option (or fixed state) and whether it is experimental. */
	private const LIST = array(
		'analytics'             => array( 'woocommerce_analytics_enabled', 'yes', false ),
		'product_block_editor'  => array( 'woocommerce_feature_product_block_editor_enabled', 'no', true ),
		'cart_checkout_blocks'  => array( '', 'no', false ),
		'rate_limit_checkout'   => array( 'woocommerce_feature_rate_limit_checkout_enabled', 'no', false ),
		'marketplace'           => array( '', 'yes', false ),
		'order_attribution'     => array( 'woocommerce_feature_order_attribution_enabled', 'yes', false ),
		'site_visibility_badge' => array( 'woocommerce_feature_site_visibility_badge_enabled', 'yes', false ),
		'remote_logging'        => array( 'woocommerce_feature_remote_logging_enabled', 'yes', false ),
		'email_improvements'    => array( 'woocommerce_feature_email_improvements_enabled', 'no', false ),
		'blueprint'             => array( 'woocommerce_feature_blueprint_enabled', 'yes', false ),
		'block_email_editor'    => array( 'woocommerce_feature_block_email_editor_enabled', 'no', true ),
		'point_of_sale'         => array( 'woocommerce_feature_point_of_sale_enabled', 'yes', true ),
		'fulfillments'          => array( '', 'no', false ),
		'custom_order_tables'   => array( 'woocommerce_custom_orders_table_enabled', 'yes', false ),
		'cost_of_goods_sold'    => array( 'woocommerce_feature_cost_of_goods_sold_enabled', 'no', false ),
	);

	/**
	 * State by slug.
	 *
	 * @return array<string, array{is_enabled: bool, is_experimental: bool}>
	 */
	public static function states(): array {
		$states = array();
		foreach ( self::LIST as $slug => [ $option, $default, $is_experimental ] ) {
			$states[ $slug ] = array(
				'is_enabled'      => 'yes' === ( '' === $option ? $default : get_option( $option, $default ) ),
				'is_experimental' => $is_experimental,
			);
		}
		return $states;
	}
}
